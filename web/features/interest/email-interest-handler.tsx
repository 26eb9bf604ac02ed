import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { showToast } from '#web/features/toasts/public'
import { withRetryAndTimeout } from '#web/lib/with-retry'
import { useT } from '#web/messages'

/**
 * On any page, `ct` and `t` of an e-mail link carry the reader's interest, and `bid` the booking item to open
 * (PD-53). Tokens and e-mail addresses leave the URL in any case.
 */
export function EmailInterestHandler() {
  const t = useT()
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (!/[?#&](ct|bid|t|e)=/.test(search + hash)) return
    withRetryAndTimeout(() => import('./email-link-params')).then(
      async ({ noteInterest, openBooking }) => {
        if (openBooking()) return
        if (await noteInterest(navigate)) showToast(t('interest_noted'), 'long')
      },
      // Failure is harmless: the link can be followed again.
      () => {},
    )
  }, [search, hash, navigate, t])
  return null
}
