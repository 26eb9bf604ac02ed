import { useEffect, useRef } from 'react'
import { useToasts } from './toast-store'
import styles from './toaster.module.css'

/** Notices at the bottom right; a popover, so that it stands above open dialogs. */
export function Toaster() {
  const notices = useToasts()
  const region = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = region.current
    if (!element?.showPopover) return
    if (element.matches(':popover-open')) element.hidePopover()
    if (notices.length > 0) element.showPopover()
  }, [notices])

  return (
    <>
      {/* Announced from here, because screen readers skip closed popovers. */}
      <div className={styles.spoken} role="status" aria-live="polite">
        {notices.map(notice => (
          <p key={notice.id}>{notice.text}</p>
        ))}
      </div>
      <div ref={region} popover="manual" className={styles.region} aria-hidden="true">
        {notices.map(notice => (
          <p key={notice.id} className={styles.notice}>
            {notice.text}
          </p>
        ))}
      </div>
    </>
  )
}
