import { useState } from 'react'
import type { Property } from '#contract/villas/villa-search'
import { ResultsMap } from '#web/features/map/lazy'
import { useT } from '#web/messages'
import styles from './place-on-map.module.css'
import { PlaceSection } from './place-section'

interface PlaceOnMapProps {
  /** Search query of the villas; all villas without one. */
  query: string
  /** The villas whose cards the page shows. */
  known?: Property[]
}

const unlimited = {}
const none: Property[] = []

/** The villas of a place on a map, each with its price. */
export function PlaceOnMap({ query, known = none }: PlaceOnMapProps) {
  const t = useT()
  const [active, setActive] = useState<number>()
  return (
    <PlaceSection title={t('places_map')}>
      <ResultsMap
        label={t('map_results')}
        className={styles.map}
        properties={known}
        asked={query}
        query={unlimited}
        active={active}
        onActive={setActive}
        withinPage
      />
    </PlaceSection>
  )
}
