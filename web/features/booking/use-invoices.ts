import { useEffect } from 'react'
import type { BookingShown } from '#contract/booking-shapes'
import { useAsked } from '#web/asked'
import { ownApi } from '#web/features/session/public'

/** How often the bank's word is asked for while something goes back, in milliseconds. */
const pause = 10_000

/** The invoices of a booking, what goes back of it, and to whom invoices go that are to come. */
export function useInvoices({ id, status, balanceRemaining }: BookingShown, contactId: string) {
  const asked = useAsked(
    // What was paid since has an invoice of its own, and what goes back a credit note.
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
