import { useLocation } from 'react-router'
import { useSite } from '#web/site'
import { useLate } from '#web/ui/use-late'

const load = () => import('./notices-due')

/** Notices to travellers, over the page once it is alive. Where they do not come, the page is as good without. */
export function TravelNotices() {
  const { travelNotices } = useSite()
  const { search } = useLocation()
  const Notices = useLate(travelNotices.length > 0 || /[?&]test_/.test(search), load)
  return Notices ? <Notices /> : null
}
