import { adminApi } from '#admin/session/staff-session-instance'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import { useQuery } from '#web/lib/query'
import { useT } from '#web/messages'
import { Dialog } from '#web/ui/dialog'
import { QueryFallback } from '#web/ui/query-boundary'
import { ChooseManager } from './choose-manager'

interface ChangeManagerProps {
  booking: BookingResponse
  onClose: () => void
}

/** Changes the client manager on the page of a booking, once it is known whether staff have chosen the present one. */
export function ChangeManager({ booking: { id, reference }, onClose }: ChangeManagerProps) {
  const t = useT()
  const { data, isError, refetch } = useQuery(
    `office manager of ${id}`,
    async signal => {
      const body = { words: reference, ended: true }
      const { bookings } = await adminApi('POST /office/bookings/find', { body }, { signal })
      const found = bookings.find(({ bookingId }) => bookingId === id)
      if (!found) throw new Error('the booking is gone')
      return found
    },
    { staleTime: 0 },
  )
  if (data) return <ChooseManager booking={data} onChanged={onClose} onClose={onClose} />
  return (
    <Dialog title={t('admin_manager_title')} onClose={onClose}>
      <QueryFallback failed={isError} again={refetch} />
    </Dialog>
  )
}
