import type { PageReply } from '#contract/pages'
import type { DestinationCountry } from '#contract/site/site'
import { parseDay } from '#domain/calendar/day'

/** The data layer entry for a search (SPEC A7); undefined on pages without search results. */
export function searchEvent(page: PageReply, search: string, destinations: readonly DestinationCountry[]) {
  if (page.template !== 'results') return undefined
  const asked = new URLSearchParams(search || page.results.query)
  if (asked.size === 0) return undefined
  const ids = (asked.get('des') ?? '').split(',').flatMap(id => Number(id) || [])
  const regions = destinations.flatMap(country => country.regions)
  const day = (...names: string[]) => {
    const told = names.map(name => asked.get(name)).find(Boolean) ?? ''
    return parseDay(told) ?? ''
  }
  return {
    event: 'search',
    search_from: day('from', 'startDate'),
    search_to: day('to', 'endDate'),
    search_beds: Number(asked.get('rooms')) || 0,
    search_people: Number(asked.get('people')) || 0,
    search_regions: ids.join(','),
    search_regions_names: ids.flatMap(id => regions.find(region => region.id === id)?.name ?? []).join(','),
  }
}
