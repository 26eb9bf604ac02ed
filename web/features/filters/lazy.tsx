import type { ComponentType } from 'react'
import { StayCalendar } from '#web/features/calendar/lazy'
import { type LazyPiece, lazyRetry } from '#web/ui/lazy-retry'
import { Skeleton } from '#web/ui/skeleton'
import type { Collection } from './filter-query'
import styles from './filters.module.css'
import type { Filter, FilterPanelProps } from './panel'
import { type FieldSummary, type SearchedFilter, type SearchPanelProps, useSummary } from './search-panels'
import type { SearchValues } from './search-values'
import type { Found } from './use-found'

export type { SearchPanelProps } from './search-panels'

export interface AnyPanelProps extends FilterPanelProps {
  isCollection?: boolean
  collection?: Collection | undefined
  found: Found | undefined
}

const words = ['filters', 'guests', 'search'] as const

/** The filters over the whole screen. */
export const FilterScreen = lazyRetry(() => import('./filter-screen'), { words })

const loaders = {
  destination: () => import('./destination-panel'),
  dates: () => {
    StayCalendar.preload()
    return import('./dates-panel')
  },
  guests: () => import('./guests-panel'),
  bedrooms: () => import('./bedrooms-panel'),
  price: () => import('./price-panel'),
  amenities: () => import('./amenities-panel'),
} satisfies Record<Filter, () => Promise<{ default: ComponentType<FilterProps> }>>

export interface FilterProps extends AnyPanelProps {
  filter: Filter
}

function PanelRoom({ filter }: FilterProps) {
  return (
    <div className={styles.waiting} data-filter={filter}>
      <Skeleton share={0.4} />
      <Skeleton />
      <Skeleton share={0.7} />
    </div>
  )
}

const panel = (filter: Filter) =>
  lazyRetry<FilterProps>(loaders[filter], {
    words,
    Room: PanelRoom,
  })

/** The panels of the filters: their code comes when a filter is pointed at, focused or opened. */
export const filterPanels: Readonly<Record<Filter, LazyPiece<FilterProps>>> = {
  destination: panel('destination'),
  dates: panel('dates'),
  guests: panel('guests'),
  bedrooms: panel('bedrooms'),
  price: panel('price'),
  amenities: panel('amenities'),
}

/** What takes the place of a native field of the search bar. */
export interface SearchPanel {
  /** What is chosen, in words, or what may be: "Corfu", "13 – 27 Jun 2027", "Add guests". */
  useSummary: (values: SearchValues) => FieldSummary
  /** Opened below the field. */
  Content: LazyPiece<SearchPanelProps>
}

const SearchPanelRoom = () => <Skeleton ratio="4 / 3" />

const searchPanel = (filter: SearchedFilter): SearchPanel => ({
  useSummary: values => useSummary(filter, values),
  Content: lazyRetry<SearchPanelProps>(
    async () => {
      const [{ forSearchBar }, { default: Panel }] = await Promise.all([import('./search-panel'), loaders[filter]()])
      return { default: forSearchBar(filter, Panel) }
    },
    { words, Room: SearchPanelRoom },
  ),
})

/** The panels of the search bar: the filters' own, with the count of what would be found. */
export const searchPanels: Readonly<Record<SearchedFilter, SearchPanel>> = {
  destination: searchPanel('destination'),
  dates: searchPanel('dates'),
  guests: searchPanel('guests'),
  bedrooms: searchPanel('bedrooms'),
}
