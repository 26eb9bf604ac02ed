import { type ComponentType, useEffect, useState } from 'react'
import type { PageReply } from '#contract/pages'
import { pageAreaOf } from '#domain/content/page-areas'
import type { Language } from '#domain/text/language'
import { withRetryAndTimeout } from '#web/lib/with-retry'
import { loadMessages, useLanguage } from '#web/messages'

interface Late {
  language: Language
  Watch: ComponentType<{ page: PageReply }>
}

/**
 * The consent banner and the analytics that depend on it, after hydration. Not in the areas of clients and staff. If
 * it fails to load there is no consent.
 */
export function Consent({ page }: { page: PageReply }) {
  const language = useLanguage()
  const [late, setLate] = useState<Late>()
  const isPublic = pageAreaOf(page.canonicalPath) === 'public'
  useEffect(() => {
    if (!isPublic) return
    Promise.all([withRetryAndTimeout(() => import('./consent-manager')), loadMessages(language, ['consent'])]).then(
      ([{ default: Watch }]) => setLate({ language, Watch }),
      () => {},
    )
  }, [language, isPublic])
  return late?.language === language && isPublic ? <late.Watch page={page} /> : null
}
