import type { Site } from '#contract/site/site'
import type { SearchQuery } from '#domain/search/query'
import { parseSearch } from '#domain/search/search-params'
import { localToday } from '#web/lib/local-today'
import { searchWorld } from './filter-query'

/** Whether a native field differs from what the server has rendered. */
function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(option => option.selected !== option.defaultSelected)
  if (!(field instanceof HTMLInputElement)) return false
  return field.type === 'checkbox' ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}

/** The search in a form's native fields, if the visitor has changed one before hydration. */
export function nativeChoice(form: HTMLFormElement, site: Site): SearchQuery | undefined {
  if (![...form.elements].some(isChanged)) return undefined
  const entries = [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)])
  return parseSearch(entries, searchWorld(site, localToday())).query
}
