// Keeps what the build made, so that solo play, rules and replays work without a network.
// The build writes the list of files and its stamp in place of the two words below.
const FILES = 'FILES';
const CACHE = `cabale-${'VERSION'}`;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

// A notice that it is somebody's turn leads to his table.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const table = event.notification.data;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      const page = pages.find(({ url }) => url === table) ?? pages[0];
      return page === undefined ? self.clients.openWindow(table) : page.focus();
    }),
  );
});

// The page itself from the network when there is one; files with a hash in their name never change.
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== self.location.origin) return;
  const home = new URL('./', self.location.href).pathname;
  if (event.request.mode === 'navigate' && url.pathname === home)
    event.respondWith(fetch(event.request).catch(() => caches.match('./')));
  else if (url.pathname.startsWith(`${home}assets/`) || FILES.includes(url.pathname.slice(home.length)))
    event.respondWith(caches.match(event.request, { ignoreSearch: true }).then((kept) => kept ?? fetch(event.request)));
});
