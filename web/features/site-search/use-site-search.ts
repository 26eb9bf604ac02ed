import type { SiteSearchReply, typedLengths } from '#contract/search'
import { api } from '#web/api'
import { useAsked } from '#web/asked'
import { useLanguage } from '#web/messages'
import { useLast, useRested } from '#web/ui/rested'

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
  const { data, failed, again } = useAsked(
    enough && rested.length >= lengths.least ? `site-search ${lang} ${rested}` : undefined,
    signal => api('GET /core/search/lang/{lang}', { params: { lang }, query: { q: rested } }, { signal }),
  )
  const shown = useLast(data)
  return {
    reply: enough ? shown : undefined,
    current: enough && words === rested && data !== undefined,
    failed,
    again,
  }
}
