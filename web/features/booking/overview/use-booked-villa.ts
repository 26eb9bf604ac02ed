import { api } from '#web/lib/api-client'
import { useQuery } from '#web/lib/query'
import { useLanguage } from '#web/messages'

/** The public data of the booked villa. */
export function useBookedVilla(id: number) {
  const lang = useLanguage()
  return useQuery(`property ${id} ${lang}`, signal =>
    api('GET /core/properties/{id}/lang/{lang}', { params: { id, lang } }, { signal }),
  )
}
