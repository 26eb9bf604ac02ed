import type { ComponentType } from 'react'
import { StayCalendar } from '#web/features/calendar/lazy'
import { type LazyComponent, lazyComponent } from '#web/ui/lazy-component'
import { Skeleton } from '#web/ui/skeleton'
import type { Collection } from './filter-query'
import styles from './filters.module.css'
import type { Filter, FilterPanelProps } from './panels/panel'
import type { ResultCounts } from './use-result-count'

export interface AnyPanelProps extends FilterPanelProps {
  isCollection?: boolean
  collection?: Collection | undefined
  found: ResultCounts | undefined
}

const words = ['filters', 'guests', 'search'] as const

export const loaders = {
  destination: () => import('./destinations/destination-panel'),
  dates: () => {
    StayCalendar.preload()
    return import('./panels/dates-panel')
  },
  guests: () => import('./panels/guests-panel'),
  bedrooms: () => import('./panels/bedrooms-panel'),
  price: () => import('./panels/price-panel'),
  amenities: () => import('./panels/amenities-panel'),
} satisfies Record<Filter, () => Promise<{ default: ComponentType<FilterProps> }>>

interface FilterProps extends AnyPanelProps {
  filter: Filter
}

function PanelSkeleton({ filter }: FilterProps) {
  return (
    <div className={styles.waiting} data-filter={filter}>
      <Skeleton share={0.4} />
      <Skeleton />
      <Skeleton share={0.7} />
    </div>
  )
}

const panel = (filter: Filter) =>
  lazyComponent<FilterProps>(loaders[filter], {
    namespaces: words,
    Fallback: PanelSkeleton,
  })

/** Filter panels, lazy-loaded when a filter is hovered, focused or opened. */
export const filterPanels: Readonly<Record<Filter, LazyComponent<FilterProps>>> = {
  destination: panel('destination'),
  dates: panel('dates'),
  guests: panel('guests'),
  bedrooms: panel('bedrooms'),
  price: panel('price'),
  amenities: panel('amenities'),
}

export function FilterPanel(props: FilterProps) {
  const Panel = filterPanels[props.filter]
  return <Panel {...props} />
}
