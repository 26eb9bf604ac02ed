import { useState } from 'react'
import { ListTabs, useListState } from '#admin/lists/list-tabs'
import { ChangeButton } from '#admin/permissions/may-change'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { AdminLink } from '#admin/ui/admin-link'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import list from '#admin/ui/list.module.css'
import { OfficeList } from '#admin/ui/office-list'
import { useMoment } from '#admin/ui/use-moment'
import { useMoney } from '#admin/ui/use-money'
import { useOpensForm } from '#admin/ui/use-opens-form'
import type { StaffPerson } from '#contract/staff/staff'
import type { RecordedTransfer } from '#contract/staff/staff-payments'
import { formatDay } from '#domain/calendar/formats'
import { invalidateQueries } from '#web/lib/use-mutation'
import { useLanguage, useT } from '#web/messages'
import { FindBooking } from './find-booking'
import { RecordTransfer } from './record-transfer'

/** Bank transfers: those recorded, and the form for the next one. */
export function BankTransfers({ me }: { me: StaffPerson }) {
  const t = useT()
  const state = useListState(['in', 'out'])
  const [isFinding, setFinding] = useState(useOpensForm())
  const [bookingId, setBookingId] = useState<number>()
  const close = () => {
    setBookingId(undefined)
    invalidateQueries('office bank ')
  }
  return (
    <>
      <AdminPageHeader title={t('admin_bank')} lead={t('admin_bank_lead')}>
        <ChangeButton onClick={() => setFinding(true)}>{t('admin_bank_record')}</ChangeButton>
      </AdminPageHeader>
      <ListTabs
        page="/office/banktransfers"
        label={t('admin_bank_which')}
        tabs={[
          { state: 'in', name: t('admin_bank_in') },
          { state: 'out', name: t('admin_bank_out') },
        ]}
        current={state}
      />
      <OfficeList
        key={state}
        queryKey={`office bank ${state} ${me.id}`}
        load={async (cursor: number | undefined, signal) => {
          const query = { state, ...(cursor !== undefined && { cursor }) }
          const { transfers, next } = await adminApi('GET /office/banktransfers', { query }, { signal })
          return { rows: transfers, next }
        }}
        empty={t(`admin_bank_none_${state}`)}
      >
        {transfers => (
          <ul className={styles.rows}>
            {transfers.map(transfer => (
              <TransferRow key={transfer.id} transfer={transfer} mayOpen={me.permissions.includes('bookings')} />
            ))}
          </ul>
        )}
      </OfficeList>
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

function TransferRow({ transfer, mayOpen }: { transfer: RecordedTransfer; mayOpen: boolean }) {
  const t = useT()
  const language = useLanguage()
  const moment = useMoment()
  const money = useMoney(transfer.currencyId)
  const { bookingId, reference, villa, part, amount, bookedOn, bankReference, enteredAt, enteredBy } = transfer
  return (
    <li className={list.row}>
      <div className={styles.meta}>
        <p className={styles.rowName}>{money(amount)}</p>
        <p>{t(`admin_part_${part}`)}</p>
      </div>
      <div className={styles.meta}>
        <p>{villa}</p>
        <p className={list.action}>
          {mayOpen ? (
            <AdminLink to={`/office/bookings/${bookingId}`} aria-label={t('admin_bookings_open_of', { reference })}>
              {reference}
            </AdminLink>
          ) : (
            reference
          )}
        </p>
      </div>
      <div className={styles.meta}>
        <p>{bankReference}</p>
        <p className={styles.muted}>{t('admin_bank_booked', { day: formatDay(bookedOn, language) })}</p>
      </div>
      <p className={styles.muted}>{t('admin_bank_entered', { name: enteredBy, moment: moment(enteredAt) })}</p>
    </li>
  )
}
