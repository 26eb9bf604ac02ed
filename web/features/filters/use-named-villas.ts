import { formatSearch } from '#domain/search/address'
import type { SearchQuery } from '#domain/search/query'
import { api } from '#web/api'
import { useAsked } from '#web/asked'
import { useLanguage } from '#web/messages'
import { useLast, useRested } from '#web/ui/rested'

/** A villa whose name matches the typed text. */
export interface NamedVilla {
  id: string
  name: string
  note: string
  path: string
}

const pause = 200
const shortest = 2
const mostOffered = 5

/** Villas whose names match the typed text, typos included, from the site search. */
export function useNamedVillas(typed: string): readonly NamedVilla[] {
  const lang = useLanguage()
  const words = typed.trim().slice(0, 100)
  const rested = useRested(words, pause)
  const isAsked = words.length >= shortest && rested.length >= shortest
  const { data } = useAsked(isAsked ? `villas named ${lang} ${rested}` : undefined, async signal => {
    const found = await api('GET /core/search/lang/{lang}', { params: { lang }, query: { q: rested } }, { signal })
    return (found.groups.find(({ kind }) => kind === 'villas')?.found ?? []).slice(0, mostOffered)
  })
  const known = useLast(data)
  return isAsked ? (known ?? []) : []
}

/** URL of a villa page, with the dates and party of the search. */
export function villaAddress(path: string, { stay, people, party, rooms }: SearchQuery): string {
  const asked = formatSearch({
    ...(stay && { stay }),
    ...(people && { people }),
    ...(party && { party }),
    ...(rooms && { rooms }),
  })
  return asked ? `${path}?${asked}` : path
}
