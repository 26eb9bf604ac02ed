import type { PressPage } from '#contract/content/editorial'
import { type Audience, hiddenFrom } from '#domain/geography/audience'
import type { Language } from '#domain/text/language'
import type { CatalogueVilla } from '#server/catalogue/catalogue'
import type { PressPageRow } from '#server/catalogue/rows/content'
import type { Context } from '#server/context'

/** The villas that a press piece mentions, limited to those that the audience can see. */
export const villasOf = (row: PressPageRow, { catalogue }: Context, audience: Audience): CatalogueVilla[] =>
  (catalogue.content.villasByPressPage.get(row.id) ?? [])
    .flatMap(({ villaId }) => catalogue.villas.get(villaId) ?? [])
    .filter(({ search }) => !hiddenFrom(audience, search))

/** The press pieces that mention a villa, newest first. */
export const pressAbout = ({ row }: CatalogueVilla, { content }: Context['catalogue']): PressPageRow[] =>
  (content.pressByVilla.get(row.id) ?? [])
    .flatMap(({ pressPageId }) => content.pressPageById.get(pressPageId) ?? [])
    .sort((a, b) => b.publishedOn.localeCompare(a.publishedOn) || b.id - a.id)

export function presentPressPage(
  row: PressPageRow,
  context: Context,
  language: Language,
  audience: Audience,
): PressPage {
  return {
    id: row.id,
    title: row.title[language],
    introText: row.introText[language],
    cmsRelativeURL: row.path,
    publisherName: row.publisherName,
    mediaType: row.mediaType,
    publishedOn: row.publishedOn,
    originalUrl: row.originalUrl,
    quote: row.quote?.[language] ?? '',
    properties: villasOf(row, context, audience).map(villa => ({ propertyId: villa.row.id })),
    pageTitle: `${row.title[language]}, ${row.publisherName}`,
  }
}
