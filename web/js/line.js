// The connection to a table: it comes back by itself, and says when it is lost.
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 10000;
// The server closes with this when its owner may see nothing more over this line.
const BARRED = 4403;

export class Line {
  constructor(table, { picture, answer, lost }) {
    this.heard = { picture, answer, lost };
    this.banner = document.getElementById('lost');
    this.address = new URL(table.dataset.socket, location.href);
    this.address.protocol = this.address.protocol.replace('http', 'ws');
    this.unpacks = typeof DecompressionStream === 'function';
    if (this.unpacks) this.address.searchParams.set('packed', 'true');
    this.address.searchParams.set('pieces', 'true');
    this.asked = 0;
    this.pause = FIRST_PAUSE;
    this.latest = Promise.resolve();
    this.connect();
    addEventListener('online', () => this.hurry());
    document.addEventListener('visibilitychange', () => document.hidden || this.hurry());
  }

  get open() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  // Sends a wish; its answer carries the number that this gives back.
  send(wish) {
    const id = ++this.asked;
    this.socket.send(JSON.stringify({ id, ...wish }));
    return id;
  }

  connect() {
    clearTimeout(this.timer);
    const socket = this.socket = new WebSocket(this.address);
    // What this socket has brought of the page; another one begins anew.
    const held = { pieces: [] };
    socket.binaryType = 'arraybuffer';
    socket.onopen = () => {
      this.pause = FIRST_PAUSE;
      this.banner.hidden = true;
    };
    // Unpacking takes a moment: messages wait for each other, so that none overtakes another.
    socket.onmessage = ({ data }) => {
      const came = performance.now();
      // What cannot be read is asked for again by a new connection.
      const read = () => unpack(data).then((text) => together(JSON.parse(text), held)).catch(() => socket.close());
      this.latest = this.latest.then(read).then((message) => message && this.hear(message, came));
    };
    socket.onclose = ({ code }) => {
      // Asking for the page anew tells what may be seen now.
      if (code === BARRED) return location.reload();
      this.banner.hidden = false;
      this.heard.lost?.();
      this.timer = setTimeout(() => this.connect(), this.pause);
      this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
    };
  }

  hurry() {
    if (this.socket?.readyState === WebSocket.CLOSED) this.connect();
  }

  hear(message, came) {
    if (message.answer) this.heard.answer(message.answer);
    if (message.picture) this.heard.picture(message.picture, came);
  }
}

// Puts a page together: of what came before, only where it stood there is sent.
function together(message, held) {
  const sent = message.picture?.pieces;
  if (!sent) return message;
  held.pieces = sent.flatMap((one) => typeof one === 'string' ? one : held.pieces.slice(one[0], one[0] + one[1]));
  message.picture.html = held.pieces.join('');
  return message;
}

async function unpack(data) {
  if (typeof data === 'string') return data;
  // Read by hand: quicker than by way of a Blob and a Response.
  const stream = new DecompressionStream('gzip');
  const writer = stream.writable.getWriter();
  // Whether it can be unpacked is told to whoever reads.
  writer.write(data).catch(() => {});
  writer.close().catch(() => {});
  const [reader, decoder] = [stream.readable.getReader(), new TextDecoder()];
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
  }
}
