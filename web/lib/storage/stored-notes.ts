import { createStore } from '../create-store'
import { localStore } from './web-storage'

/**
 * Where this browser stores a visitor's notes on villas, and the tokens that remove the lists they have shared. Both
 * work without an account, so a log-out removes them: the next visitor on a shared computer must not find them.
 */
export const storedNotesKeys = { notes: 'shortlist-notes', sharedLists: 'shared-shortlists' } as const

const removals = createStore(() => 0)

/** Calls the listener when the notes have been removed, so that a store drops what it holds in memory. */
export const onNotesRemoved = removals.subscribe

export function removeStoredNotes(): void {
  for (const key of Object.values(storedNotesKeys)) localStore.write(key, undefined)
  removals.set(removals.get() + 1)
}
