import { useState } from 'react'
import { useLocation } from 'react-router'
import { RecordTransfer } from '#admin/bank/record-transfer'
import { ExtendOption } from '#admin/holds/extend-option'
import { ReleaseOption } from '#admin/holds/release-option'
import { PlainChangeButton } from '#admin/permissions/may-change'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { AdminLink } from '#admin/ui/admin-link'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import { RecordPage } from '#admin/ui/record-page'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import type { StaffPerson } from '#contract/staff/staff'
import { formatDays } from '#domain/calendar/formats'
import { ApiError } from '#web/lib/api-client'
import { useQuery } from '#web/lib/query'
import { invalidateQueries } from '#web/lib/use-mutation'
import { type MessageKey, useLanguage, useT } from '#web/messages'
import { BookingActions, type BookingDialog } from './booking-actions'
import { BookingEvents } from './booking-events'
import { BookingItems } from './booking-items'
import { BookingMoney } from './booking-money'
import { BookingParty } from './booking-party'
import { CancelBooking } from './cancel-booking'
import { ChangeManager } from './change-manager'
import { type Move, MoveBooking } from './move-booking'
import { OfficeTrip } from './office-trip'

interface OfficeBookingProps {
  bookingId: number
  me: StaffPerson
}

/** One booking: party, stay, items, money and events, and what staff can do with it. */
export function OfficeBooking({ bookingId, me }: OfficeBookingProps) {
  const t = useT()
  const isTrip = new URLSearchParams(useLocation().search).get('view') === 'trip'
  const { data, isError, refetch } = useQuery(
    `office booking ${bookingId} ${me.id}`,
    async signal => {
      try {
        return { booking: await adminApi('GET /core/bookings/{id}', { params: { id: bookingId } }, { signal }) }
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return { booking: null }
        throw error
      }
    },
    { staleTime: 0 },
  )
  if (isTrip) return <OfficeTrip bookingId={bookingId} me={me} />
  return (
    <>
      <p>
        <AdminLink to="/office/bookings">{t('admin_bookings_back')}</AdminLink>
      </p>
      <RecordPage title={t('admin_bookings')} data={data} failed={isError} again={refetch}>
        {({ booking }) =>
          booking ? (
            <Loaded booking={booking} me={me} />
          ) : (
            <AdminPageHeader title={t('admin_bookings')} lead={t('admin_booking_gone')} />
          )
        }
      </RecordPage>
    </>
  )
}

function Loaded({ booking, me }: { booking: BookingResponse; me: StaffPerson }) {
  const t = useT()
  const language = useLanguage()
  const [dialog, setDialog] = useState<BookingDialog>()
  const [undo, setUndo] = useState<Move>()
  const { id, reference, status, heldUntil, email } = booking
  const stay = booking.bookingItems.find(({ kind }) => kind === 'villa')
  // Also after a failure: it can be that a colleague was faster.
  const close = () => {
    setDialog(undefined)
    invalidateQueries(`office booking ${id} `)
    invalidateQueries(`office events ${id} `)
  }
  if (!stay) return <AdminPageHeader title={reference} lead={t('admin_booking_gone')} />
  const { villa, from, to } = stay
  const option = {
    ...{ bookingId: id, reference, villa: villa.name, from, to },
    ...{ email: email ?? '', heldUntil: heldUntil?.at ?? '' },
  }
  return (
    <>
      <AdminPageHeader
        title={villa.name}
        lead={`${reference}\u00a0· ${formatDays({ from, to }, language)}\u00a0· ${t(`admin_booking_status_${status}` as MessageKey)}`}
      />
      <BookingActions booking={booking} onOpen={setDialog} />
      {undo && (
        <div role="status" className={styles.note}>
          <p>{t('admin_move_was', { villa: undo.villa.name, days: formatDays(undo, language) })}</p>
          <PlainChangeButton className={styles.textButton} onClick={() => setDialog('move-back')}>
            {t('admin_undo')}
          </PlainChangeButton>
        </div>
      )}
      <BookingParty booking={booking} onChangeManager={() => setDialog('manager')} />
      <BookingItems booking={booking} onChanged={close} />
      <BookingMoney booking={booking} />
      <BookingEvents bookingId={id} me={me} />
      {dialog === 'move' && <MoveBooking booking={booking} stay={stay} onMoved={setUndo} onClose={close} />}
      {dialog === 'move-back' && (
        <MoveBooking
          booking={booking}
          stay={stay}
          initialMove={undo}
          onMoved={() => setUndo(undefined)}
          onClose={close}
        />
      )}
      {dialog === 'cancel' && <CancelBooking booking={booking} stay={stay} onClose={close} />}
      {dialog === 'manager' && <ChangeManager booking={booking} onClose={close} />}
      {dialog === 'extend' && <ExtendOption option={option} onClose={close} />}
      {dialog === 'release' && <ReleaseOption option={option} onClose={close} />}
      {dialog === 'transfer' && <RecordTransfer bookingId={id} me={me} onClose={close} />}
    </>
  )
}
