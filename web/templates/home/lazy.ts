import { lazyRetry } from '#web/ui/lazy-retry'

/** What moves over the first picture, where there is something; the server renders neither. */
export const HeroFilm = lazyRetry(() => import('./hero-film'), { words: ['home'] })
export const HeroVideo = lazyRetry(() => import('./hero-video'), { words: ['home'] })
