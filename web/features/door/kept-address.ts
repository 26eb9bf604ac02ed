// Like the drafts of forms it goes when somebody signs out.
const name = 'draft log-in'

/** The address that was typed into the log-in of this tab and not used yet; a reload does not lose it. */
export function keptAddress(): string {
  try {
    return sessionStorage.getItem(name) ?? ''
  } catch {
    return ''
  }
}

/** Keeps it for the tab; an empty one is none. */
export function keepAddress(email: string): void {
  try {
    if (email) sessionStorage.setItem(name, email)
    else sessionStorage.removeItem(name)
  } catch {
    // Full, or forbidden.
  }
}
