import { latePart } from '#web/ui/late-part'
import { lazyRetry } from '#web/ui/lazy-retry'

const words = ['cards', 'experience', 'map', 'reviews', 'villa', 'villa-more'] as const

/** What the house is, below its first words. */
export const House = latePart(() => import('./house/house'), { words })

/** Where it stands, and what others say of it. */
export const Around = latePart(() => import('./beyond/around'), { words })

/** Where one may go on from it. */
export const Onward = latePart(() => import('./beyond/onward'), { words })

/** The pictures of a villa over the whole screen. */
export const Viewer = lazyRetry(() => import('./pictures/viewer'), { words: ['villa'] })

/** The stays nearest to one that the villa does not take. */
export const NearStays = lazyRetry(() => import('./stay/near-stays'), { words: ['near-stays'], Room: () => null })

/** The whole of the stay, where the screen is narrow. */
export const StayDialog = lazyRetry(() => import('./stay/stay-dialog'), { words: ['rates', 'villa'] })
