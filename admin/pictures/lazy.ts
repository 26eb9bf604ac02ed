import { lazyComponent } from '#web/ui/lazy-component'
import { PicturesSkeleton } from './pictures-skeleton'

export const Pictures = lazyComponent(() => import('./pictures'), { Fallback: PicturesSkeleton })
export const OfficePicture = lazyComponent(() => import('./office-picture'), { Fallback: PicturesSkeleton })
