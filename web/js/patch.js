// Makes what is on the page like what the server sent, touching only what differs: focus, scrolling, open
// menus, selection and running transitions stay. What is marked data-keep belongs to the browser, and what is marked
// data-added was put there by it.

const OWN = new Set(['open', 'data-offered', 'data-picked', 'data-waiting', 'data-watching', 'data-filling', 'data-full']);

const key = (node) => node.nodeType === 1 ? node.id || node.dataset?.key || null : null;

function sameKind(a, b) {
  return a.nodeType === b.nodeType && a.nodeName === b.nodeName && key(a) === key(b);
}

// How something can be pointed at by keys is the browser's, too.
const isPointed = (element, name) => (name === 'tabindex' || name === 'role') && element.hasAttribute('data-target');

function attributes(from, to) {
  for (const { name, value } of to.attributes) {
    if (!OWN.has(name) && from.getAttribute(name) !== value) from.setAttribute(name, value);
  }
  for (const { name } of [...from.attributes]) {
    if (!to.hasAttribute(name) && !OWN.has(name) && !isPointed(from, name)) from.removeAttribute(name);
  }
}

export function patch(from, to) {
  if (from.nodeType !== 1) {
    if (from.nodeValue !== to.nodeValue) from.nodeValue = to.nodeValue;
    return;
  }
  if (from.id && from.isEqualNode(to)) return;
  attributes(from, to);
  if (to.hasAttribute('data-keep')) return;
  const known = new Map();
  for (const child of from.childNodes) if (key(child)) known.set(key(child), child);
  const kept = new Set([...to.childNodes].map(key).filter(Boolean));
  // What has a name that is not wanted any more goes first: what comes after it is met in its place.
  const goes = (node) => node.nodeType === Node.COMMENT_NODE || (key(node) && !kept.has(key(node)));
  let here = from.firstChild;
  for (const wanted of [...to.childNodes]) {
    while (here && (added(here) || goes(here))) here = added(here) ? here.nextSibling : drop(here);
    const named = key(wanted) && known.get(key(wanted));
    const same = wanted.nodeType === 1 && wanted.hasAttribute('data-same');
    if (same || named && sameKind(named, wanted)) {
      const node = named ?? document.getElementById(wanted.id);
      if (node === here) here = here.nextSibling;
      else from.insertBefore(node, here);
      if (!same) patch(node, wanted);
    } else if (here && sameKind(here, wanted) && !key(wanted)) {
      const next = here.nextSibling;
      patch(here, wanted);
      here = next;
    } else {
      from.insertBefore(document.importNode(wanted, true), here);
    }
  }
  while (here) here = added(here) ? here.nextSibling : drop(here);
}

const added = (node) => node.nodeType === Node.ELEMENT_NODE && node.hasAttribute('data-added');

// Takes a node away; gives the one after it.
function drop(node) {
  const next = node.nextSibling;
  node.remove();
  return next;
}

// Parts that came before are not read again: a stub stands for each, and `patch` leaves what is there.
const seen = new Map();

export function lean(html) {
  return html.split('<!--part-->').map((piece, at) => {
    const id = at % 2 ? /^<[^>]* id="([^"]+)"/.exec(piece)?.[1] : null;
    if (!id) return piece;
    if (seen.get(id) === piece && document.getElementById(id)) return `<i id="${id}" data-same></i>`;
    seen.set(id, piece);
    return piece;
  }).join('');
}

// Reads HTML, SVG included, without putting it into the page.
export function read(html) {
  return new DOMParser().parseFromString(html, 'text/html').body;
}
