// The connection to a table: it comes back by itself, and says when it is lost.
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 10000;

export class Line {
  constructor(table, { picture, answer }) {
    this.heard = { picture, answer };
    this.banner = document.getElementById('lost');
    this.address = new URL(table.dataset.socket, location.href);
    this.address.protocol = this.address.protocol.replace('http', 'ws');
    this.unpacks = typeof DecompressionStream === 'function';
    if (this.unpacks) this.address.searchParams.set('packed', 'true');
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
    this.socket = new WebSocket(this.address);
    this.socket.binaryType = 'arraybuffer';
    this.socket.onopen = () => {
      this.pause = FIRST_PAUSE;
      this.banner.hidden = true;
    };
    // Unpacking takes a moment: messages wait for each other, so that none overtakes another.
    this.socket.onmessage = ({ data }) => {
      this.latest = this.latest.then(() => unpack(data)).then((text) => this.hear(JSON.parse(text)));
    };
    this.socket.onclose = () => {
      this.banner.hidden = false;
      this.timer = setTimeout(() => this.connect(), this.pause);
      this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
    };
  }

  hurry() {
    if (this.socket?.readyState === WebSocket.CLOSED) this.connect();
  }

  hear(message) {
    if (message.answer) this.heard.answer(message.answer);
    if (message.picture) this.heard.picture(message.picture);
  }
}

async function unpack(data) {
  if (typeof data === 'string') return data;
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).text();
}
