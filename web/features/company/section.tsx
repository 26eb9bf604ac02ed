import { type ReactNode, useId } from 'react'
import styles from './company.module.css'

interface SectionProps {
  title?: string | undefined
  /** Anchor for links on the page. */
  id?: string
  children: ReactNode
}

export function Section({ title, id, children }: SectionProps) {
  const heading = useId()
  return (
    <section className={styles.section} id={id} aria-labelledby={title && heading}>
      {title && (
        <h2 id={heading} className={styles.heading}>
          {title}
        </h2>
      )}
      {children}
    </section>
  )
}
