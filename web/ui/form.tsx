import { type ReactNode, useId } from 'react'
import styles from './form.module.css'

/** Two fields side by side, where there is room. */
export const Two = ({ children }: { children: ReactNode }) => <div className={styles.two}>{children}</div>

interface ProblemProps {
  /** By which a field says that it is about it. */
  id?: string
  children: ReactNode
}

/** What is wrong with the form as a whole; told, too, to those who listen. */
export const Problem = ({ id, children }: ProblemProps) => (
  <p id={id} role="alert" className={styles.problem}>
    {children}
  </p>
)

/** What is to be known before it is sent. */
export const Note = ({ children }: { children: ReactNode }) => <p className={styles.note}>{children}</p>

/** A field that nobody sees; whatever fills in all it finds fills it in. Its label is for those whose tools find it, too. */
export function Trap({ name, label }: { name: string; label: string }) {
  const id = useId()
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={name} tabIndex={-1} autoComplete="off" />
    </div>
  )
}
