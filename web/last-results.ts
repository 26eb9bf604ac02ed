const key = 'results'

/** Keeps, for the tab, where a search was shown last: on the results page or on that of a collection. */
export function keepLastResults(address: string): void {
  try {
    sessionStorage.setItem(key, address)
  } catch {
    // Without storage there is no way back to be offered.
  }
}

/** The address at which a search was shown last. */
export function lastResults(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}
