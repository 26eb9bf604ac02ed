import { Skeleton } from '#web/ui/skeleton'

/** About as high as two rates side by side. */
export const RatesRoom = () => <Skeleton ratio="4 / 3" />
