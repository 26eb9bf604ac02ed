import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { useMoney } from '#admin/ui/use-money'
import type { DifferenceShown } from '#contract/staff/office-refunds'
import type { StaffPerson } from '#contract/staff/staff'
import { formatShortDateTime } from '#domain/calendar/format-datetime'
import { formatMoney } from '#domain/calendar/formats'
import { useQuery } from '#web/lib/query'
import { useLanguage, useT } from '#web/messages'
import { QueryBoundary } from '#web/ui/query-boundary'

/** Payments that differ from their provider's report. A later matching report removes one from the list. */
export function DifferingPayments({ me }: { me: StaffPerson }) {
  const t = useT()
  const {
    data,
    isError: failed,
    refetch: again,
  } = useQuery(
    `payment differences ${me.id}`,
    signal => adminApi('GET /office/paymentdifferences', undefined, { signal }),
    { staleTime: 0 },
  )
  return (
    <section className={styles.part}>
      <h2>{t('admin_differences')}</h2>
      <QueryBoundary data={data} failed={failed} again={again}>
        {({ differences, more }) => (
          <>
            <p role="status">{t('admin_differences_count', { count: differences.length })}</p>
            {differences.length > 0 && (
              <ul className={styles.rows}>
                {differences.map(difference => (
                  <DifferenceRow key={difference.id} difference={difference} />
                ))}
              </ul>
            )}
            {more && <p>{t('admin_payments_more')}</p>}
          </>
        )}
      </QueryBoundary>
    </section>
  )
}

function DifferenceRow({ difference }: { difference: DifferenceShown }) {
  const t = useT()
  const language = useLanguage()
  const { villa, reference, kind, expected, reported, currencyId, reportedCurrency, foundAt } = difference
  const money = useMoney(currencyId)
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const moment = formatShortDateTime(Date.parse(foundAt), zone, language)
  const amounts = { expected: money(expected), reported: formatMoney(reported, reportedCurrency, language) }
  return (
    <li className={styles.deposit}>
      <div className={styles.meta}>
        <p className={styles.rowName}>{villa}</p>
        <p className={styles.muted}>{reference}</p>
      </div>
      <div className={styles.meta}>
        <p className={styles.rowName}>{t('admin_difference_kind', { kind })}</p>
        <p>{t('admin_difference_amounts', { kind, ...amounts })}</p>
        <p className={styles.muted}>
          <time dateTime={foundAt}>{t('admin_difference_found', { moment })}</time>
        </p>
      </div>
      <p className={styles.muted}>{t('admin_difference_todo', { kind })}</p>
    </li>
  )
}
