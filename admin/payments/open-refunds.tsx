import { useState } from 'react'
import { Amount } from '#admin/lists/amount'
import { ListTable } from '#admin/lists/list-table'
import table from '#admin/lists/list-table.module.css'
import { ChangeButton } from '#admin/permissions/may-change'
import { adminApi } from '#admin/session/staff-session-instance'
import { useMoment } from '#admin/ui/use-moment'
import type { OpenRefundShown, PaymentOrder } from '#contract/staff/office-refunds'
import type { StaffPerson } from '#contract/staff/staff'
import { invalidateQueries } from '#web/lib/use-mutation'
import { useT } from '#web/messages'
import { SettleRefund } from './settle-refund'

/** Beginning of the keys of these queries. */
const listKey = 'open refunds '

interface OpenRefundsProps {
  me: StaffPerson
  order: PaymentOrder
}

/** Refunds that providers have not made; staff can settle one by bank transfer. */
export function OpenRefunds({ me, order }: OpenRefundsProps) {
  const t = useT()
  const moment = useMoment()
  const [chosen, setChosen] = useState<OpenRefundShown>()
  const key = `${listKey}${order} ${me.id}`
  // If the provider or another member of staff was faster, the list shows it.
  const close = () => {
    setChosen(undefined)
    invalidateQueries(listKey)
  }
  return (
    <>
      <ListTable<'/office/payments', OpenRefundShown>
        key={key}
        list="/office/payments"
        label={t('admin_refunds')}
        order={order}
        usualOrder="since"
        cells={{
          villa: ({ villa }) => villa,
          reference: ({ reference }) => <span className={table.whole}>{reference}</span>,
          amount: ({ amount, currencyId }) => <Amount of={amount} currencyId={currencyId} />,
          since: ({ askedAt }) => <time dateTime={askedAt}>{moment(askedAt)}</time>,
          refusals: ({ refusals }) => t('admin_refund_refusals', { count: refusals }),
        }}
        keyOf={({ id }) => id}
        action={refund => (
          <ChangeButton
            variant="quiet"
            aria-label={t('admin_refund_settle_of', { villa: refund.villa, reference: refund.reference })}
            onClick={() => setChosen(refund)}
          >
            {t('admin_refund_settle')}
          </ChangeButton>
        )}
        queryKey={key}
        load={async (cursor, signal) => {
          const query = { order, ...(cursor !== undefined && { cursor }) }
          const { refunds, next } = await adminApi('GET /office/refunds', { query }, { signal })
          return { rows: refunds, next }
        }}
        empty={t('admin_refunds_none')}
      />
      {chosen && <SettleRefund refund={chosen} onClose={close} />}
    </>
  )
}
