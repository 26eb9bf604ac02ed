import type { DestinationCountry } from '#contract/site/site'
import { locales } from '#domain/calendar/formats'
import type { SearchQuery } from '#domain/search/query'
import type { Language } from '#domain/text/language'
import { destinationNames } from '#web/features/filters/public'
import type { Translate } from '#web/messages'

/** More destinations than this are counted, not named. */
const mostNamed = 3

/** Heading with the count: "24 villas in Corfu and Paxos", "Corfou et Paxos : 24 villas". */
export function resultsHeading(
  count: number,
  query: Pick<SearchQuery, 'des' | 'subdes'>,
  destinations: readonly DestinationCountry[],
  { t, language, isCollection }: { t: Translate; language: Language; isCollection: boolean },
): string {
  if (count === 0) return t('results_none')
  const names = destinationNames(destinations, query)
  if (names.length === 0) return t(isCollection ? 'villas_count' : 'results_everywhere', { count })
  const places =
    names.length > mostNamed
      ? t('filter_destinations', { count: destinationNames(destinations, query, { singly: true }).length })
      : new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(names)
  return t('results_in', { count, places })
}
