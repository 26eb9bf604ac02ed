import { usePrice } from '#web/features/currency/public'
import { useLanguage, useT } from '#web/messages'
import { stayDays } from './stay-words'
import { useStay } from './use-stay'

/** The days and the guests once they are chosen; before, from how much a week. */
export function StayTitle() {
  const t = useT()
  const language = useLanguage()
  const price = usePrice()
  const { property, stay, guests } = useStay()
  if (!stay) return t('villa_from_week', { price: price(property.priceFrom, property.currencyId) })
  const days = stayDays(stay, language)
  return guests.people > 0 ? t('villa_stay_title', { days, guests: t('guests_count', { count: guests.people }) }) : days
}
