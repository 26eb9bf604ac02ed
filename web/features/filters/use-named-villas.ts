import { formatSearch } from '#domain/search/address'
import type { SearchQuery } from '#domain/search/query'
import { api } from '#web/api'
import { useAsked } from '#web/asked'
import { useLanguage } from '#web/messages'
import { useLast, useRested } from '#web/ui/rested'

/** A villa that is called as was typed. */
export interface NamedVilla {
  id: string
  name: string
  note: string
  path: string
}

const pause = 200
const shortest = 2
const mostOffered = 5

/** The villas whose names fit what is typed, slips forgiven: the search of the site knows them. */
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

/** The page of a villa, with the days and the party that are searched for. */
export function villaAddress(path: string, { stay, people, party, rooms }: SearchQuery): string {
  const asked = formatSearch({
    ...(stay && { stay }),
    ...(people && { people }),
    ...(party && { party }),
    ...(rooms && { rooms }),
  })
  return asked ? `${path}?${asked}` : path
}
