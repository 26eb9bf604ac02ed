import type { CancellationShown } from '#contract/cancelling'
import { formatDay } from '#domain/formats'
import { formatMoment } from '#domain/moments'
import { centsOf, majorOf } from '#domain/money'
import { useLanguage, useT } from '#web/messages'
import lines from '../summary.module.css'
import { useMoney } from '../use-money'

/** The client's own refund, without the shares of payers by link. */
export const ownShare = ({ returned, returnedToOthers }: Pick<CancellationShown, 'returned' | 'returnedToOthers'>) =>
  majorOf(centsOf(returned) - centsOf(returnedToOthers))

/** The amounts of a cancellation, and until when they apply. */
export function CancellationTerms({ terms }: { terms: CancellationShown }) {
  const t = useT()
  const language = useLanguage()
  const money = useMoney(terms.currencyId)
  const { stage, paid, returnedToOthers, kept, until, untilDay } = terms
  if (paid === 0) return <p>{t('plans_cancel_nothing_paid')}</p>
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (
    <>
      <dl className={lines.lines}>
        <div>
          <dt>{t('plans_cancel_paid')}</dt>
          <dd>{money(paid)}</dd>
        </div>
        <div>
          <dt>{t('plans_cancel_kept')}</dt>
          <dd>{money(kept)}</dd>
        </div>
        {returnedToOthers > 0 && (
          <div>
            <dt>{t('plans_cancel_others')}</dt>
            <dd>{money(returnedToOthers)}</dd>
          </div>
        )}
        <div className={lines.total}>
          <dt>{t('plans_cancel_back')}</dt>
          <dd>{money(ownShare(terms))}</dd>
        </div>
      </dl>
      <p>
        {until && t('plans_cancel_free', { moment: formatMoment(Date.parse(until), timeZone, language) })}
        {untilDay &&
          t(stage === 'free' ? 'plans_cancel_free_day' : 'plans_cancel_deposit', {
            day: formatDay(untilDay, language),
          })}
        {stage === 'nothing-back' && t('plans_cancel_late')}
      </p>
    </>
  )
}
