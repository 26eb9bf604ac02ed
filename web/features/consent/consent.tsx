import { type ComponentType, useEffect, useState } from 'react'
import type { PageReply } from '#contract/pages'
import { pageAreaOf } from '#domain/areas'
import type { Language } from '#domain/language'
import { loadWords, useLanguage } from '#web/messages'
import { retried } from '#web/ui/retried'

interface Late {
  language: Language
  Watch: ComponentType<{ page: PageReply }>
}

/**
 * The question whether one agrees, and what follows of the answer, once the page is alive. In the areas of clients and
 * staff there is neither. What does not load asks nothing, and so nothing is agreed to.
 */
export function Consent({ page }: { page: PageReply }) {
  const language = useLanguage()
  const [late, setLate] = useState<Late>()
  const isPublic = pageAreaOf(page.canonicalPath) === 'public'
  useEffect(() => {
    if (!isPublic) return
    Promise.all([retried(() => import('./watch')), loadWords(language, ['consent'])]).then(
      ([{ default: Watch }]) => setLate({ language, Watch }),
      () => {},
    )
  }, [language, isPublic])
  return late?.language === language && isPublic ? <late.Watch page={page} /> : null
}
