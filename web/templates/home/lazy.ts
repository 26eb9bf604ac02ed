import { lazyComponent } from '#web/ui/lazy-component'

/** Motion over the first picture, if any; the server renders neither. */
export const HeroFilm = lazyComponent(() => import('./hero-film'), { namespaces: ['home'] })
export const HeroVideo = lazyComponent(() => import('./hero-video'), { namespaces: ['home'] })
