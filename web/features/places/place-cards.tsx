import type { PlaceCard } from '#contract/pages/places'
import { useT } from '#web/messages'
import { CardLink } from '#web/ui/card-link'
import { cx } from '#web/ui/cx'
import { Picture } from '#web/ui/picture'
import styles from './place-cards.module.css'

/** Regions as cards, with description and number of villas. */
export function PlaceCards({ places }: { places: readonly PlaceCard[] }) {
  const t = useT()
  return (
    <ul className={styles.places}>
      {places.map(({ id, name, path, picture, text, villas }) => (
        <li key={id} className={cx(styles.place, picture && styles.pictured)}>
          {picture && (
            <Picture
              picture={picture}
              sizes="(min-width: 1024px) 24vw, (min-width: 768px) 45vw, 36vw"
              ratio="3 / 2"
              widest={1000}
              decorative
            />
          )}
          <div className={styles.name}>
            <h3>
              <CardLink to={path}>{name}</CardLink>
            </h3>
            <p className={styles.count}>{t('villas_count', { count: villas })}</p>
          </div>
          {text && <p className={styles.text}>{text}</p>}
        </li>
      ))}
    </ul>
  )
}
