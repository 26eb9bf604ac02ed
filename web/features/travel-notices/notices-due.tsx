import { useState } from 'react'
import { useLocation } from 'react-router'
import { useSite } from '#web/site'
import { askedNotice } from './due-notice'
import { AskedNotice, DueNotice } from './notice-dialogs'
import { isSeen } from './seen-notices'

/** The notice that the URL requests, or one that is due. */
export default function NoticesDue() {
  const { travelNotices } = useSite()
  const { search, key } = useLocation()
  const [closedAt, setClosedAt] = useState<string>()
  const asked = askedNotice(search)
  if (closedAt === key) return null
  const close = () => setClosedAt(key)
  const unseen = asked ? [] : travelNotices.filter(notice => !isSeen(notice))
  if (asked) return <AskedNotice key={asked} notice={asked} onClose={close} />
  return unseen.length > 0 && <DueNotice notices={unseen} onClose={close} />
}
