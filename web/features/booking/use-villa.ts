import { api } from '#web/api'
import { useAsked } from '#web/asked'
import { useLanguage } from '#web/messages'

/** What is shown of the villa that is booked. */
export function useVilla(id: number) {
  const lang = useLanguage()
  return useAsked(`property ${id} ${lang}`, signal =>
    api('GET /core/properties/{id}/lang/{lang}', { params: { id, lang } }, { signal }),
  )
}
