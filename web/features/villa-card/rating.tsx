import type { ListedVilla } from '#contract/villas/villa-search'
import { locales } from '#domain/calendar/formats'
import { numberFormat } from '#domain/calendar/formatters'
import { useLanguage, useT } from '#web/messages'
import { StarIcon } from '#web/ui/icons'
import { VisuallyHidden } from '#web/ui/visually-hidden'
import styles from './villa-card.module.css'

/** Average guest rating and number of ratings: "★ 4.8 (12)"; nothing without ratings. */
export function Rating({
  starsAverage,
  numberOfReviews: count,
}: Pick<ListedVilla, 'starsAverage' | 'numberOfReviews'>) {
  const t = useT()
  const language = useLanguage()
  if (starsAverage === null) return null
  const stars = numberFormat(locales[language], { minimumFractionDigits: 1 }).format(starsAverage)
  return (
    <p className={styles.rating}>
      <span aria-hidden="true">
        <StarIcon />
        {stars} ({count})
      </span>
      <VisuallyHidden>{t('villa_card_rating', { stars, count })}</VisuallyHidden>
    </p>
  )
}
