import { useEffect, useRef } from 'react'
import type { PageReply } from '#contract/pages'
import type { Purpose } from '#domain/consent'
import { useAnalytics } from '#web/features/analytics/lazy'
import { Banner } from './banner'
import { useConsent } from './consent-store'
import { forget } from './forget'

const none: readonly Purpose[] = []

/** Asks whether one agrees, and tells those who are agreed to what is looked at. */
export default function Watch({ page }: { page: PageReply }) {
  const { agreed, asked } = useConsent()
  const before = useRef(agreed ?? none)
  useAnalytics(page, agreed ?? none)
  useEffect(() => {
    const withdrawn = before.current.filter(purpose => !agreed?.includes(purpose))
    before.current = agreed ?? none
    if (withdrawn.length === 0) return
    forget(withdrawn)
    // What others' scripts have begun ends with the document alone.
    location.reload()
  }, [agreed])
  return agreed === undefined || asked ? <Banner agreed={agreed ?? none} /> : null
}
