import { type ComponentType, lazy, Suspense } from 'react'
import { Skeleton } from '#web/ui/skeleton'
import styles from './filters.module.css'
import type { Filter, FilterPanelProps } from './panel'
import type { Found } from './use-found'

export interface AnyPanelProps extends FilterPanelProps {
  isCollection?: boolean
  found: Found | undefined
}

/** The panels' code comes when a filter is pointed at, focused or opened. */
const loaders: Record<Filter, () => Promise<{ default: ComponentType<AnyPanelProps> }>> = {
  destination: () => import('./destination-panel'),
  dates: () => import('./dates-panel'),
  guests: () => import('./guests-panel'),
  bedrooms: () => import('./bedrooms-panel'),
  price: () => import('./price-panel'),
  amenities: () => import('./amenities-panel'),
}

const panels = Object.fromEntries(
  Object.entries(loaders).map(([filter, load]) => [filter, lazy(() => load().catch(load))]),
) as unknown as Record<Filter, ComponentType<AnyPanelProps>>

/** Brings a panel near. */
export const preloadPanel = (filter: Filter): void => void loaders[filter]().catch(() => {})

/** The panel of a filter; its room is kept until its code is there. */
export function FilterPanel({ filter, ...props }: AnyPanelProps & { filter: Filter }) {
  const Panel = panels[filter]
  return (
    <Suspense
      fallback={
        <div className={styles.waiting} data-filter={filter}>
          <Skeleton share={0.4} />
          <Skeleton />
          <Skeleton share={0.7} />
        </div>
      }
    >
      <Panel {...props} />
    </Suspense>
  )
}
