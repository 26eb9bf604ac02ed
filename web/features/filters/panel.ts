import type { SearchQuery } from '#domain/search/query'
import type { FilterChange } from './filter-query'

/** What a filter's panel is given, wherever it stands: below the results' filter bar, the hero's search, on a telephone. */
export interface FilterPanelProps {
  query: SearchQuery
  onChange: (change: FilterChange) => void
  /** Closes the panel, where it can be closed by itself. */
  onClose?: (() => void) | undefined
  /** On a telephone: the panel has the screen for itself. */
  screen?: boolean
}

/** How long the site waits after a change before it searches, in milliseconds (sections 4 and 9). */
export const delays = { destination: 100, dates: 100, guests: 600, bedrooms: 600, price: 500, amenities: 100 } as const
export type Filter = keyof typeof delays

/** The filters, in the order in which they are asked for. */
export const filters = ['destination', 'dates', 'guests', 'bedrooms', 'price', 'amenities'] as const
