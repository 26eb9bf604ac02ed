import { useT } from '#web/messages'
import styles from './breadcrumb.module.css'
import { InternalLink } from './internal-link'

/** Breadcrumbs; the last step is the current page, and not a link. */
export function Breadcrumb({ steps }: { steps: readonly { name: string; path: string }[] }) {
  const t = useT()
  if (steps.length < 2) return null
  return (
    <nav aria-label={t('breadcrumb')} className={styles.breadcrumb}>
      <ol>
        {steps.map((step, i) => (
          <li key={step.path}>
            {i < steps.length - 1 ? (
              <InternalLink to={step.path}>{step.name}</InternalLink>
            ) : (
              <span aria-current="page">{step.name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
