import type { PageReply } from '#contract/pages'
import { useLanguage } from '#web/messages'
import { useLate } from '#web/ui/use-late'

const load = () => import('./due-offer')

/**
 * Offers the English home page in the browser's language, once. The browser decides it, from its own settings: the HTML
 * is the same for everybody. What does not load offers nothing.
 */
export function LanguageOffer({ page }: { page: PageReply }) {
  const isAsked = useLanguage() === 'en' && page.template === 'home'
  const DueOffer = useLate(isAsked, load)
  return isAsked && DueOffer ? <DueOffer page={page} /> : null
}
