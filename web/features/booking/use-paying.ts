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
 * The attempt to pay that was begun here, or from which one comes back: how far it has come. Once it is paid the page of
 * thanks takes the place of the one where one pays.
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
    // The page that thanks reads anew how the booking stands; the one before it is left with what it asks.
    if (isThere) return onPaid()
    void navigate(`${thanks}?booking=${paid.bookingId}&payment=${paid.id}`, { replace: true })
  }, [paid, thanks, isThere, onPaid, navigate])
  return { payment, begin }
}
