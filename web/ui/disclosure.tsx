import type { ReactNode } from 'react'
import { cx } from './cx'
import styles from './disclosure.module.css'
import { ChevronDownIcon } from './icons'

interface DisclosureProps {
  /** Text or one element; a heading if the content has one. */
  summary: ReactNode
  children: ReactNode
  open?: boolean
  /** Disclosures of the same name close each other. */
  name?: string
  className?: string | undefined
}

/** A line that expands the content below it. */
export function Disclosure({ summary, children, open, name, className }: DisclosureProps) {
  return (
    <details className={cx(styles.disclosure, className)} open={open} name={name}>
      <summary className={styles.summary}>
        {summary}
        <ChevronDownIcon className={styles.mark} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
