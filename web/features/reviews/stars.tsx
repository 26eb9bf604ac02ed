import { locales } from '#domain/calendar/formats'
import { numberFormat } from '#domain/calendar/formatters'
import { useLanguage, useT } from '#web/messages'
import { StarIcon } from '#web/ui/icons'
import styles from './stars.module.css'

const five = [1, 2, 3, 4, 5]

/** Stars out of five; announced as a number. */
export function Stars({ stars }: { stars: number }) {
  const t = useT()
  const language = useLanguage()
  return (
    <span
      className={styles.stars}
      role="img"
      aria-label={t('villa_stars', { stars: numberFormat(locales[language], {}).format(stars) })}
      style={{ '--share': `${(stars / 5) * 100}%` } as React.CSSProperties}
    >
      {['ground', 'filled'].map(layer => (
        <span key={layer} className={styles[layer]}>
          {five.map(star => (
            <StarIcon key={star} />
          ))}
        </span>
      ))}
    </span>
  )
}
