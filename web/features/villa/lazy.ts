import { hydrateOnVisible } from '#web/ui/hydrate-on-visible'
import { lazyComponent } from '#web/ui/lazy-component'
import { RatesRoom } from './stay/rates-room'

const words = ['villa-card', 'experience', 'map', 'reviews', 'villa', 'villa-details'] as const

/** The villa itself, below the introduction. */
export const House = hydrateOnVisible(() => import('./house/house'), { words })

/** Its location, and the opinions of others. */
export const Around = hydrateOnVisible(() => import('./around/around'), { words })

/** Further links. */
export const Onward = hydrateOnVisible(() => import('./around/onward'), { words })

/** The full-screen pictures of a villa. */
export const Viewer = lazyComponent(() => import('./pictures/viewer'), { namespaces: ['villa'] })

/** The available stays nearest to an unavailable one. */
export const NearStays = lazyComponent(() => import('./stay/alternative-stays'), {
  namespaces: ['alternative-stays'],
  Fallback: () => null,
})

/** The full stay form on narrow screens. */
export const StayDialog = lazyComponent(() => import('./stay/stay-dialog'), { namespaces: ['villa'] })

/** The rates of a stay, where there is a choice. */
export const Rates = lazyComponent(() => import('./stay/rates'), { namespaces: ['rates'], Fallback: RatesRoom })
