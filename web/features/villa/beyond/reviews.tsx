import type { Reviews as ReviewsData } from '#contract/properties'
import { formatMonth, locales } from '#domain/formats'
import { useLanguage, useT } from '#web/messages'
import { useSite } from '#web/site'
import { Disclosure } from '#web/ui/disclosure'
import { Section } from '../section'
import styles from './reviews.module.css'
import { type Review, shownReviews } from './shown-reviews'
import { Stars } from './stars'

/** What guests wrote, each in their own language. */
export function Reviews({ reviews }: { reviews: ReviewsData }) {
  const t = useT()
  const language = useLanguage()
  const { first, others } = shownReviews(reviews)
  const { starsAverage, numberOfReviews } = reviews.ratings
  if (first.length === 0) return null
  return (
    <Section
      title={t('villa_reviews')}
      aside={
        starsAverage !== null && (
          <p className={styles.average}>
            <span aria-hidden="true">
              {starsAverage.toLocaleString(locales[language], { minimumFractionDigits: 1 })}
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

function ReviewItem({ review }: { review: Review }) {
  const t = useT()
  const language = useLanguage()
  const { company } = useSite()
  return (
    <li className={styles.review}>
      <div className={styles.about}>
        <Stars stars={review.stars} />
        <p lang={review.language}>{review.signature}</p>
        <p>{formatMonth(review.stayed, language)}</p>
      </div>
      <div>
        <blockquote lang={review.language}>
          <p className={styles.title}>{review.title}</p>
          <p>{review.comments_Published}</p>
        </blockquote>
        {review.companyReply && (
          <div className={styles.reply}>
            <p className={styles.replied}>{t('villa_review_reply', { company: company.name })}</p>
            <p lang={review.language}>{review.companyReply}</p>
          </div>
        )}
      </div>
    </li>
  )
}
