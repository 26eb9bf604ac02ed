import { formatMoney } from '#domain/calendar/formats'
import { useSite } from '#web/lib/site-context'
import { type Translate, useLanguage } from '#web/messages'

/** Formats amounts in the currency of a booking, in major units. */
export function usePlanMoney(currencyId: number): (amount: number) => string {
  const language = useLanguage()
  const { currencies } = useSite()
  const code = currencies.find(({ id }) => id === currencyId)?.code ?? 'EUR'
  return amount => formatMoney(amount, code, language)
}

/** Longer ways are told in hours, since the estimate is no better. */
const minutesUpTo = 90

/** "about 20 min away", "about 3 h away". */
export const travelText = (minutes: number, t: Translate): string =>
  minutes <= minutesUpTo
    ? t('planner_travel', { minutes })
    : t('planner_travel_hours', { hours: Math.round(minutes / 60) })
