import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { notify } from '#web/features/notices/public'
import { useT } from '#web/messages'
import { retried } from '#web/ui/retried'

/**
 * On any page, `ct` and `t` of a link in a letter say what its reader is interested in, and `bid` which item of a
 * booking they want to see (PD-53). A token or an e-mail address leaves the address bar in any case.
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
      // Without it the page is as good; the link can be followed again.
      () => {},
    )
  }, [search, hash, navigate, t])
  return null
}
