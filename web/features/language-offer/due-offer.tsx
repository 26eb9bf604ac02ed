import { type ComponentType, useEffect, useState } from 'react'
import type { PageReply } from '#contract/pages'
import { type Language, languageIds } from '#domain/text/language'
import { withRetryAndTimeout } from '#web/lib/with-retry'
import { loadMessages, MessagesProvider, useLanguage } from '#web/messages'
import { offeredLanguage } from './offered-language'
import { languageIsSettled } from './settled-language'

interface Offer {
  language: Language
  path: string
  Line: ComponentType<{ path: string; onClose: () => void }>
}

/** The offer, if the browser prefers a supported language other than the page's. */
export default function DueOffer({ page }: { page: PageReply }) {
  const current = useLanguage()
  const [offer, setOffer] = useState<Offer>()
  useEffect(() => {
    const language = languageIsSettled() ? undefined : offeredLanguage(navigator.languages, current)
    const path = language && page.paths.find(({ language: id }) => id === languageIds[language])?.path
    if (!path) return setOffer(undefined)
    let stays = true
    Promise.all([withRetryAndTimeout(() => import('./offer-line')), loadMessages(language, ['language-offer'])]).then(
      ([{ default: Line }]) => stays && setOffer({ language, path, Line }),
      () => {},
    )
    return () => {
      stays = false
    }
  }, [current, page.paths])
  if (!offer) return null
  const { language, Line, path } = offer
  return (
    <MessagesProvider language={language}>
      <Line path={path} onClose={() => setOffer(undefined)} />
    </MessagesProvider>
  )
}
