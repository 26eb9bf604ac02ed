const key = 'results'

/** Stores for the tab the URL of the last results: the results page or a collection's. */
export function storeLastResultsUrl(address: string): void {
  try {
    sessionStorage.setItem(key, address)
  } catch {
    // Without storage there is no link back.
  }
}

/** The URL of the last results. */
export function readLastResultsUrl(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}
