// Shows messages when no page is open, and opens the table they are about.

self.addEventListener('push', (event) => {
  let message = {};
  try {
    message = event.data?.json() ?? {};
  } catch {
    // A message that cannot be read still says that there is something.
  }
  const shown = self.registration.showNotification(message.title ?? 'Damrak', {
    body: message.body ?? '',
    // A later message about the same table takes the place of an earlier one.
    tag: message.table ?? 'damrak',
    renotify: true,
    icon: '/icon-192.png',
    data: { link: message.link ?? '/' },
  });
  event.waitUntil(shown);
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const wanted = new URL(event.notification.data?.link ?? '/', self.location.origin);
  // Only pages of ours are opened, whatever a message says.
  const link = wanted.origin === self.location.origin ? wanted.href : '/';
  const open = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = pages.find((page) => page.url === link);
    return there ? there.focus() : self.clients.openWindow(link);
  };
  event.waitUntil(open());
});
