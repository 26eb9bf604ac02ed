import type { Language } from '#domain/text/language'
import type { Context } from '#server/context'

/** The location of a villa as text: region and country. Empty where it is unknown. */
export function villaLocation({ catalogue }: Pick<Context, 'catalogue'>, villaId: number, language: Language): string {
  const region = catalogue.content.regionById.get(catalogue.villas.get(villaId)?.row.regionId ?? 0)
  const country = region && catalogue.content.countryById.get(region.countryId)
  return [region, country].flatMap(one => one?.name[language] ?? []).join(', ')
}
