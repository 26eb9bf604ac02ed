import type { VillaData } from '#contract/pages'
import { useLanguage, useT } from '#web/messages'
import styles from './facts.module.css'
import { kilometres } from './where/distance-words'
import { nearest } from './where/places-by-kind'

/** The amenities that are a pool, by the ids they keep for good: private, heated. */
const pools = [1, 2]

/** The villa in one line. */
export function Facts({ villa: { property, amenities, usefulRegionInformation } }: { villa: VillaData }) {
  const t = useT()
  const language = useLanguage()
  const { sleeps, beds, baths } = property
  const all = amenities.flatMap(category => category.amenities)
  const pool = pools.flatMap(id => all.find(amenity => amenity.id === id) ?? [])[0]
  const beach = nearest('beach', usefulRegionInformation)
  const airport = nearest('airport', usefulRegionInformation)
  const facts = [
    t('villa_sleeps', { count: sleeps }),
    t('villa_bedrooms_count', { count: beds }),
    t('villa_bathrooms_count', { count: baths }),
    pool?.name,
    beach && t('villa_to_beach', { distance: kilometres(beach.kilometres, language) }),
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
