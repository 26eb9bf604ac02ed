import { VillaCard } from '#web/features/villa-card/public'
import { api } from '#web/lib/api-client'
import { useQuery } from '#web/lib/query'
import { useLanguage, useT } from '#web/messages'
import { CardLink } from '#web/ui/card-link'
import { InternalLink } from '#web/ui/internal-link'
import { Picture } from '#web/ui/picture'
import { Skeleton } from '#web/ui/skeleton'
import styles from './suggestions.module.css'

/** Inspiration without a search: three villas, three collections, and the quiz (SPEC A2.6). */
export function Suggestions() {
  const t = useT()
  const lang = useLanguage()
  const { data, isError: failed } = useQuery(`suggestions ${lang}`, signal =>
    api('GET /core/suggestions/lang/{lang}', { params: { lang } }, { signal }),
  )
  // The panel's links remain.
  if (failed) return null
  return (
    <section className={styles.suggestions} aria-label={t('suggestions_title')} aria-busy={!data || undefined}>
      <ul className={styles.villas}>
        {data
          ? data.villas.map(villa => (
              <li key={villa.id}>
                <VillaCard property={villa} sizes="20vw" withBaths />
              </li>
            ))
          : [1, 2, 3].map(place => (
              <li key={place}>
                <Skeleton ratio="4 / 3" />
                <Skeleton share={0.6} />
                <Skeleton share={0.8} />
              </li>
            ))}
      </ul>
      <ul className={styles.lists}>
        {data?.lists.map(({ id, name, url, picture }) => (
          <li key={id} className={styles.list}>
            <Picture picture={picture} sizes="64px" ratio="1 / 1" widest={400} decorative className={styles.thumb} />
            <CardLink to={url}>{name}</CardLink>
          </li>
        ))}
        <li className={styles.discover}>
          <p>{t('suggestions_discover')}</p>
          <InternalLink to="/the-villa-matchmaker-quiz">{t('suggestions_discover_link')}</InternalLink>
        </li>
      </ul>
    </section>
  )
}
