// The prefix of drafts: it is removed at the log-out as well.
const name = 'draft log-in'

/** Unused e-mail address typed into the log-in of this tab; it survives a reload. */
export function readDraftEmail(): string {
  try {
    return sessionStorage.getItem(name) ?? ''
  } catch {
    return ''
  }
}

/** Stores the address for the tab; an empty one removes it. */
export function storeDraftEmail(email: string): void {
  try {
    if (email) sessionStorage.setItem(name, email)
    else sessionStorage.removeItem(name)
  } catch {
    // Storage is full or disabled.
  }
}
