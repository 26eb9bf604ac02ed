import { lazyComponent } from '#web/ui/lazy-component'
import type { PlaceMapProps } from './labels/use-place-labels'
import { RenderWhenVisible } from './render-when-visible'
import type { ResultsMapProps } from './results-map'

/** The map reserves its own space. */
const NoFallback = () => null

const LateResultsMap = lazyComponent<ResultsMapProps>(() => import('./results-map'), {
  namespaces: ['villa-card', 'map'],
  Fallback: NoFallback,
})
const LatePlaceMap = lazyComponent<PlaceMapProps>(() => import('./place-map'), {
  namespaces: ['map'],
  Fallback: NoFallback,
})

interface Place {
  /** Accessible name. */
  label: string
  /** Sizes the map, and its placeholder before. */
  className?: string | undefined
}

/** The map of a search; its code and coastline load when it comes into view. */
export function ResultsMap({ label, className, ...props }: ResultsMapProps & Place) {
  return (
    <RenderWhenVisible label={label} className={className}>
      <LateResultsMap {...props} />
    </RenderWhenVisible>
  )
}

/** The map of a villa and its surroundings, or of a region's places; loads when it comes into view. */
export function PlaceMap({ label, className, ...props }: PlaceMapProps & Place) {
  return (
    <RenderWhenVisible label={label} className={className}>
      <LatePlaceMap {...props} />
    </RenderWhenVisible>
  )
}
