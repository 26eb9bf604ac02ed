import { lazy } from 'react'
import { useT } from '#web/messages'
import type { PlaceMapProps } from './place-map'
import type { ResultsMapProps } from './results-map'
import { WhenSeen } from './when-seen'

const loadResultsMap = () => import('./results-map')
const ResultsMap = lazy(() => loadResultsMap().catch(loadResultsMap))
const loadPlaceMap = () => import('./place-map')
const PlaceMap = lazy(() => loadPlaceMap().catch(loadPlaceMap))

interface Room {
  /** Gives the map its size; the room is kept before the map is there. */
  className?: string | undefined
}

/** The map of a search; its code and its coastline come when it is seen. */
export function LazyResultsMap({ className, ...props }: ResultsMapProps & Room) {
  const t = useT()
  return (
    <WhenSeen label={t('map_results')} className={className}>
      <ResultsMap {...props} />
    </WhenSeen>
  )
}

/** The map of a villa and what is near it; comes when it is seen. */
export function LazyPlaceMap({ className, ...props }: PlaceMapProps & Room) {
  const t = useT()
  return (
    <WhenSeen label={t('map_place', { name: props.villa.name })} className={className}>
      <PlaceMap {...props} />
    </WhenSeen>
  )
}
