import type { DifferenceShown } from '#contract/office-refunds'
import type { StaffPerson } from '#contract/staff'
import { formatMoney } from '#domain/formats'
import { formatStamp } from '#domain/moments'
import { useAsked } from '#web/asked'
import { useLanguage, useT } from '#web/messages'
import { Asked } from '../asked'
import styles from '../desk.module.css'
import { deskApi } from '../own-desk'
import { useMoney } from '../use-money'

/** Payments that differ from their provider's report. A later matching report removes one from the list. */
export function DifferingPayments({ me }: { me: StaffPerson }) {
  const t = useT()
  const { data, failed, again } = useAsked(
    `payment differences ${me.id}`,
    signal => deskApi('GET /office/paymentdifferences', undefined, { signal }),
    { fresh: 0 },
  )
  return (
    <section className={styles.part}>
      <h2>{t('desk_differences')}</h2>
      <Asked data={data} failed={failed} again={again}>
        {({ differences, more }) => (
          <>
            <p role="status">{t('desk_differences_count', { count: differences.length })}</p>
            {differences.length > 0 && (
              <ul className={styles.rows}>
                {differences.map(difference => (
                  <DifferenceRow key={difference.id} difference={difference} />
                ))}
              </ul>
            )}
            {more && <p>{t('desk_payments_more')}</p>}
          </>
        )}
      </Asked>
    </section>
  )
}

function DifferenceRow({ difference }: { difference: DifferenceShown }) {
  const t = useT()
  const language = useLanguage()
  const { villa, reference, kind, expected, reported, currencyId, reportedCurrency, foundAt } = difference
  const money = useMoney(currencyId)
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const moment = formatStamp(Date.parse(foundAt), zone, language)
  const amounts = { expected: money(expected), reported: formatMoney(reported, reportedCurrency, language) }
  return (
    <li className={styles.deposit}>
      <div className={styles.whose}>
        <p className={styles.rowName}>{villa}</p>
        <p className={styles.soft}>{reference}</p>
      </div>
      <div className={styles.whose}>
        <p>{t('desk_difference_kind', { kind, ...amounts })}</p>
        <p className={styles.soft}>
          <time dateTime={foundAt}>{t('desk_difference_found', { moment })}</time>
        </p>
      </div>
    </li>
  )
}
