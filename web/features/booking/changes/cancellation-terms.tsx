import type { CancellationResponse } from '#contract/booking/cancellations'
import { formatDateTime } from '#domain/calendar/format-datetime'
import { formatDay } from '#domain/calendar/formats'
import { centsOf, majorOf } from '#domain/pricing/money'
import { useLanguage, useT } from '#web/messages'
import lines from '../checkout/stay-summary.module.css'
import { useMoneyFormatter } from '../thanks/use-money-formatter'

/** The client's own refund, without the shares of payers by link. */
export const ownShare = ({ returned, returnedToOthers }: Pick<CancellationResponse, 'returned' | 'returnedToOthers'>) =>
  majorOf(centsOf(returned) - centsOf(returnedToOthers))

/** The amounts of a cancellation, and until when they apply. */
export function CancellationTerms({ terms }: { terms: CancellationResponse }) {
  const t = useT()
  const language = useLanguage()
  const money = useMoneyFormatter(terms.currencyId)
  const { stage, paid, returnedToOthers, kept, until, untilDay } = terms
  if (paid === 0) return <p>{t('booking_change_cancel_nothing_paid')}</p>
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (
    <>
      <dl className={lines.lines}>
        <div>
          <dt>{t('booking_change_cancel_paid')}</dt>
          <dd>{money(paid)}</dd>
        </div>
        <div>
          <dt>{t('booking_change_cancel_kept')}</dt>
          <dd>{money(kept)}</dd>
        </div>
        {returnedToOthers > 0 && (
          <div>
            <dt>{t('booking_change_cancel_others')}</dt>
            <dd>{money(returnedToOthers)}</dd>
          </div>
        )}
        <div className={lines.total}>
          <dt>{t('booking_change_cancel_back')}</dt>
          <dd>{money(ownShare(terms))}</dd>
        </div>
      </dl>
      <p>
        {until && t('booking_change_cancel_free', { moment: formatDateTime(Date.parse(until), timeZone, language) })}
        {untilDay &&
          t(stage === 'free' ? 'booking_change_cancel_free_day' : 'booking_change_cancel_deposit', {
            day: formatDay(untilDay, language),
          })}
        {stage === 'nothing-back' && t('booking_change_cancel_late')}
      </p>
    </>
  )
}
