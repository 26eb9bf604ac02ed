import { useEffect } from 'react'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import { sessionApi } from '#web/features/session/public'
import { useQuery } from '#web/lib/query'

/** Interval of polling while a refund is pending, in milliseconds. */
const pollIntervalMs = 10_000

/** Invoices and pending refunds of a booking, and the addressee of later invoices. */
export function useInvoices({ id, status, balanceRemaining }: BookingResponse, contactId: string) {
  const asked = useQuery(
    // A payment adds an invoice and a refund a credit note: both refetch the list.
    `invoices ${id} ${status} ${balanceRemaining} ${contactId}`,
    signal => sessionApi('GET /core/bookings/{id}/invoices', { params: { id } }, { signal }),
  )
  const { data, refetch: again } = asked
  const isReturning = data !== undefined && data.returning > 0
  useEffect(() => {
    if (!isReturning) return
    const timer = setInterval(again, pollIntervalMs)
    return () => clearInterval(timer)
  }, [isReturning, again])
  return asked
}
