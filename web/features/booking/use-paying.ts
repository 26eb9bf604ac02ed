import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { forgetDraft } from '#web/features/forms/public'
import { useStanding } from '#web/features/session/public'
import { useLanguage } from '#web/messages'
import { inLanguage } from '#web/ui/internal-link'
import { billingDraft } from './card-form'
import { idIn } from './current-booking'
import { usePayment } from './use-payment'

/**
 * State of the payment attempt that began here, or that the visitor returns from. A paid attempt replaces the payment
 * page by the thank-you page.
 */
export function usePaying(onPaid: () => void) {
  const { pathname, search } = useLocation()
  const lang = useLanguage()
  const navigate = useNavigate()
  const standing = useStanding()
  const contactId = standing.kind === 'somebody' ? standing.contact.id : undefined
  const [begun, begin] = useState<number>()
  const named = begun ?? idIn(search, 'payment')
  const { data: payment } = usePayment(contactId === undefined ? undefined : named, contactId ?? '')
  const paid = payment?.state === 'paid' ? payment : undefined
  const thanks = paid && inLanguage(`/secure/ob/${paid.part === 'deposit' ? 'deposit' : 'balance'}-thanks`, lang)
  const isThere = thanks === pathname
  useEffect(() => {
    if (!paid || !thanks) return
    forgetDraft(billingDraft)
    // The thank-you page refetches the booking; the earlier page aborts its requests.
    if (isThere) return onPaid()
    void navigate(`${thanks}?booking=${paid.bookingId}&payment=${paid.id}`, { replace: true })
  }, [paid, thanks, isThere, onPaid, navigate])
  return { payment, begin }
}
