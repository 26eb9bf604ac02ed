import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { BookingShown } from '#contract/booking-shapes'
import { useLanguage } from '#web/messages'
import { inLanguage } from '#web/ui/internal-link'
import type { Cancelling } from './confirm-cancelling'

/**
 * Result of a cancellation made here. From then on the URL names the booking, since the list of coming bookings no
 * longer has it.
 */
export function useCancelled(path: string, { id }: BookingShown) {
  const lang = useLanguage()
  const navigate = useNavigate()
  const [cancelling, setCancelling] = useState<Cancelling>()
  const onCancelled = (done: Cancelling) => {
    setCancelling(done)
    void navigate(`${inLanguage(path, lang)}?booking=${id}`, { replace: true })
  }
  return { cancelling, onCancelled }
}
