import type { TravelNotice } from '#contract/site/site'
import { todayAt } from '#domain/calendar/today'
import { resolveLinks } from '#domain/content/links'
import { type Language, languageIds } from '#domain/text/language'
import type { Catalogue } from '#server/catalogue/catalogue'
import { findLinkTarget } from '#server/catalogue/pages/link-targets'
import type { Content } from '#server/catalogue/rows/content'
import type { Context } from '#server/context'

function presentNotice(row: Content['travelNotices'][number], catalogue: Catalogue, language: Language): TravelNotice {
  return {
    key: row.key,
    from: row.period.from,
    heading: row.heading[language],
    html: resolveLinks(row.html[language], findLinkTarget(catalogue, language)),
    officeCountries: row.officeCountries,
    languages: row.languages.map(code => languageIds[code]),
  }
}

/** The travel notices in force today. The last day of a period is exclusive. */
export function noticesInForce({ catalogue, clock }: Context, language: Language): TravelNotice[] {
  const today = todayAt(clock.now())
  return catalogue.content.travelNotices
    .filter(({ period }) => period.from <= today && today < period.to)
    .map(row => presentNotice(row, catalogue, language))
}

/** Finds a notice by its key, whether or not it is in force. */
export function findNotice({ catalogue }: Context, key: string, language: Language): TravelNotice | undefined {
  const row = catalogue.content.travelNotices.find(notice => notice.key === key)
  return row && presentNotice(row, catalogue, language)
}
