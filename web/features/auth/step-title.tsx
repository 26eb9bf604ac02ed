import { type ReactNode, useEffect, useRef } from 'react'
import styles from './auth-panel.module.css'

interface StepTitleProps {
  /** First heading of the page: focus stays where the browser put it. */
  first?: boolean
  children: ReactNode
}

/** Heading of a step. A step that replaces another takes focus, so that screen readers announce it. */
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
