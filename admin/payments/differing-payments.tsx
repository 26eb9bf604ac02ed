import { Amount } from '#admin/lists/amount'
import { ListTable } from '#admin/lists/list-table'
import table from '#admin/lists/list-table.module.css'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { useMoment } from '#admin/ui/use-moment'
import type { DifferenceShown, PaymentOrder } from '#contract/staff/office-refunds'
import type { StaffPerson } from '#contract/staff/staff'
import { formatMoney } from '#domain/calendar/formats'
import { useLanguage, useT } from '#web/messages'

interface DifferingPaymentsProps {
  me: StaffPerson
  order: PaymentOrder
}

/** Payments that differ from their provider's report. A later matching report removes one from the list. */
export function DifferingPayments({ me, order }: DifferingPaymentsProps) {
  const t = useT()
  const language = useLanguage()
  const moment = useMoment()
  const key = `payment differences ${order} ${me.id}`
  return (
    <ListTable<'/office/payments', DifferenceShown>
      key={key}
      list="/office/payments"
      label={t('admin_differences')}
      order={order}
      usualOrder="-since"
      cells={{
        villa: ({ villa }) => villa,
        reference: ({ reference }) => <span className={table.whole}>{reference}</span>,
        kind: ({ kind }) => (
          <>
            <p>{t('admin_difference_kind', { kind })}</p>
            <p className={styles.muted}>{t('admin_difference_todo', { kind })}</p>
          </>
        ),
        amount: ({ expected, currencyId }) => <Amount of={expected} currencyId={currencyId} />,
        reported: ({ reported, reportedCurrency }) => formatMoney(reported, reportedCurrency, language),
        since: ({ foundAt }) => <time dateTime={foundAt}>{moment(foundAt)}</time>,
      }}
      keyOf={({ id }) => id}
      queryKey={key}
      load={async (cursor, signal) => {
        const query = { order, ...(cursor !== undefined && { cursor }) }
        const { differences, next } = await adminApi('GET /office/paymentdifferences', { query }, { signal })
        return { rows: differences, next }
      }}
      empty={t('admin_differences_none')}
    />
  )
}
