import styles from './collapsible-links.module.css'
import { Disclosure } from './disclosure'
import { InternalLink } from './internal-link'

interface FoldedChoicesProps {
  /** Text of the current choice. */
  summary: string
  choices: readonly { name: string; to: string; current: boolean; count?: number }[]
}

/** Many exclusive choices, each a link with its URL, collapsed under the current one. */
export function CollapsibleLinks({ summary, choices }: FoldedChoicesProps) {
  return (
    <Disclosure key={summary} summary={summary} className={styles.folded}>
      <ul className={styles.choices}>
        {choices.map(({ name, to, current, count }) => (
          <li key={to}>
            <InternalLink to={to} aria-current={current ? 'true' : undefined}>
              {name}
            </InternalLink>{' '}
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
