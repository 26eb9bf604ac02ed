import type { HomeData } from '#contract/pages/home'
import { useT } from '#web/messages'
import { cx } from '#web/ui/cx'
import { Emphasis } from '#web/ui/emphasis'
import { InternalLink } from '#web/ui/internal-link'
import { Picture } from '#web/ui/picture'
import swipe from '#web/ui/swipe-row.module.css'
import styles from './destinations.module.css'
import section from './home-section.module.css'

/** Destinations as large pictures with names. */
export function Destinations({ destinations }: Pick<HomeData, 'destinations'>) {
  const t = useT()
  if (destinations.length === 0) return null
  return (
    <section className={section.section}>
      <div className={section.head}>
        <h2 className={section.title}>
          <Emphasis text={t('home_destinations_title')} />
        </h2>
      </div>
      <ul className={cx(styles.mosaic, swipe.row)}>
        {destinations.map(({ name, path, villas, picture }) => (
          <li key={path} className={styles.place}>
            <Picture
              picture={picture}
              sizes="(min-width: 768px) 33vw, 80vw"
              ratio="4 / 3"
              decorative
              className={styles.picture}
            />
            <InternalLink to={path} className={styles.link}>
              <span className={styles.name}>{name}</span>
              {villas > 0 && <span className={styles.count}>{t('villas_count', { count: villas })}</span>}
            </InternalLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
