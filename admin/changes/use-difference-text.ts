import { useMoney } from '#admin/ui/use-money'
import { useT } from '#web/messages'

/** Whether a difference in price is more, less, none or unknown. */
export const wayOf = (difference: number | null): 'more' | 'less' | 'same' | 'unknown' =>
  difference === null ? 'unknown' : difference === 0 ? 'same' : difference > 0 ? 'more' : 'less'

/** Formats a difference in price, in major units. */
export function useDifferenceText(currencyId: number): (difference: number | null) => string {
  const t = useT()
  const money = useMoney(currencyId)
  return difference =>
    t('admin_change_difference', { way: wayOf(difference), amount: money(Math.abs(difference ?? 0)) })
}
