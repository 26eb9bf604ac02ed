import { usePrice } from '#web/features/currency/public'
import { useLanguage, useT } from '#web/messages'
import { stayDays } from './stay-words'
import { useStay } from './use-stay'

/** The days once they are chosen; before, from how much a week. */
export function StayTitle() {
  const t = useT()
  const language = useLanguage()
  const price = usePrice()
  const { property, stay } = useStay()
  if (stay) return stayDays(stay, language)
  return t('villa_from_week', { price: price(property.priceFrom, property.currencyId) })
}
