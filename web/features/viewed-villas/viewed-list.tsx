import { useState } from 'react'
import { api } from '#web/lib/api-client'
import { useQuery } from '#web/lib/query'
import { useLanguage, useT } from '#web/messages'
import { InternalLink } from '#web/ui/internal-link'
import { Picture } from '#web/ui/picture'
import styles from './viewed-list.module.css'
import { readViewed } from './viewed-villas'

interface ViewedListProps {
  /** Villas that are listed elsewhere on the page. */
  besides: readonly number[]
  onFollow: () => void
}

/** The villas viewed last, as links. */
export function ViewedList({ besides, onFollow }: ViewedListProps) {
  const t = useT()
  const lang = useLanguage()
  const [viewed] = useState(readViewed)
  const ids = viewed.join(',')
  const { data } = useQuery(ids ? `viewed ${ids} ${lang}` : undefined, signal =>
    api('GET /core/properties/search', { query: { ids, lang } }, { signal }),
  )
  const shown = viewed.flatMap(
    id => data?.properties.find(property => property.id === id && !besides.includes(id)) ?? [],
  )
  if (shown.length === 0) return null
  return (
    <section className={styles.viewed}>
      <h3 className={styles.title}>{t('shortlist_viewed')}</h3>
      <ul className={styles.list}>
        {shown.map(({ id, name, url, region, thumb }) => (
          <li key={id}>
            <InternalLink to={url} onClick={onFollow} className={styles.link}>
              <Picture picture={thumb} sizes="140px" widest={400} ratio="4 / 3" decorative />
              {name}
            </InternalLink>
            <span className={styles.place}>{region}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
