import { ProblemError } from '#contract/problems'
import { todayAt } from '#domain/calendar/today'
import { termsOn } from '#domain/pricing/terms'
import { type Language, localPath } from '#domain/text/language'
import type { CatalogueVilla } from '#server/catalogue/catalogue'
import { presentAmenities, presentPropertyDetail } from '#server/catalogue/present'
import { readSlideshow, readVillaTexts } from '#server/catalogue/read-villa'
import type { Context } from '#server/context'
import { picturesOf } from '#server/features/media/public'

/** Renders the villa's fact sheet as a PDF with today's prices. Stops early once `isWanted` returns false. */
export async function makeFactSheet(
  context: Context,
  villa: CatalogueVilla,
  language: Language,
  isWanted = () => true,
): Promise<Uint8Array> {
  const { clock, catalogue, configuration } = context
  const { content } = catalogue
  const { publicUrl: site, company, office } = configuration
  const [texts, [picture]] = await Promise.all([
    readVillaTexts(context.db, context, villa.row.id),
    readSlideshow(context.db, context, villa.row.slideshowId),
  ])
  if (!texts) throw new ProblemError('not-found')
  const today = todayAt(clock.now(), villa.timezone)
  const name = picture && { id: picture.id, hash: picture.hash, width: 1920, format: 'jpg' as const }
  const bytes = name && (await picturesOf(context).findIfThere(name, { address: 'fact sheets' }))
  const shown = bytes && { bytes, alt: picture.alt[language] }
  if (!isWanted()) throw new ProblemError('unavailable')
  return context.documents.factSheetPdf({
    sender: { site, company, office },
    language,
    today,
    address: `${site}${localPath(villa.row.path, language)}`,
    villa: presentPropertyDetail(villa, texts, content, language, today),
    amenities: presentAmenities(villa, content, language),
    terms: termsOn(today, content.settings.terms),
    picture: shown ?? null,
  })
}
