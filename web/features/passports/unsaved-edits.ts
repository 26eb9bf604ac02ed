import { createMemoryEdits } from '#web/features/autosave/public'

/**
 * Unsaved edits of this document, in memory only: passport details are never written to the browser's storage. They
 * survive a session that ends and is renewed by a log-in on the same page.
 */
export const passportEdits = createMemoryEdits()
let owner: string | undefined

/** Forgets the edits of anybody else. */
export function claimEdits(contactId: string): void {
  if (owner !== contactId) passportEdits.clear()
  owner = contactId
}

// At the log-out the session forgets all drafts.
globalThis.addEventListener?.('drafts-forgotten', () => passportEdits.clear())
