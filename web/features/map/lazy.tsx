import { lazyRetry } from '#web/ui/lazy-retry'
import type { ResultsMapProps } from './results-map'
import type { PlaceMapProps } from './use-place-labels'
import { WhenSeen } from './when-seen'

/** The map keeps its room itself, long before it is seen. */
const Room = () => null

const LateResultsMap = lazyRetry<ResultsMapProps>(() => import('./results-map'), { words: ['cards', 'map'], Room })
const LatePlaceMap = lazyRetry<PlaceMapProps>(() => import('./place-map'), { words: ['map'], Room })

interface Place {
  /** What is read aloud of it. */
  label: string
  /** Gives the map its size; the room is kept before the map is there. */
  className?: string | undefined
}

/** The map of a search; its code and its coastline come when it is seen. */
export function ResultsMap({ label, className, ...props }: ResultsMapProps & Place) {
  return (
    <WhenSeen label={label} className={className}>
      <LateResultsMap {...props} />
    </WhenSeen>
  )
}

/** The map of a villa and what is near it, or of the places of a region; comes when it is seen. */
export function PlaceMap({ label, className, ...props }: PlaceMapProps & Place) {
  return (
    <WhenSeen label={label} className={className}>
      <LatePlaceMap {...props} />
    </WhenSeen>
  )
}
