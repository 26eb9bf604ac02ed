import { useState } from 'react'
import { Amount } from '#admin/lists/amount'
import { ListTable } from '#admin/lists/list-table'
import table from '#admin/lists/list-table.module.css'
import { ListTabs, useListState } from '#admin/lists/list-tabs'
import { ListToolbar } from '#admin/lists/list-toolbar'
import { useStayCells } from '#admin/lists/stay-cells'
import { useListAddress } from '#admin/lists/use-list-address'
import { ChangeButton } from '#admin/permissions/may-change'
import { adminApi } from '#admin/session/staff-session-instance'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import { ExportList } from '#admin/ui/export-list'
import { useMoment } from '#admin/ui/use-moment'
import { useOpensForm } from '#admin/ui/use-opens-form'
import type { StaffPerson } from '#contract/staff/staff'
import type { RecordedTransfer } from '#contract/staff/staff-payments'
import { formatShortDay } from '#domain/calendar/formats'
import { orderIn } from '#domain/office-lists/lists'
import { invalidateQueries } from '#web/lib/use-mutation'
import { useLanguage, useT } from '#web/messages'
import { FindBooking } from './find-booking'
import { RecordTransfer } from './record-transfer'

const path = '/office/banktransfers'

/** Beginning of the keys of these queries. */
const listKey = 'office bank '

/** Bank transfers: those recorded, and the form for the next one. */
export function BankTransfers({ me }: { me: StaffPerson }) {
  const t = useT()
  const language = useLanguage()
  const moment = useMoment()
  const { query } = useListAddress(path)
  const state = useListState(['in', 'out'])
  const order = orderIn(path, query) ?? '-entered'
  const key = `${listKey}${state} ${order} ${me.id}`
  const cells = useStayCells(me)
  const [isFinding, setFinding] = useState(useOpensForm())
  const [bookingId, setBookingId] = useState<number>()
  const close = () => {
    setBookingId(undefined)
    invalidateQueries(listKey)
  }
  return (
    <>
      <AdminPageHeader title={t('admin_bank')} lead={t('admin_bank_lead')}>
        <ChangeButton onClick={() => setFinding(true)}>{t('admin_bank_record')}</ChangeButton>
      </AdminPageHeader>
      <ListTabs
        page={path}
        label={t('admin_bank_which')}
        tabs={[
          { state: 'in', name: t('admin_bank_in') },
          { state: 'out', name: t('admin_bank_out') },
        ]}
        current={state}
      />
      <ListToolbar me={me} list={path} order={{ current: order, usual: '-entered' }}>
        <ExportList call="POST /office/banktransfers/csv" filter={{ state, order }} name="bank-transfers" />
      </ListToolbar>
      <ListTable<typeof path, RecordedTransfer>
        key={key}
        list={path}
        label={t('admin_bank')}
        order={order}
        usualOrder="-entered"
        cells={{
          ...cells,
          amount: ({ amount, currencyId }) => <Amount of={amount} currencyId={currencyId} />,
          part: ({ part }) => t(`admin_part_${part}`),
          bank: ({ bankReference }) => bankReference,
          booked: ({ bookedOn }) => <span className={table.whole}>{formatShortDay(bookedOn, language)}</span>,
          entered: ({ enteredAt }) => <time dateTime={enteredAt}>{moment(enteredAt)}</time>,
          by: ({ enteredBy }) => enteredBy,
        }}
        keyOf={({ id }) => id}
        queryKey={key}
        load={async (cursor, signal) => {
          const query = { state, order, ...(cursor !== undefined && { cursor: String(cursor) }) }
          const { transfers, next } = await adminApi('GET /office/banktransfers', { query }, { signal })
          return { rows: transfers, next }
        }}
        empty={t(`admin_bank_none_${state}`)}
      />
      {isFinding && (
        <FindBooking
          onChoose={id => {
            setFinding(false)
            setBookingId(id)
          }}
          onClose={() => setFinding(false)}
        />
      )}
      {bookingId !== undefined && <RecordTransfer bookingId={bookingId} me={me} onClose={close} />}
    </>
  )
}
