import type { ReactNode } from 'react'
import { classes } from './classes'
import styles from './tag.module.css'

/** What a tag says: a plain fact, that something can be had, that it must be asked for, that it will not last. */
type Tone = 'plain' | 'available' | 'ask' | 'last'

/** A short fact on a ground of its own. */
export function Tag({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={classes(styles.tag, styles[tone])}>{children}</span>
}
