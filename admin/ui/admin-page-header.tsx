import { type ReactNode, useEffect, useRef } from 'react'
import { useSite } from '#web/lib/site-context'
import styles from './admin.module.css'

interface AdminPageHeaderProps {
  title: string
  lead?: ReactNode
  /** The main actions of the page. */
  children?: ReactNode
}

/** Heading of a back office page; receives focus after navigation by a link. */
export function AdminPageHeader({ title, lead, children }: AdminPageHeaderProps) {
  const { company } = useSite()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · ${company.name}`
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [title, company.name])
  return (
    <header className={styles.head}>
      <div className={styles.headWords}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </header>
  )
}
