import { lazyRetry } from '#web/ui/lazy-retry'

/** Motion over the first picture, if any; the server renders neither. */
export const HeroFilm = lazyRetry(() => import('./hero-film'), { words: ['home'] })
export const HeroVideo = lazyRetry(() => import('./hero-video'), { words: ['home'] })
