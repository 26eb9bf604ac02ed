import type { PassportDetails } from '#domain/passports/passport'

/** What was typed into a row and is not saved yet. */
export interface UnsavedEdit {
  /** The row on which the edit is based. */
  base: PassportDetails
  details: PassportDetails
  guardianId: string | null
  revision: number
}

/**
 * Unsaved edits of this document, in memory only: passport details are never written to the browser's storage. They
 * survive a session that ends and is renewed by a log-in on the same page.
 */
const edits = new Map<string, UnsavedEdit>()
let owner: string | undefined

/** Forgets the edits of anybody else. */
export function claimEdits(contactId: string): void {
  if (owner !== contactId) edits.clear()
  owner = contactId
}

export const readEdit = (rowId: string): UnsavedEdit | undefined => edits.get(rowId)
export const keepEdit = (rowId: string, edit: UnsavedEdit): void => void edits.set(rowId, edit)
export const forgetEdit = (rowId: string): void => void edits.delete(rowId)

// At the log-out the session forgets all drafts.
globalThis.addEventListener?.('drafts-forgotten', () => edits.clear())
