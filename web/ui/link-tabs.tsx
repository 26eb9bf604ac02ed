import { cx } from './cx'
import { InternalLink } from './internal-link'
import styles from './link-tabs.module.css'

interface ChoicesProps {
  /** Accessible name of the group. */
  label: string
  choices: readonly { name: string; to: string; current: boolean; count?: number }[]
  className?: string | undefined
}

/** A few exclusive choices, each a link with its URL. */
export function LinkTabs({ label, choices, className }: ChoicesProps) {
  return (
    <nav aria-label={label} className={className}>
      <ul className={styles.choices}>
        {choices.map(({ name, to, current, count }) => (
          <li key={to}>
            <InternalLink
              to={to}
              className={cx(styles.choice, current && styles.current)}
              aria-current={current ? 'true' : undefined}
            >
              {name}
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </InternalLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
