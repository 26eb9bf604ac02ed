import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { SiteSearchReply, typedLengths } from '#contract/search'
import { api } from '#web/api'
import { useLanguage } from '#web/messages'
import { useRested } from '#web/ui/rested'

/** How much may be typed, as the call takes it: a letter alone finds everything. */
export const lengths: typeof typedLengths = { least: 2, most: 100 }

const pause = 150

interface Asked {
  /** What was found, for these words or, until they are answered, for those before. */
  reply: SiteSearchReply | undefined
  /** It answers what is typed just now. */
  current: boolean
  failed: boolean
  again: () => void
}

/** Searches the site while one types. A question that is superseded is cancelled: an older answer never comes later. */
export function useSiteSearch(typed: string): Asked {
  const lang = useLanguage()
  const words = typed.trim()
  const rested = useRested(words, pause)
  const enough = words.length >= lengths.least
  const { data, isPlaceholderData, isError, refetch } = useQuery({
    queryKey: ['site-search', lang, rested],
    enabled: enough && rested.length >= lengths.least,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api('GET /core/search/lang/{lang}', { params: { lang }, query: { q: rested } }, { signal }),
  })
  return {
    reply: enough ? data : undefined,
    current: enough && words === rested && data !== undefined && !isPlaceholderData,
    failed: enough && isError,
    again: () => void refetch(),
  }
}
