import type { CSSProperties } from 'react'
import { classes } from './classes'
import styles from './skeleton.module.css'

interface SkeletonProps {
  /** Room of this width to height, for a picture; otherwise a line of text. */
  ratio?: `${number} / ${number}`
  /** Of what holds it, for a line that ends early. */
  share?: number
  className?: string | undefined
}

/** Keeps the room of what is on its way. */
export function Skeleton({ ratio, share, className }: SkeletonProps) {
  const room = { '--ratio': ratio, '--share': share } as CSSProperties
  return <span className={classes(styles.skeleton, !ratio && styles.line, className)} style={room} aria-hidden="true" />
}
