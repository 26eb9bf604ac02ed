import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classes } from '#web/ui/classes'
import styles from './map.module.css'

const whenIdle = (work: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(work, { timeout: 1000 }) : setTimeout(work, 200)

interface WhenSeenProps {
  /** What is read aloud of the place before there is anything. */
  label: string
  className?: string | undefined
  children: ReactNode
}

/** Keeps the room of something heavy, and renders it once it comes near the eye. */
export function WhenSeen({ label, className, children }: WhenSeenProps) {
  const room = useRef<HTMLElement>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const element = room.current
    if (!element || seen) return
    const observer = new IntersectionObserver(
      entries => {
        // What the page itself needs comes first.
        if (entries.some(entry => entry.isIntersecting)) whenIdle(() => setSeen(true))
      },
      { rootMargin: '100px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [seen])
  return (
    <section ref={room} className={classes(styles.room, className)} aria-label={label}>
      {seen && children}
    </section>
  )
}
