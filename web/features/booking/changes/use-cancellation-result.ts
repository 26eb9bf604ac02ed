import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import { useLanguage } from '#web/messages'
import { localizePath } from '#web/ui/internal-link'
import type { CancellationResult } from './confirm-cancellation'

/**
 * Result of a cancellation made here. From then on the URL names the booking, since the list of coming bookings no
 * longer has it.
 */
export function useCancellationResult(path: string, { id }: BookingResponse) {
  const lang = useLanguage()
  const navigate = useNavigate()
  const [cancelling, setCancelling] = useState<CancellationResult>()
  const onCancelled = (done: CancellationResult) => {
    setCancelling(done)
    void navigate(`${localizePath(path, lang)}?booking=${id}`, { replace: true })
  }
  return { cancelling, onCancelled }
}
