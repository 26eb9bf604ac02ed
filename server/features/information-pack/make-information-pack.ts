import { todayAt } from '#domain/calendar/today'
import type { Language } from '#domain/text/language'
import { readSlideshow } from '#server/catalogue/read-villa'
import type { Context } from '#server/context'
import type { FoundBooking } from '#server/features/bookings/public'
import { picturesOf } from '#server/features/media/public'
import { presentInformationPack } from './get-information-pack.ts'

/** Renders a booking's information pack as a PDF. Throws `not-found` where its villa no longer exists. */
export async function makeInformationPack(
  context: Context,
  found: FoundBooking,
  language: Language,
): Promise<{ bytes: Uint8Array; name: string }> {
  const { db, catalogue, clock, configuration } = context
  const { publicUrl: site, company, office } = configuration
  const pack = await presentInformationPack(db, context, found, language)
  const villa = catalogue.villas.get(pack.villa.id)
  const [picture] = villa ? await readSlideshow(db, context, villa.row.slideshowId) : []
  const name = picture && { id: picture.id, hash: picture.hash, width: 1920, format: 'jpg' as const }
  const shown = name && (await picturesOf(context).findIfThere(name, { address: 'information packs' }))
  const bytes = await context.documents.informationPackPdf({
    sender: { site, company, office },
    language,
    today: todayAt(clock.now(), pack.timezone),
    pack,
    picture: shown ? { bytes: shown, alt: picture.alt[language] } : null,
  })
  return { bytes, name: `${pack.reference}.pdf` }
}
