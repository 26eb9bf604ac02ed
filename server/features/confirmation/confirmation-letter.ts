import type { Queryable } from '#database/connection'
import { presentPicture } from '#server/catalogue/present'
import type { Context } from '#server/context'
import { buildIcal, type FoundBooking } from '#server/features/bookings/public'
import { confirmationFacts } from './confirmation-facts.ts'

/**
 * Builds the confirmation e-mail with its PDF and calendar file; undefined where the booking has no e-mail address.
 * Throws `not-found`.
 */
export async function confirmationLetter(
  db: Queryable,
  world: Pick<Context, 'documents' | 'configuration' | 'catalogue'>,
  found: FoundBooking,
) {
  const { catalogue, configuration, documents } = world
  const { email: recipient, items, row } = found
  if (!recipient) return undefined
  const facts = await confirmationFacts(db, world, found)
  const villaId = items.find(({ kind }) => kind === 'villa')?.villaId ?? 0
  const house = catalogue.villas.get(villaId)
  const picture = house && presentPicture(house.row.thumb, row.language)
  const letter = await documents.letterConfirmation({
    ...facts,
    recipient,
    picture: picture && { ...picture, url: `${configuration.publicUrl}${picture.url}/1000.jpg` },
  })
  return {
    recipient,
    requestedBy: 'own-booking' as const,
    language: row.language,
    ...letter,
    replyTo: configuration.office.email,
    calendar: await buildIcal(world, found),
    calendarMethod: 'publish' as const,
    pdf: Buffer.from(await documents.confirmationPdf(facts)),
    pdfName: `${row.reference}.pdf`,
  }
}
