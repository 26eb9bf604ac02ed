import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { cx } from './cx'

/** Meaning of a tag: a plain fact, available, on request, or soon gone. */
type Tone = 'plain' | 'available' | 'ask' | 'last'

/** A short fact on a coloured background. */
export function Badge({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={cx(styles.tag, styles[tone])}>{children}</span>
}
