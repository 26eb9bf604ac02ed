import type { VillaData } from '#contract/pages/villa'
import type { NearbyKind } from '#domain/geography/nearby'
import { useLanguage, useT } from '#web/messages'
import styles from './facts.module.css'
import { formatTravelTime, travelModeKeys } from './travel-time'

/** Amenities of the key facts, by their fixed ids: private or heated pool; by the sea. */
const pools = [1, 2]
const shores = [6, 8]

/** Key facts of the villa in one line. */
export function Facts({ villa: { property, amenities } }: { villa: VillaData }) {
  const t = useT()
  const language = useLanguage()
  const { sleeps, beds, baths } = property
  const all = amenities.flatMap(category => category.amenities)
  const first = (ids: number[]) => ids.flatMap(id => all.find(amenity => amenity.id === id) ?? [])[0]?.name
  // A waterfront amenity replaces the distance.
  const shore = first(shores)
  const way = (to: 'villa_to_beach' | 'villa_to_airport', kind: NearbyKind) => {
    const nearest = property.nearby.find(fact => fact.kind === kind)
    return (
      nearest && t(to, { way: t(travelModeKeys[nearest.by], { time: formatTravelTime(nearest.minutes, language) }) })
    )
  }
  const facts = [
    t('villa_sleeps', { count: sleeps }),
    t('villa_bedrooms_count', { count: beds }),
    t('villa_bathrooms_count', { count: baths }),
    first(pools),
    shore ?? way('villa_to_beach', 'beach'),
    way('villa_to_airport', 'airport'),
  ]
  return (
    <ul className={styles.facts}>
      {facts
        .filter(fact => fact !== undefined)
        .map(fact => (
          <li key={fact}>{fact}</li>
        ))}
    </ul>
  )
}
