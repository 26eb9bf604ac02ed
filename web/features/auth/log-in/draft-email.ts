import { tabStore } from '#web/lib/storage/web-storage'

// The prefix of drafts: it is removed at the log-out as well.
const name = 'draft log-in'

/** Unused e-mail address typed into the log-in of this tab; it survives a reload. */
export const readDraftEmail = (): string => tabStore.read(name) ?? ''

/** Stores the address for the tab; an empty one removes it. */
export function storeDraftEmail(email: string): void {
  tabStore.write(name, email || undefined)
}
