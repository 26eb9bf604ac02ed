import type { HomeData } from '#contract/pages/home'
import { LateRating } from '#web/features/reviews/lazy'
import { useHydrated } from '#web/hooks/use-hydrated'
import { useT } from '#web/messages'
import { InternalLink } from '#web/ui/internal-link'
import styles from './guest-review.module.css'

export function GuestReview({ review }: { review: NonNullable<HomeData['review']> }) {
  const t = useT()
  const hydrated = useHydrated()
  return (
    <section className={styles.review} aria-label={t('home_review_title')}>
      <figure className={styles.figure}>
        <blockquote className={styles.text}>{review.text}</blockquote>
        <figcaption>
          <InternalLink to={review.path} className={styles.signature}>
            {t('home_review_of', { signature: review.signature, villa: review.villa })}
          </InternalLink>
        </figcaption>
      </figure>
      <div className={styles.rating}>{hydrated && <LateRating />}</div>
    </section>
  )
}
