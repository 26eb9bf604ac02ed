import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { OfficeList } from '#admin/ui/office-list'
import { useMoney } from '#admin/ui/use-money'
import type { DifferenceShown } from '#contract/staff/office-refunds'
import type { StaffPerson } from '#contract/staff/staff'
import { formatShortDateTime } from '#domain/calendar/format-datetime'
import { formatMoney } from '#domain/calendar/formats'
import { useLanguage, useT } from '#web/messages'

/** Payments that differ from their provider's report. A later matching report removes one from the list. */
export function DifferingPayments({ me }: { me: StaffPerson }) {
  const t = useT()
  return (
    <OfficeList
      queryKey={`payment differences ${me.id}`}
      load={async (cursor: number | undefined, signal) => {
        const query = cursor === undefined ? {} : { cursor }
        const { differences, next } = await adminApi('GET /office/paymentdifferences', { query }, { signal })
        return { rows: differences, next }
      }}
      empty={t('admin_differences_none')}
    >
      {differences => (
        <ul className={styles.rows}>
          {differences.map(difference => (
            <DifferenceRow key={difference.id} difference={difference} />
          ))}
        </ul>
      )}
    </OfficeList>
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
