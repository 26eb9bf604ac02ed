import type { ReactNode } from 'react'
import { classes } from './classes'
import styles from './tag.module.css'

/** Meaning of a tag: a plain fact, available, on request, or soon gone. */
type Tone = 'plain' | 'available' | 'ask' | 'last'

/** A short fact on a coloured background. */
export function Tag({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={classes(styles.tag, styles[tone])}>{children}</span>
}
