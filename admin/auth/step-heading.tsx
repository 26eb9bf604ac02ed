import { useEffect, useRef } from 'react'
import { useSite } from '#web/lib/site-context'
import styles from './admin-login.module.css'

/** Heading of a log-in step. It takes focus when it replaces another step, so that screen readers announce it. */
export function StepHeading({ title }: { title: string }) {
  const { company } = useSite()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · ${company.name}`
    heading.current?.focus()
  }, [title, company.name])
  return (
    <h1 ref={heading} tabIndex={-1} className={styles.title}>
      {title}
    </h1>
  )
}
