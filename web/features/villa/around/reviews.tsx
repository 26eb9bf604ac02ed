import type { Reviews as ReviewsData } from '#contract/villas/properties'
import { locales } from '#domain/calendar/formats'
import { numberFormat } from '#domain/calendar/formatters'
import { ReviewItem, Stars } from '#web/features/reviews/public'
import { useLanguage, useT } from '#web/messages'
import { Disclosure } from '#web/ui/disclosure'
import { Section } from '../section'
import styles from './reviews.module.css'
import { visibleReviews } from './visible-reviews'

/** Reviews in their original languages. */
export function Reviews({ reviews }: { reviews: ReviewsData }) {
  const t = useT()
  const language = useLanguage()
  const { first, others } = visibleReviews(reviews)
  const { starsAverage, numberOfReviews } = reviews.ratings
  if (first.length === 0) return null
  return (
    <Section
      title={t('villa_reviews')}
      aside={
        starsAverage !== null && (
          <p className={styles.average}>
            <span aria-hidden="true">
              {numberFormat(locales[language], { minimumFractionDigits: 1 }).format(starsAverage)}
            </span>
            <Stars stars={starsAverage} />
            <span className={styles.count}>{t('villa_reviews_count', { count: numberOfReviews })}</span>
          </p>
        )
      }
    >
      <ol className={styles.list}>
        {first.map(review => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </ol>
      {others.length > 0 && (
        <Disclosure summary={t('villa_reviews_all', { count: first.length + others.length })}>
          <ol className={styles.list}>
            {others.map(review => (
              <ReviewItem key={review.id} review={review} />
            ))}
          </ol>
        </Disclosure>
      )}
    </Section>
  )
}
