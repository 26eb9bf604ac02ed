import { latePart } from '#web/ui/late-part'
import { lazyRetry } from '#web/ui/lazy-retry'
import { RatesRoom } from './stay/rates-room'

const words = ['cards', 'experience', 'map', 'reviews', 'villa', 'villa-more'] as const

/** The villa itself, below the introduction. */
export const House = latePart(() => import('./house/house'), { words })

/** Its location, and the opinions of others. */
export const Around = latePart(() => import('./beyond/around'), { words })

/** Further links. */
export const Onward = latePart(() => import('./beyond/onward'), { words })

/** The full-screen pictures of a villa. */
export const Viewer = lazyRetry(() => import('./pictures/viewer'), { words: ['villa'] })

/** The available stays nearest to an unavailable one. */
export const NearStays = lazyRetry(() => import('./stay/near-stays'), { words: ['near-stays'], Room: () => null })

/** The full stay form on narrow screens. */
export const StayDialog = lazyRetry(() => import('./stay/stay-dialog'), { words: ['villa'] })

/** The rates of a stay, where there is a choice. */
export const Rates = lazyRetry(() => import('./stay/rates'), { words: ['rates'], Room: RatesRoom })
