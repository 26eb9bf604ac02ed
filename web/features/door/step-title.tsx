import { type ReactNode, useEffect, useRef } from 'react'
import styles from './door.module.css'

interface StepTitleProps {
  /** It is the first of the page: focus stays where the browser has put it. */
  first?: boolean
  children: ReactNode
}

/** The heading of a step. A step that takes the place of another has the focus, so that it is read aloud. */
export function StepTitle({ first = false, children }: StepTitleProps) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!first) ref.current?.focus()
  }, [first])
  return (
    <h2 ref={ref} tabIndex={-1} className={styles.title}>
      {children}
    </h2>
  )
}
