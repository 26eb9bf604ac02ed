import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useSite } from '#web/site'
import { retried } from '#web/ui/retried'

/** Notices to travellers, over the page once it is alive. Where they do not come, the page is as good without. */
export function TravelNotices() {
  const { travelNotices } = useSite()
  const { search } = useLocation()
  const [Notices, setNotices] = useState<ComponentType>()
  const wanted = travelNotices.length > 0 || /[?&]test_/.test(search)
  useEffect(() => {
    if (!wanted) return
    retried(() => import('./notices-due')).then(
      module => setNotices(() => module.default),
      () => {},
    )
  }, [wanted])
  return Notices ? <Notices /> : null
}
