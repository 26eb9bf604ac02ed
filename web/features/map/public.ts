import { lazyComponent } from '#web/ui/lazy-component'
import type { PositionMapProps } from './position-map'

/** A map on which a pin is moved; apart from the lazy maps of public pages, which must not grow. */
export const PositionMap = lazyComponent<PositionMapProps>(() => import('./position-map'), {
  namespaces: ['map'],
  Fallback: () => null,
})
