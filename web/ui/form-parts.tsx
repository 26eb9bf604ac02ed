import { type ReactNode, useId } from 'react'
import styles from './form-parts.module.css'

/** Two fields side by side, if space permits. */
export const FieldRow = ({ children }: { children: ReactNode }) => <div className={styles.two}>{children}</div>

interface ProblemProps {
  /** Target of a field's `aria-describedby`. */
  id?: string
  children: ReactNode
}

/** Error of the form as a whole, announced to screen readers. */
export const FormError = ({ id, children }: ProblemProps) => (
  <p id={id} role="alert" className={styles.problem}>
    {children}
  </p>
)

export const FormNote = ({ children }: { children: ReactNode }) => <p className={styles.note}>{children}</p>

/** A honeypot: an invisible field that bots fill in. Its label is for users whose tools reveal it. */
export function HoneypotField({ name, label }: { name: string; label: string }) {
  const id = useId()
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={name} tabIndex={-1} autoComplete="off" />
    </div>
  )
}
