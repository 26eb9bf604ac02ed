import { useEffect } from 'react'
import type { BookingShown } from '#contract/booking-shapes'
import { useAsked } from '#web/asked'
import { ownApi } from '#web/features/session/public'

/** Interval of polling while a refund is pending, in milliseconds. */
const pause = 10_000

/** Invoices and pending refunds of a booking, and the addressee of later invoices. */
export function useInvoices({ id, status, balanceRemaining }: BookingShown, contactId: string) {
  const asked = useAsked(
    // A payment adds an invoice and a refund a credit note: both refetch the list.
    `invoices ${id} ${status} ${balanceRemaining} ${contactId}`,
    signal => ownApi('GET /core/bookings/{id}/invoices', { params: { id } }, { signal }),
  )
  const { data, again } = asked
  const isReturning = data !== undefined && data.returning > 0
  useEffect(() => {
    if (!isReturning) return
    const timer = setInterval(again, pause)
    return () => clearInterval(timer)
  }, [isReturning, again])
  return asked
}
