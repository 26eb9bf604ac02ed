import type { PageReply } from '#contract/pages'
import { useLanguage } from '#web/messages'
import { useLate } from '#web/ui/use-late'

const load = () => import('./due-offer')

/**
 * On the English home page, offers the browser's language once. The browser decides it from its own settings, since
 * the HTML is the same for everyone. If the code does not load there is no offer.
 */
export function LanguageOffer({ page }: { page: PageReply }) {
  const isAsked = useLanguage() === 'en' && page.template === 'home'
  const DueOffer = useLate(isAsked, load)
  return isAsked && DueOffer ? <DueOffer page={page} /> : null
}
