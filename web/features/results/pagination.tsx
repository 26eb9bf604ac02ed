import type { SearchQuery } from '#domain/search/query'
import { useT } from '#web/messages'
import { ChevronLeftIcon, ChevronRightIcon } from '#web/ui/icons'
import { InternalLink } from '#web/ui/internal-link'
import { VisuallyHidden } from '#web/ui/visually-hidden'
import styles from './pagination.module.css'
import { type ResultsLocation, searchUrl } from './results-url'
import { pageCount, rangeOf, visiblePages } from './visible-pages'

interface PaginationProps {
  query: SearchQuery
  place: ResultsLocation
  page: number
  total: number
  limit: number
}

/** Links to the pages of a list, each with its URL. */
export function Pagination({ query, place, page, total, limit }: PaginationProps) {
  const t = useT()
  const count = pageCount(total, limit)
  if (count === 1) return null
  // A URL can request a page beyond the last.
  const beyond = page > count
  const range = rangeOf({ page, limit, total })
  const to = (page: number) => searchUrl(place, { ...query, page })
  return (
    <nav className={styles.pagination} aria-label={t('results_pages')}>
      {beyond && <p className={styles.beyond}>{t('results_page_missing', { count })}</p>}
      {range && <p className={styles.range}>{t('results_range', range)}</p>}
      {page > 1 && (
        <InternalLink to={to(Math.min(page - 1, count))} rel="prev" className={styles.page}>
          <ChevronLeftIcon />
          <VisuallyHidden>{t('results_page_previous')}</VisuallyHidden>
        </InternalLink>
      )}
      <ol>
        {visiblePages(Math.min(page, count), count).map((shown, i) =>
          shown === undefined ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no identity other than its index.
            <li key={`gap-${i}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={shown}>
              <InternalLink
                to={to(shown)}
                className={styles.page}
                aria-label={t('results_page', { page: shown })}
                aria-current={shown === page ? 'page' : undefined}
              >
                {shown}
              </InternalLink>
            </li>
          ),
        )}
      </ol>
      {page < count && (
        <InternalLink to={to(page + 1)} rel="next" className={styles.page}>
          <ChevronRightIcon />
          <VisuallyHidden>{t('results_page_next')}</VisuallyHidden>
        </InternalLink>
      )}
    </nav>
  )
}
