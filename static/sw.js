// The site has no service worker. Visitors of an earlier site at this address may still have one, which would show
// them that site for good. Their browsers look for a newer worker here: it deletes the caches and itself, and loads
// the pages that are open again.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  const leave = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
    for (const client of await self.clients.matchAll()) client.navigate(client.url);
  };
  event.waitUntil(leave());
});
