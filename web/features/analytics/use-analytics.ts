import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { PageReply } from '#contract/pages'
import { type Purpose, purposes } from '#domain/content/consent'
import { isPreviewPath } from '#domain/editorial/preview-address'
import { splitSecrets, tellsOfReader } from '#domain/people/link-secrets'
import { useCurrency } from '#web/features/currency/public'
import { api } from '#web/lib/api-client'
import { useSite } from '#web/lib/site-context'
import { useLanguage } from '#web/messages'
import { onTrackedEvent } from './events'
import { loadExternalScripts } from './external-scripts'
import { readSearchClick, searchClickPayload, storeSearchClick, toSearchClick } from './search-click'
import { searchEvent } from './search-event'
import { trackSearchEvent } from './track-search'

/** Analytics failures are ignored: no action of a visitor waits for them. */
const ignoreErrors = () => {}

/**
 * Reports page views and events to the data layer and loads third-party scripts, for visitors who agreed to
 * statistics or marketing. Without consent nothing is recorded, not even for later.
 */
export function useAnalytics(page: PageReply, agreed: readonly Purpose[]): void {
  const { analytics, destinations } = useSite()
  const language = useLanguage()
  const currency = useCurrency()
  const { pathname, search, hash } = useLocation()
  // Third-party scripts read the URL: they wait until the token of an e-mail link has been removed from it, and load on
  // no preview.
  const isPrivate = tellsOfReader(search) || isPreviewPath(pathname) || splitSecrets({ search, hash }).hash !== hash
  const isHeard = agreed.includes('statistics') || agreed.includes('marketing')

  useEffect(() => {
    if (!isHeard) return
    const answers = purposes.map(purpose => [`consent_${purpose}`, agreed.includes(purpose)])
    push({ event: 'consent', ...Object.fromEntries(answers) })
  }, [isHeard, agreed])

  useEffect(() => {
    return isHeard && !isPrivate ? loadExternalScripts(analytics, agreed) : undefined
  }, [isHeard, isPrivate, agreed, analytics])

  // biome-ignore lint/correctness/useExhaustiveDependencies: reports a page once, as first shown.
  useEffect(() => {
    if (!isHeard) return
    // Never the query: it can hold typed text.
    push({
      event: 'page_view',
      page_path: page.canonicalPath,
      page_template: page.template,
      page_language: language,
      currency,
    })
    const searched = searchEvent(page, search, destinations)
    if (searched) push(searched)
    if (page.template === 'villa')
      api('GET /core/googledatalayer/villapage/{id}', { params: { id: page.id } }).then(push, ignoreErrors)
  }, [page, isHeard])

  useEffect(
    () =>
      onTrackedEvent(event => {
        if (!isHeard) return
        const counts = agreed.includes('statistics')
        if (event.kind === 'found') {
          const click = toSearchClick(event.id, event.shown)
          push({ event: 'search_click', ...searchClickPayload(click) })
          if (!counts) return
          storeSearchClick(click)
          return trackSearchEvent({ kind: 'click', ...click })
        }
        const body = { form: event.form, lang: language }
        api('POST /core/googledatalayer/formsubmit', { body }).then(push, ignoreErrors)
        const click = readSearchClick()
        if (!click) return
        push({ event: 'search_conversion', ...searchClickPayload(click), form_name: event.form })
        if (counts) trackSearchEvent({ kind: 'conversion', ...click })
      }),
    [isHeard, agreed, language],
  )
}

type Entry = Readonly<Record<string, unknown>>

/** Adds an entry to the data layer, which a tag manager reads. */
function push(entry: Entry): void {
  const page = window as { dataLayer?: Entry[] }
  page.dataLayer ??= []
  page.dataLayer.push(entry)
}
