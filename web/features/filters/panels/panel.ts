import { createContext } from 'react'
import type { SearchQuery } from '#domain/search/query'
import type { FilterChange } from '../filter-query'

/** Props of a filter's panel in all places: the filter bar, the search bar, the full screen on phones. */
export interface FilterPanelProps {
  query: SearchQuery
  onChange: (change: FilterChange) => void
  /** Closes the panel, if it can be closed by itself. */
  onClose?: (() => void) | undefined
  /** The panel fills the screen of a phone. */
  screen?: boolean
}

/** Delay between a change and the search, in milliseconds (SPEC A4 and A9). */
export const searchDelays = {
  destination: 100,
  dates: 100,
  guests: 600,
  bedrooms: 600,
  price: 500,
  amenities: 100,
} as const
export type Filter = keyof typeof searchDelays

/** The filters in display order. */
export const filters = ['destination', 'dates', 'guests', 'bedrooms', 'price', 'amenities'] as const

/** The number of villas that match the selection. */
export const ResultCount = createContext<number | undefined>(undefined)
