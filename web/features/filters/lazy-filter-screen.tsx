import { lazy, Suspense } from 'react'
import type { FilterScreenProps } from './filter-screen'

const load = () => import('./filter-screen')
const FilterScreen = lazy(() => load().catch(load))

/** Brings the screen near. */
export const preloadFilterScreen = (): void => void load().catch(() => {})

/** The filters over the whole screen; the code comes when they are opened. */
export const LazyFilterScreen = (props: FilterScreenProps) => (
  <Suspense>
    <FilterScreen {...props} />
  </Suspense>
)
