import type { ReactNode } from 'react'
import { classes } from './classes'
import styles from './disclosure.module.css'
import { ChevronDownIcon } from './icons'

interface DisclosureProps {
  /** A text or one element; a heading, where what is below has one. */
  summary: ReactNode
  children: ReactNode
  open?: boolean
  /** Those of one name close each other. */
  name?: string
  className?: string | undefined
}

/** A line that opens what is below it. */
export function Disclosure({ summary, children, open, name, className }: DisclosureProps) {
  return (
    <details className={classes(styles.disclosure, className)} open={open} name={name}>
      <summary className={styles.summary}>
        {summary}
        <ChevronDownIcon className={styles.mark} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
