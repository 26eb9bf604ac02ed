import { tabStore } from '#web/lib/storage/web-storage'

const key = 'results'

/** Stores for the tab the URL of the last results: the results page or a collection's. */
export function storeLastResultsUrl(address: string): void {
  tabStore.write(key, address)
}

/** The URL of the last results. */
export const readLastResultsUrl = (): string | undefined => tabStore.read(key)
