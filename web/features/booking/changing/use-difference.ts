import { useT } from '#web/messages'
import { useMoney } from '../use-money'

/** Says what a change costs more or less; null where nobody knows yet. */
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
