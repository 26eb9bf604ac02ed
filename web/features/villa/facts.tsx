import type { VillaData } from '#contract/pages/villa'
import { useLanguage, useT } from '#web/messages'
import styles from './facts.module.css'
import { kilometres } from './where/distance-words'
import { nearest } from './where/places-by-kind'

/** Amenities that are facts of the first line, by the ids they keep for good: private or heated pool; by the sea. */
const pools = [1, 2]
const shores = [6, 8]

/** The villa in one line. */
export function Facts({ villa: { property, amenities, usefulRegionInformation } }: { villa: VillaData }) {
  const t = useT()
  const language = useLanguage()
  const { sleeps, beds, baths } = property
  const all = amenities.flatMap(category => category.amenities)
  const first = (ids: number[]) => ids.flatMap(id => all.find(amenity => amenity.id === id) ?? [])[0]?.name
  // A house on the water, or a walk from it, says so itself; the beaches that have names may lie further.
  const shore = first(shores)
  const beach = nearest('beach', usefulRegionInformation)
  const airport = nearest('airport', usefulRegionInformation)
  const facts = [
    t('villa_sleeps', { count: sleeps }),
    t('villa_bedrooms_count', { count: beds }),
    t('villa_bathrooms_count', { count: baths }),
    first(pools),
    shore ?? (beach && t('villa_to_beach', { distance: kilometres(beach.kilometres, language) })),
    airport && t('villa_to_airport', { distance: kilometres(airport.kilometres, language) }),
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
