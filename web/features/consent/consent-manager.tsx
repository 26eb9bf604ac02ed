import { useEffect, useRef, useState } from 'react'
import type { PageReply } from '#contract/pages'
import type { Purpose } from '#domain/content/consent'
import { useAnalytics } from '#web/features/analytics/lazy'
import { useRecordViewed } from '#web/features/viewed-villas/public'
import { Banner } from './banner'
import { clearRevokedData } from './clear-revoked-data'
import { saveConsent, useConsent } from './consent-store'
import { reopenConsent } from './settings-link'

const none: readonly Purpose[] = []

/** Shows the consent banner, and runs analytics for the accepted purposes. */
export default function ConsentManager({ page }: { page: PageReply }) {
  const answer = useConsent()
  const agreed = answer ?? none
  const [asked, setAsked] = useState(false)
  const before = useRef(agreed)
  const opener = useRef<Element>(null)
  useAnalytics(page, agreed)
  useRecordViewed(page, agreed.includes('convenience'))
  useEffect(() => {
    const ask = () => {
      opener.current = document.activeElement
      setAsked(true)
    }
    document.addEventListener(reopenConsent, ask)
    return () => document.removeEventListener(reopenConsent, ask)
  }, [])
  useEffect(() => {
    const withdrawn = before.current.filter(purpose => !agreed.includes(purpose))
    before.current = agreed
    if (withdrawn.length === 0) return
    clearRevokedData(withdrawn)
    // Third-party scripts stop only with the document.
    location.reload()
  }, [agreed])
  if (answer && !asked) return null
  const keep = (purposes: readonly Purpose[]) => {
    // Focus returns to the opener, or to the page content rather than the top of the document.
    const from = opener.current?.isConnected ? opener.current : null
    const next = from && from !== document.body ? from : document.getElementById('content')
    opener.current = null
    setAsked(false)
    saveConsent(purposes)
    if (next instanceof HTMLElement) next.focus({ preventScroll: true })
  }
  return <Banner key={String(asked)} agreed={agreed} asked={asked} page={page} onAnswer={keep} />
}
