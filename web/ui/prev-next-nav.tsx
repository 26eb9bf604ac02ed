import { useT } from '#web/messages'
import { ChevronLeftIcon, ChevronRightIcon } from './icons'
import { InternalLink } from './internal-link'
import styles from './prev-next-nav.module.css'

interface PageStepsProps {
  page: number
  pages: number
  /** Returns the URL of a page. */
  to: (page: number) => string
}

/** Previous and next links of a list's pages. */
export function PrevNextNav({ page, pages, to }: PageStepsProps) {
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
