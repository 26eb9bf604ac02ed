import { useState } from 'react'
import { useLocation } from 'react-router'
import { useSite } from '#web/site'
import { useHydrated } from '#web/ui/hydration'
import { askedNotice } from './due-notice'
import { AskedNotice, DueNotice } from './lazy'
import { isSeen } from './seen-notices'

/** Notices to travellers, over the page once it is alive: the one that the address asks for, or one that is due. */
export function TravelNotices() {
  const { travelNotices } = useSite()
  const { search, key } = useLocation()
  const alive = useHydrated()
  const [closedAt, setClosedAt] = useState<string>()
  const asked = askedNotice(search)
  if (!alive || closedAt === key) return null
  const close = () => setClosedAt(key)
  const unseen = asked ? [] : travelNotices.filter(notice => !isSeen(notice))
  if (asked) return <AskedNotice key={asked} notice={asked} onClose={close} />
  return unseen.length > 0 && <DueNotice notices={unseen} onClose={close} />
}
