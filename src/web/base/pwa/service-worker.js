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

// A page asks who it is, so that a notice of its turn leads back to it. (By its address one would not find it:
// a service worker knows only the one at which it was opened.)
self.addEventListener('message', (event) => event.ports[0]?.postMessage(event.source?.id));

// The server says that it is somebody's turn while no page of his is open, or that the day's moment is there.
self.addEventListener('push', (event) => {
  const { title, lang, path, topic = 'turn' } = event.data.json();
  const icon = new URL('./icon.svg', self.location.href).href;
  const table = new URL(path, self.location.href).href;
  event.waitUntil(
    self.registration.showNotification(title, { tag: `cabale-${topic}`, renotify: true, lang, icon, data: { table } }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { page, table } = event.notification.data;
  event.waitUntil(
    self.clients.get(page ?? '').then((open) => (open === undefined ? self.clients.openWindow(table) : open.focus())),
  );
});

// A net is kept when it is first fetched.
const fetched = async (request) => {
  const answer = await fetch(request);
  if (answer.ok && request.url.endsWith('.bin')) (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
};

// The page itself from the network when there is one; files with a hash in their name never change.
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== self.location.origin) return;
  const home = new URL('./', self.location.href).pathname;
  const isPage = url.pathname === home || /^[trd]\/[^/]+$/.test(url.pathname.slice(home.length));
  if (event.request.mode === 'navigate' && isPage)
    event.respondWith(fetch(event.request).catch(() => caches.match('./')));
  else if (url.pathname.startsWith(`${home}assets/`) || FILES.includes(url.pathname.slice(home.length)))
    event.respondWith(
      caches.match(event.request, { ignoreSearch: true }).then((kept) => kept ?? fetched(event.request)),
    );
});
