import { useLocation } from 'react-router'
import { useSite } from '#web/lib/site-context'
import { useLate } from '#web/ui/use-late'

const load = () => import('./notices-due')

/** Travel notices, over the page after hydration. A failure to load them is ignored. */
export function TravelNotices() {
  const { travelNotices } = useSite()
  const { search } = useLocation()
  const Notices = useLate(travelNotices.length > 0 || /[?&]test_/.test(search), load)
  return Notices ? <Notices /> : null
}
