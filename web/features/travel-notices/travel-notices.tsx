import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { useSite } from '#web/site'
import { useHydrated } from '#web/ui/hydration'
import { askedNotice } from './due-notice'
import { isSeen } from './seen-notices'

const load = () => import('./notice-dialogs')
const loadAsked = () => load().then(({ AskedNotice }) => ({ default: AskedNotice }))
const loadDue = () => load().then(({ DueNotice }) => ({ default: DueNotice }))
const AskedNotice = lazy(() => loadAsked().catch(loadAsked))
const DueNotice = lazy(() => loadDue().catch(loadDue))

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
  return (
    <Suspense>
      {asked ? (
        <AskedNotice key={asked} notice={asked} onClose={close} />
      ) : (
        unseen.length > 0 && <DueNotice notices={unseen} onClose={close} />
      )}
    </Suspense>
  )
}
