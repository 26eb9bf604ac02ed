import type { HomeData } from '#contract/pages/home'
import { useT } from '#web/messages'
import { CardLink } from '#web/ui/card-link'
import { cx } from '#web/ui/cx'
import { Emphasis } from '#web/ui/emphasis'
import { ArrowRightIcon } from '#web/ui/icons'
import { InternalLink } from '#web/ui/internal-link'
import { Picture } from '#web/ui/picture'
import swipe from '#web/ui/swipe-row.module.css'
import styles from './collections.module.css'
import section from './home-section.module.css'

/** Three collections, and a card for undecided visitors. */
export function Collections({ lists }: { lists: HomeData['featuredLists'] }) {
  const t = useT()
  if (lists.length === 0) return null
  return (
    <section className={section.section}>
      <div className={section.head}>
        <h2 className={section.title}>
          <Emphasis text={t('home_collections_title')} />
        </h2>
        <p className={section.text}>{t('home_collections_text')}</p>
      </div>
      <ul className={cx(styles.cards, swipe.row)}>
        {lists.slice(0, 3).map(({ id, name, url, picture }) => (
          <li key={id} className={styles.card}>
            <Picture
              picture={picture}
              sizes="(min-width: 1024px) 22vw, (min-width: 768px) 45vw, 80vw"
              ratio="3 / 4"
              widest={1000}
              decorative
              className={styles.picture}
            />
            <h3 className={styles.name}>
              <CardLink to={url}>{name}</CardLink>
            </h3>
          </li>
        ))}
        <li className={styles.discover}>
          <p className={styles.invitation}>{t('home_discover')}</p>
          <InternalLink to="/the-villa-matchmaker-quiz" className={styles.way}>
            {t('home_discover_link')}
            <ArrowRightIcon />
          </InternalLink>
          <InternalLink to="/villa-collections" className={styles.way}>
            {t('home_collections_all')}
            <ArrowRightIcon />
          </InternalLink>
        </li>
      </ul>
    </section>
  )
}
