import type { ReactNode } from 'react'
import styles from './facts.module.css'

/** A list of facts: what each is, and how it is. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className={styles.facts}>{children}</dl>

interface FactProps {
  name: string
  children: ReactNode
  /** Stands at the end of the line: what can be done with it. */
  action?: ReactNode
}

/** One of them. */
export const Fact = ({ name, children, action }: FactProps) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd className={styles.value}>{children}</dd>
    {action && <dd className={styles.copy}>{action}</dd>}
  </div>
)
