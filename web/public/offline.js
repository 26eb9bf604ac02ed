// Shows the saved copies of pages of the client area where there is no connection (PD-76). It stores nothing itself:
// the pages save their copies, and a log-out removes them.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', event => {
  const { request } = event
  const isOurs = /^(\/(fr|de))?\/secure\//.test(new URL(request.url).pathname)
  if (request.mode !== 'navigate' || request.method !== 'GET' || !isOurs) return
  event.respondWith(
    fetch(request).catch(async error => {
      // A parameter names a booking: the copy of another one would mislead.
      const isNamed = new URL(request.url).search !== ''
      const copy = await caches.match(request, { ignoreSearch: !isNamed })
      if (copy) return copy
      throw error
    }),
  )
})
