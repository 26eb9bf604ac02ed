import type { CancellationShown } from '#contract/cancelling'
import { formatDay } from '#domain/formats'
import { formatMoment } from '#domain/moments'
import { useLanguage, useT } from '#web/messages'
import lines from '../summary.module.css'
import { useMoney } from '../use-money'

/** The sums of cancelling, and until when they are so. */
export function CancellationTerms({ terms }: { terms: CancellationShown }) {
  const t = useT()
  const language = useLanguage()
  const money = useMoney(terms.currencyId)
  const { stage, paid, returned, kept, until, untilDay } = terms
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
        <div className={lines.total}>
          <dt>{t('plans_cancel_back')}</dt>
          <dd>{money(returned)}</dd>
        </div>
      </dl>
      <p>
        {until && t('plans_cancel_free', { moment: formatMoment(Date.parse(until), timeZone, language) })}
        {untilDay && t('plans_cancel_deposit', { day: formatDay(untilDay, language) })}
        {stage === 'nothing-back' && t('plans_cancel_late')}
      </p>
    </>
  )
}
