import { type ComponentType, useEffect, useState } from 'react'
import type { PageReply } from '#contract/pages'
import { type Language, languageIds } from '#domain/language'
import { loadWords, MessagesProvider, useLanguage } from '#web/messages'
import { retried } from '#web/ui/retried'
import { languageIsSettled, offeredLanguage } from './offered-language'

interface Offer {
  language: Language
  path: string
  Line: ComponentType<{ path: string; onClose: () => void }>
}

/**
 * Offers the English home page in the browser's language, once. The browser decides it, from its own settings: the HTML
 * is the same for everybody. What does not load offers nothing.
 */
export function LanguageOffer({ page }: { page: PageReply }) {
  const current = useLanguage()
  const [offer, setOffer] = useState<Offer>()
  const isAsked = page.template === 'home' && current === 'en'
  useEffect(() => {
    const language = isAsked && !languageIsSettled() ? offeredLanguage(navigator.languages, current) : undefined
    const path = language && page.paths.find(({ language: id }) => id === languageIds[language])?.path
    if (!path) return setOffer(undefined)
    let stays = true
    Promise.all([retried(() => import('./offer-line')), loadWords(language, ['language-offer'])]).then(
      ([{ default: Line }]) => stays && setOffer({ language, path, Line }),
      () => {},
    )
    return () => {
      stays = false
    }
  }, [isAsked, current, page.paths])
  if (!offer) return null
  const { language, Line, path } = offer
  return (
    <MessagesProvider language={language}>
      <Line path={path} onClose={() => setOffer(undefined)} />
    </MessagesProvider>
  )
}
