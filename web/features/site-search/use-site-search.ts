import type { queryLengthLimits, SiteSearchReply } from '#contract/villas/search'
import { useDebouncedValue, useLastDefined } from '#web/hooks/use-debounced-value'
import { api } from '#web/lib/api-client'
import { useQuery } from '#web/lib/query'
import { useLanguage } from '#web/messages'

/** Limits of the API for the typed text: a single character would match everything. */
export const lengths: typeof queryLengthLimits = { least: 2, most: 100 }

const pause = 150

interface Asked {
  /** Results for this text or, until they arrive, for the previous one. */
  reply: SiteSearchReply | undefined
  /** The results belong to the current text. */
  current: boolean
  failed: boolean
  again: () => void
}

/**
 * Searches the site as the visitor types. Superseded requests are cancelled, so responses never arrive out of order.
 */
export function useSiteSearch(typed: string): Asked {
  const lang = useLanguage()
  const words = typed.trim()
  const rested = useDebouncedValue(words, pause)
  const enough = words.length >= lengths.least
  const {
    data,
    isError: failed,
    refetch: again,
  } = useQuery(enough && rested.length >= lengths.least ? `site-search ${lang} ${rested}` : undefined, signal =>
    api('GET /core/search/lang/{lang}', { params: { lang }, query: { q: rested } }, { signal }),
  )
  const shown = useLastDefined(data)
  return {
    reply: enough ? shown : undefined,
    current: enough && words === rested && data !== undefined,
    failed,
    again,
  }
}
