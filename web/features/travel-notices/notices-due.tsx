import { useState } from 'react'
import { useLocation } from 'react-router'
import { useSite } from '#web/lib/site-context'
import { isSeen } from './dismissed-notices'
import { requestedNotice } from './due-notice'
import { DueNotice, RequestedNotice } from './notice-dialogs'

/** The notice that the URL requests, or one that is due. */
export default function NoticesDue() {
  const { travelNotices } = useSite()
  const { search, key } = useLocation()
  const [closedAt, setClosedAt] = useState<string>()
  const asked = requestedNotice(search)
  if (closedAt === key) return null
  const close = () => setClosedAt(key)
  const unseen = asked ? [] : travelNotices.filter(notice => !isSeen(notice))
  if (asked) return <RequestedNotice key={asked} notice={asked} onClose={close} />
  return unseen.length > 0 && <DueNotice notices={unseen} onClose={close} />
}
