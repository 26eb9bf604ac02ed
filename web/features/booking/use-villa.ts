import { api } from '#web/api'
import { useAsked } from '#web/asked'
import { useLanguage } from '#web/messages'

/** The public data of the booked villa. */
export function useVilla(id: number) {
  const lang = useLanguage()
  return useAsked(`property ${id} ${lang}`, signal =>
    api('GET /core/properties/{id}/lang/{lang}', { params: { id, lang } }, { signal }),
  )
}
