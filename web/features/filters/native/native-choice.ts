import type { Site } from '#contract/site/site'
import { limitNames, mentionsLimit, withLimitOf } from '#domain/search/limits'
import type { SearchQuery } from '#domain/search/query'
import { parseSearch } from '#domain/search/search-params'
import { localToday } from '#web/lib/local-today'
import { searchWorld } from '../filter-query'

/** Whether the visitor has changed a native field. */
function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    // Without a rendered choice, such as a region without villas, the browser selects the first.
    const rendered = [...field.options].findIndex(option => option.defaultSelected)
    return field.selectedIndex !== Math.max(0, rendered)
  }
  return (
    field instanceof HTMLInputElement && (field.checked !== field.defaultChecked || field.value !== field.defaultValue)
  )
}

/** The search with the filters that the visitor has changed in a form's native fields before hydration, if any. */
export function nativeChoice(form: HTMLFormElement, query: SearchQuery, site: Site): SearchQuery | undefined {
  const names = new Set([...form.elements].filter(isChanged).map(field => (field as HTMLInputElement).name))
  if (names.size === 0) return undefined
  const entries = [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)])
  const chosen = parseSearch(entries, searchWorld(site, localToday())).query
  const changed = limitNames.filter(limit => mentionsLimit(names, limit))
  return changed.reduce((next, limit) => withLimitOf(next, limit, chosen), query)
}
