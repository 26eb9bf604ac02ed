import type { ApiError } from '#web/lib/api-client'
import { tabStore } from '#web/lib/storage/web-storage'

/** Whether an e-mail link is used, expired or unknown; a malformed one counts as well. */
export const isLinkExpired = ({ status, errors }: ApiError): boolean =>
  status === 410 || (status === 422 && errors.some(({ field }) => /^(headers\.(token|input)|body\.token)$/.test(field)))

export const base64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), byte => String.fromCharCode(byte)).join(''))

/** Notifies the opener of the sign-up of the signed-in user's id (SPEC B4). */
export const dispatchSignedIn = (contactId: string): unknown =>
  document.dispatchEvent(new CustomEvent('user-signed', { detail: { contactId } }))

// The prefix of drafts: it is removed at the log-out as well.
const name = 'draft log-in'

/** Unused e-mail address typed into the log-in of this tab; it survives a reload. */
export const readDraftEmail = (): string => tabStore.read(name) ?? ''

/** Stores the address for the tab; an empty one removes it. */
export function storeDraftEmail(email: string): void {
  tabStore.write(name, email || undefined)
}
