import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { notify } from '#web/features/notices/public'
import { useT } from '#web/messages'
import { retried } from '#web/ui/retried'

/**
 * On any page, `ct` and `t` of a link in a letter say what its reader is interested in, and `bid` which item of a
 * booking they want to see (decision 53).
 */
export function InterestByLink() {
  const t = useT()
  const { search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (!/[?&](ct|bid)=/.test(search)) return
    retried(() => import('./follow-letter')).then(
      async ({ noteInterest, openBooking }) => {
        if (openBooking()) return
        if (await noteInterest(navigate)) notify(t('interest_noted'), 'long')
      },
      // Without it the page is as good; the link can be followed again.
      () => {},
    )
  }, [search, navigate, t])
  return null
}
