import { type ReactNode, useRef, useState } from 'react'
import { useInViewport } from '#web/hooks/use-in-viewport'
import { cx } from '#web/ui/cx'
import styles from './map.module.css'

const whenIdle = (work: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(work, { timeout: 1000 }) : setTimeout(work, 200)

interface WhenSeenProps {
  /** Accessible name of the placeholder. */
  label: string
  className?: string | undefined
  children: ReactNode
}

/** Reserves space for heavy content, and renders it once it is near the viewport. */
export function RenderWhenVisible({ label, className, children }: WhenSeenProps) {
  const room = useRef<HTMLElement>(null)
  const [seen, setSeen] = useState(false)
  // The page's own code has precedence.
  const show = (isInside: boolean) => isInside && whenIdle(() => setSeen(true))
  useInViewport(room, show, '100px', !seen)
  return (
    <section ref={room} className={cx(styles.placeholder, className)} aria-label={label}>
      {seen && children}
    </section>
  )
}
