import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { isInternalUrl, isUnmodifiedClick } from '../lib/navigation'
import styles from './content-html.module.css'
import { cx } from './cx'

/**
 * HTML of the content management system, sanitised on its way into the database and out of it (`localHtml`). Internal
 * links navigate client-side.
 */
export function ContentHtml({ html, className }: { html: string; className?: string | undefined }) {
  const navigate = useNavigate()
  const follow = (event: MouseEvent<HTMLDivElement>) => {
    const link = (event.target as Element).closest('a')
    if (!link?.href || link.target || link.hasAttribute('download') || !isUnmodifiedClick(event)) return
    const address = new URL(link.href)
    if (!isInternalUrl(address, location.origin)) return
    event.preventDefault()
    void navigate(address.pathname + address.search + address.hash, { viewTransition: true })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: handles clicks of the links inside.
    <div
      className={cx(styles.prose, className)}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the database contains sanitised HTML only (database/clean-html.ts).
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
