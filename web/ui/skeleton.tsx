import type { CSSProperties } from 'react'
import { cx } from './cx'
import styles from './skeleton.module.css'

interface SkeletonProps {
  /** Aspect ratio of a picture; otherwise a line of text. */
  ratio?: `${number} / ${number}`
  /** Fraction of the container's width, for a line that ends early. */
  share?: number
  className?: string | undefined
}

/** Placeholder of loading content. */
export function Skeleton({ ratio, share, className }: SkeletonProps) {
  const room = { '--ratio': ratio, '--share': share } as CSSProperties
  return <span className={cx(styles.skeleton, !ratio && styles.line, className)} style={room} aria-hidden="true" />
}
