import type { Comparison } from '#contract/villas/comparison'
import type { Queryable } from '#database/connection'
import { isValidRow } from '#database/tables/rows'
import { type Audience, hiddenFrom } from '#domain/geography/audience'
import { selectNearbyFacts } from '#domain/geography/nearby'
import type { Language } from '#domain/text/language'
import { presentAmenities } from '#server/catalogue/present'
import { findRatings, findTextsOfVillas } from '#server/catalogue/queries'
import type { Context } from '#server/context'

/** Amenities and facts of villas, side by side. */
export async function compareVillas(
  db: Queryable,
  { catalogue }: Pick<Context, 'catalogue'>,
  ids: readonly number[],
  { language, audience }: { language: Language; audience: Audience },
): Promise<Comparison> {
  const villas = [...new Set(ids)].flatMap(id => {
    const villa = catalogue.villas.get(id)
    return villa && !hiddenFrom(audience, villa.search) ? [villa] : []
  })
  const shown = villas.map(({ row }) => row.id)
  const [ratings, texts] = await Promise.all([findRatings(db, shown), findTextsOfVillas(db, shown)])
  const ratingOf = new Map(ratings.map(rating => [rating.villaId, rating]))
  const textsOf = new Map(texts.filter(text => isValidRow('villa_texts', text)).map(text => [text.id, text]))
  const named = new Map<number, string>()
  const compared = villas.map(villa => {
    const amenities = presentAmenities(villa, catalogue.content, language).flatMap(category => category.amenities)
    for (const { id, name } of amenities) named.set(id, name)
    const rating = ratingOf.get(villa.row.id)
    return {
      propertyId: villa.row.id,
      amenities: amenities.map(({ id }) => id),
      starsAverage: rating?.starsAverage ?? null,
      numberOfReviews: rating?.numberOfReviews ?? 0,
      nearby: nearestOfEach(textsOf.get(villa.row.id)?.nearby ?? [], language),
    }
  })
  return { villas: compared, amenities: [...named].map(([id, name]) => ({ id, name })) }
}

type Fact = Parameters<typeof selectNearbyFacts>[0][number] & { name: Record<Language, string> }

function nearestOfEach(facts: readonly Fact[], language: Language) {
  const told = selectNearbyFacts(facts)
  return told
    .filter((fact, i) => told.findIndex(({ kind }) => kind === fact.kind) === i)
    .map(({ kind, name, minutes, by }) => ({ kind, name: name[language], minutes, by }))
}
