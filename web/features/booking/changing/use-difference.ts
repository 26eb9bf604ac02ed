import { useT } from '#web/messages'
import { useMoney } from '../use-money'

/** Formats the price difference of a change; null while it is unknown. */
export function useDifference(currencyId: number): (difference: number | null) => string {
  const t = useT()
  const money = useMoney(currencyId)
  return difference => {
    if (difference === null) return t('plans_change_no_price')
    if (difference === 0) return t('plans_change_same_price')
    const amount = money(Math.abs(difference))
    return t(difference > 0 ? 'plans_change_more' : 'plans_change_less', { amount })
  }
}
