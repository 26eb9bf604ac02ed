import { lazyComponent } from '#web/ui/lazy-component'
import { PicturesSkeleton } from './pictures-skeleton'

export const Pictures = lazyComponent(() => import('./pictures'), {
  namespaces: ['account', 'admin'],
  Fallback: PicturesSkeleton,
})
export const OfficePicture = lazyComponent(() => import('./office-picture'), {
  namespaces: ['account', 'admin'],
  Fallback: PicturesSkeleton,
})
