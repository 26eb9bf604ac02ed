import { locales } from '#domain/calendar/formats'
import { numberFormat } from '#domain/calendar/formatters'
import { api } from '#web/lib/api-client'
import { useQuery } from '#web/lib/query'
import { useLanguage, useT } from '#web/messages'
import { InternalLink } from '#web/ui/internal-link'
import styles from './company-rating.module.css'
import { Stars } from './stars'

/** The company's rating, by its guests or by an outside provider: fetched after hydration, in reserved space. */
export default function CompanyRating() {
  const t = useT()
  const language = useLanguage()
  const { data } = useQuery('businessdata', signal => api('GET /core/reviews/businessdata', undefined, { signal }))
  const told = data && data.numberOfReviews.total > 0 ? data : undefined
  return (
    <p className={styles.rating}>
      {told && (
        <>
          <Stars stars={told.score.stars} />
          <InternalLink to="/client-reviews">
            {t('rating_of', {
              rating: numberFormat(locales[language], { minimumFractionDigits: 1 }).format(told.rating),
              count: told.numberOfReviews.total,
            })}
          </InternalLink>
          <span className={styles.provider}>{told.provider}</span>
        </>
      )}
    </p>
  )
}
