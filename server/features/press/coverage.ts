import { mediaType } from '#contract/content/editorial'
import type { PressCoverage } from '#contract/pages/press-coverage'
import { partsOf } from '#domain/calendar/day'
import { paginate, parseListParams } from '#domain/content/list-params'
import type { Language } from '#domain/text/language'
import { linkedPressPiece } from '#server/catalogue/pages/linked-pages'
import type { PressPageRow } from '#server/catalogue/rows/content'
import type { Context } from '#server/context'

const shown = 9
const yearOf = ({ publishedOn }: PressPageRow) => partsOf(publishedOn).year

/** Data of the press page for its URL. Unknown media types and years are ignored. */
export function pressCoverage(
  { catalogue: { content }, configuration }: Context,
  search: string,
  language: Language,
): PressCoverage {
  const listing = parseListParams(search, ['type', 'year'])
  const years = [...new Set(content.pressPages.map(yearOf))].sort((a, b) => b - a)
  const type = mediaType.options.find(option => option === listing.chosen.type)
  const year = years.find(each => String(each) === listing.chosen.year)
  const ofYear = content.pressPages.filter(row => year === undefined || yearOf(row) === year)
  const rows = ofYear.filter(row => type === undefined || row.mediaType === type)
  const { items, page, pages } = paginate(rows, listing, shown)
  return {
    types: mediaType.options.flatMap(option => {
      const count = ofYear.filter(row => row.mediaType === option).length
      return count > 0 || option === type ? [{ type: option, count }] : []
    }),
    years,
    type: type ?? null,
    year: year ?? null,
    total: rows.length,
    page,
    pages,
    pieces: items.map(row => ({
      ...linkedPressPiece(row, content, language),
      mediaType: row.mediaType,
      quote: row.quote?.[language] ?? '',
    })),
    contact: configuration.office.press,
  }
}
