import { ownApi } from '#web/features/session/public'

/** A document of a booking: an invoice by its own id, the others by that of the booking. */
type DocumentKind = 'invoice' | 'confirmation' | 'calendar'

/**
 * Opens a document by an address that is good for a minute: papers in a tab of their own, which must open at the click,
 * or a browser would keep it closed; a file for calendars where the browser keeps what it downloads.
 */
export async function openDocument(kind: DocumentKind, id: number): Promise<void> {
  const tab = kind === 'calendar' ? null : window.open('', '_blank')
  try {
    const { address } = await ownApi('POST /core/documents/links', { body: { kind, id } })
    if (!tab) return location.assign(address)
    tab.opener = null
    tab.location.replace(address)
  } catch (error) {
    tab?.close()
    throw error
  }
}
