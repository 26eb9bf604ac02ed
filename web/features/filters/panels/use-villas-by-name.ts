import type { SearchQuery } from '#domain/search/query'
import { formatSearch } from '#domain/search/search-params'
import { useDebouncedValue, useLastDefined } from '#web/hooks/use-debounced-value'
import { api } from '#web/lib/api-client'
import { useQuery } from '#web/lib/query'
import { useLanguage } from '#web/messages'

/** A villa whose name matches the typed text. */
export interface VillaMatch {
  id: string
  name: string
  note: string
  path: string
}

const pause = 200
const shortest = 2
const maxSuggestions = 5

/** Villas whose names match the typed text, typos included, from the site search. */
export function useVillasByName(typed: string): readonly VillaMatch[] {
  const lang = useLanguage()
  const words = typed.trim().slice(0, 100)
  const rested = useDebouncedValue(words, pause)
  const isAsked = words.length >= shortest && rested.length >= shortest
  const { data } = useQuery(isAsked ? `villas named ${lang} ${rested}` : undefined, async signal => {
    const found = await api('GET /core/search/lang/{lang}', { params: { lang }, query: { q: rested } }, { signal })
    return (found.groups.find(({ kind }) => kind === 'villas')?.found ?? []).slice(0, maxSuggestions)
  })
  const known = useLastDefined(data)
  return isAsked ? (known ?? []) : []
}

/** URL of a villa page, with the dates and party of the search. */
export function villaUrl(path: string, { stay, people, party, rooms }: SearchQuery): string {
  const asked = formatSearch({
    ...(stay && { stay }),
    ...(people && { people }),
    ...(party && { party }),
    ...(rooms && { rooms }),
  })
  return asked ? `${path}?${asked}` : path
}
