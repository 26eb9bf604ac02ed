import styles from '#admin/ui/admin.module.css'
import { useMoney } from '#admin/ui/use-money'
import type { OfficeChangeShown } from '#contract/booking/booking-changes'
import { formatDays } from '#domain/calendar/formats'
import { useLanguage, useT } from '#web/messages'
import own from './changes.module.css'
import type { Comparison } from './comparison'
import { useDifferenceText, wayOf } from './use-difference-text'

/** The consequences of accepting: the difference in price, refunds, and reasons against it. */
export function Consequences({ change, comparison }: { change: OfficeChangeShown; comparison: Comparison }) {
  const t = useT()
  const language = useLanguage()
  const money = useMoney(change.currencyId)
  const differs = useDifferenceText(change.currencyId)
  const { difference, refund, taxToSettle, refused, nearStays } = comparison
  const near = nearStays.map(stay => `${formatDays(stay, language)} (${money(stay.totalPrice)})`)
  return (
    <div className={styles.part} aria-live="polite">
      {refused && (
        <div className={own.warning}>
          <p>{t('admin_change_refused', { reason: refused.reason.replaceAll('-', '_') })}</p>
          {near.length > 0 && <p>{t('admin_change_near', { stays: near.join('; ') })}</p>}
        </div>
      )}
      {difference !== null && (
        <p>
          <strong>{t('admin_change_total', { way: wayOf(difference), amount: money(Math.abs(difference)) })}</strong>
          {difference !== change.difference && (
            <> {t('admin_change_told', { difference: differs(change.difference) })}</>
          )}
        </p>
      )}
      {refund > 0 && <p>{t('admin_change_refund', { amount: money(refund) })}</p>}
      {taxToSettle !== 0 && (
        <p>{t('admin_change_tax', { way: wayOf(taxToSettle), amount: money(Math.abs(taxToSettle)) })}</p>
      )}
    </div>
  )
}
