import { useT } from '#web/messages'
import { useMoneyFormatter } from '../thanks/use-money-formatter'

/** Formats the price difference of a change; null while it is unknown. */
export function usePriceDifference(currencyId: number): (difference: number | null) => string {
  const t = useT()
  const money = useMoneyFormatter(currencyId)
  return difference => {
    if (difference === null) return t('booking_change_change_no_price')
    if (difference === 0) return t('booking_change_change_same_price')
    const amount = money(Math.abs(difference))
    return t(difference > 0 ? 'booking_change_change_more' : 'booking_change_change_less', { amount })
  }
}
