import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { notify } from '#web/features/notices/public'
import { useT } from '#web/messages'
import { retried } from '#web/ui/retried'

/**
 * On any page, `ct` and `t` of an e-mail link carry the reader's interest, and `bid` the booking item to open
 * (PD-53). Tokens and e-mail addresses leave the URL in any case.
 */
export function InterestByLink() {
  const t = useT()
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (!/[?#&](ct|bid|t|e)=/.test(search + hash)) return
    retried(() => import('./follow-letter')).then(
      async ({ noteInterest, openBooking }) => {
        if (openBooking()) return
        if (await noteInterest(navigate)) notify(t('interest_noted'), 'long')
      },
      // Failure is harmless: the link can be followed again.
      () => {},
    )
  }, [search, hash, navigate, t])
  return null
}
