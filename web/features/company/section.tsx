import { type ReactNode, useId } from 'react'
import styles from './company.module.css'

interface SectionProps {
  title?: string | undefined
  /** By what links on the page lead to it. */
  id?: string
  children: ReactNode
}

/** A part of a page with its heading. */
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
