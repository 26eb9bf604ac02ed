import { useT } from '#web/messages'
import { ChevronLeftIcon, ChevronRightIcon } from './icons'
import { InternalLink } from './internal-link'
import styles from './page-steps.module.css'

interface PageStepsProps {
  page: number
  pages: number
  /** The address of another page. */
  to: (page: number) => string
}

/** From one page of a list to the next. */
export function PageSteps({ page, pages, to }: PageStepsProps) {
  const t = useT()
  if (pages === 1) return null
  return (
    <nav className={styles.steps} aria-label={t('pages_steps')}>
      {page > 1 && (
        <InternalLink to={to(page - 1)} rel="prev" className={styles.step}>
          <ChevronLeftIcon />
          {t('pages_previous')}
        </InternalLink>
      )}
      <p>{t('pages_of', { page, pages })}</p>
      {page < pages && (
        <InternalLink to={to(page + 1)} rel="next" className={styles.step}>
          {t('pages_next')}
          <ChevronRightIcon />
        </InternalLink>
      )}
    </nav>
  )
}
