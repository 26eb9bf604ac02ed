import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { thanksPageOf } from '#domain/booking/payment/payment-pages'
import { parseIdParam } from '#domain/text/id'
import { forgetDraft } from '#web/features/forms/public'
import { useAuthState } from '#web/features/session/public'
import { useLanguage } from '#web/messages'
import { localizePath } from '#web/ui/internal-link'
import { billingDraft } from '../card/card-form'
import { usePaymentAttempt } from './use-payment-attempt'

/**
 * State of the payment attempt that began here, or that the visitor returns from. A paid attempt replaces the payment
 * page by the thank-you page.
 */
export function usePaymentFlow(onPaid: () => void) {
  const { pathname, search } = useLocation()
  const lang = useLanguage()
  const navigate = useNavigate()
  const standing = useAuthState()
  const contactId = standing.kind === 'authenticated' ? standing.contact.id : undefined
  const [begun, begin] = useState<number>()
  const named = begun ?? parseIdParam(search, 'payment')
  const { data: payment } = usePaymentAttempt(contactId === undefined ? undefined : named, contactId ?? '')
  const paid = payment?.state === 'paid' ? payment : undefined
  const thanks = paid && localizePath(thanksPageOf(paid), lang)
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
