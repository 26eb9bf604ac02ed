const prefix = 'offline '

/** The browser's cache for the saved pages of a contact. Undefined without a secure connection. */
export const offlineCacheOf = (contactId: string): Promise<Cache> | undefined =>
  globalThis.caches?.open(prefix + contactId)

/** Removes the saved pages, except those of one contact. */
export async function removeOfflineCopies(except?: string): Promise<void> {
  const names = (await globalThis.caches?.keys()) ?? []
  const removed = names.filter(name => name.startsWith(prefix) && name !== prefix + except)
  await Promise.all(removed.map(name => caches.delete(name)))
}
