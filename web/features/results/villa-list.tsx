import type { Property } from '#contract/properties'
import type { Stay } from '#domain/stay'
import { VillaCard } from '#web/features/villa-card/public'
import { classes } from '#web/ui/classes'
import styles from './villa-list.module.css'

interface VillaListProps {
  properties: readonly Property[]
  stay: Stay | undefined
  heading: 'h2' | 'h3'
  /** The villa that is pointed at, here or on the map. */
  active: number | undefined
  onActive: (id: number | undefined) => void
}

/** How many cards are in sight when the page opens: their pictures do not wait. */
const inSight = 2

/** The villas found, those that are taken last. */
export function VillaList({ properties, stay, heading, active, onActive }: VillaListProps) {
  return (
    <ol className={styles.villas}>
      {properties.map((property, i) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: pointing at a card shows it on the map, and does nothing else.
        <li
          key={property.id}
          className={classes(styles.villa, property.id === active && styles.active)}
          onMouseEnter={() => onActive(property.id)}
          onMouseLeave={() => onActive(undefined)}
          onFocus={() => onActive(property.id)}
          onBlur={() => onActive(undefined)}
        >
          <VillaCard
            property={property}
            stay={stay}
            heading={heading}
            first={i < inSight}
            sizes="(min-width: 1746px) 22vw, (min-width: 1200px) 31vw, (min-width: 1024px) 31vw, (min-width: 700px) 46vw, 92vw"
          />
        </li>
      ))}
    </ol>
  )
}
