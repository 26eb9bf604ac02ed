import { adminApi } from '#admin/session/staff-session-instance'
import type { StaffPerson } from '#contract/staff/staff'
import { useQuery } from '#web/lib/query'
import { useT } from '#web/messages'
import { Dialog } from '#web/ui/dialog'
import { QueryBoundary } from '#web/ui/query-boundary'
import { TransferForm } from './transfer-form'

interface RecordTransferProps {
  bookingId: number
  me: StaffPerson
  onClose: () => void
}

/** Dialog that records a bank transfer of a booking, by what the booking still has to pay. */
export function RecordTransfer({ bookingId, me, onClose }: RecordTransferProps) {
  const t = useT()
  const { data, isError, refetch } = useQuery(
    `office bank expected ${bookingId} ${me.id}`,
    signal => adminApi('GET /office/bookings/{id}/transfers', { params: { id: bookingId } }, { signal }),
    { staleTime: 0 },
  )
  return (
    <Dialog title={t('admin_bank_record')} onClose={onClose}>
      <QueryBoundary data={data} failed={isError} again={refetch}>
        {expected => <TransferForm expected={expected} onClose={onClose} />}
      </QueryBoundary>
    </Dialog>
  )
}
