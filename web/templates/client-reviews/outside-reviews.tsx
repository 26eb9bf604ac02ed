import { formatDay } from '#domain/calendar/formats'
import { CompanyRating, Stars } from '#web/features/reviews/public'
import { api } from '#web/lib/api-client'
import { useQuery } from '#web/lib/query'
import { useSite } from '#web/lib/site-context'
import { useLanguage, useT } from '#web/messages'
import styles from './client-reviews.module.css'

/** Reviews of the company on other sites, fetched after hydration; the page never waits for them. */
export function OutsideReviews({ provider }: { provider: string }) {
  const t = useT()
  const language = useLanguage()
  const { company } = useSite()
  const { data } = useQuery('outside reviews', signal => api('GET /core/reviews/company', { query: {} }, { signal }))
  // Texts of a single character are omitted (SPEC A5).
  const shown = (data ? data.reviews : []).filter(({ text }) => text.trim().length >= 2)
  if (shown.length === 0) return null
  return (
    <section className={styles.outside}>
      <h2 className={styles.found}>{t('reviews_provider', { provider })}</h2>
      <CompanyRating />
      <ul className={styles.wall}>
        {shown.map(({ id, title, text, stars, createdAt, consumer, companyReply }) => (
          <li key={id} className={styles.brick}>
            <Stars stars={stars} />
            {title && <p className={styles.title}>{title}</p>}
            <p>{text}</p>
            <p className={styles.count}>
              {consumer.displayName}, <time dateTime={createdAt}>{formatDay(createdAt.slice(0, 10), language)}</time>
            </p>
            {companyReply && (
              <p className={styles.reply}>
                {t('villa_review_reply', { company: company.name })}: {companyReply.text}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
