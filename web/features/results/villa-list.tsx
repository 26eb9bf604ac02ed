import type { Property } from '#contract/villas/villa-search'
import type { SearchQuery } from '#domain/search/query'
import { VillaCard } from '#web/features/villa-card/public'
import styles from './villa-list.module.css'

interface VillaListProps {
  properties: readonly Property[]
  /** The search that found them. */
  query: Pick<SearchQuery, 'stay' | 'people' | 'party' | 'rooms'>
  heading: 'h2' | 'h3'
  /** The hovered villa, here or on the map. */
  active: number | undefined
  onActive: (id: number | undefined) => void
}

/** The villas found, unavailable ones last. */
export function VillaList({ properties, query, heading, active, onActive }: VillaListProps) {
  return (
    <ol className={styles.villas}>
      {properties.map((property, i) => (
        <li
          key={property.id}
          className={property.id === active ? styles.active : undefined}
          onMouseEnter={() => onActive(property.id)}
          onMouseLeave={() => onActive(undefined)}
          onFocus={() => onActive(property.id)}
          onBlur={() => onActive(undefined)}
        >
          <VillaCard
            property={property}
            stay={query.stay}
            party={query}
            heading={heading}
            first={i === 0}
            sizes="(min-width: 1746px) 22vw, (min-width: 1024px) 31vw, (min-width: 700px) 46vw, 92vw"
          />
        </li>
      ))}
    </ol>
  )
}
