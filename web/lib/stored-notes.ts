/**
 * Where this browser stores a visitor's notes on villas, and the tokens that remove the lists they have shared. Both
 * work without an account, so a log-out removes them: the next visitor on a shared computer must not find them.
 */
export const storedNotesKeys = { notes: 'shortlist-notes', sharedLists: 'shared-shortlists' } as const

const listeners = new Set<() => void>()

/** Calls `listener` when the notes have been removed, so that a store drops what it holds in memory. */
export function onNotesRemoved(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function removeStoredNotes(): void {
  try {
    for (const key of Object.values(storedNotesKeys)) localStorage.removeItem(key)
  } catch {
    // Storage is disabled: the notes are in memory only.
  }
  for (const listener of listeners) listener()
}
