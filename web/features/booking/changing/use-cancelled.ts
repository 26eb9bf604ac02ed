import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { BookingShown } from '#contract/booking-shapes'
import { useLanguage } from '#web/messages'
import { inLanguage } from '#web/ui/internal-link'
import type { Cancelling } from './confirm-cancelling'

/** What cancelling came to here; from then on the address names the booking, which is in no list of coming ones any more. */
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
