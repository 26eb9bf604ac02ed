import type { ReactNode } from 'react'
import styles from './facts.module.css'

/** A list of facts, as terms and values. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className={styles.facts}>{children}</dl>

interface FactProps {
  name: string
  children: ReactNode
  /** Shown at the end of the line: an action. */
  action?: ReactNode
}

export const Fact = ({ name, children, action }: FactProps) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd className={styles.value}>{children}</dd>
    {action && <dd className={styles.copy}>{action}</dd>}
  </div>
)
