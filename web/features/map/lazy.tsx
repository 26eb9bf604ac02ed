import { lazyRetry } from '#web/ui/lazy-retry'
import type { ResultsMapProps } from './results-map'
import type { PlaceMapProps } from './use-place-labels'
import { WhenSeen } from './when-seen'

/** The map reserves its own space. */
const Room = () => null

const LateResultsMap = lazyRetry<ResultsMapProps>(() => import('./results-map'), { words: ['cards', 'map'], Room })
const LatePlaceMap = lazyRetry<PlaceMapProps>(() => import('./place-map'), { words: ['map'], Room })

interface Place {
  /** Accessible name. */
  label: string
  /** Sizes the map, and its placeholder before. */
  className?: string | undefined
}

/** The map of a search; its code and coastline load when it comes into view. */
export function ResultsMap({ label, className, ...props }: ResultsMapProps & Place) {
  return (
    <WhenSeen label={label} className={className}>
      <LateResultsMap {...props} />
    </WhenSeen>
  )
}

/** The map of a villa and its surroundings, or of a region's places; loads when it comes into view. */
export function PlaceMap({ label, className, ...props }: PlaceMapProps & Place) {
  return (
    <WhenSeen label={label} className={className}>
      <LatePlaceMap {...props} />
    </WhenSeen>
  )
}
