import { type LazyPiece, lazyRetry } from '#web/ui/lazy-retry'
import { Skeleton } from '#web/ui/skeleton'
import { loaders } from '../lazy'
import { type FieldSummary, type SearchedFilter, type SearchPanelProps, useSummary } from '../search-panels'
import type { SearchValues } from '../search-values'

export type { SearchPanelProps } from '../search-panels'

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
      const [{ forSearchBar }, { default: Panel }] = await Promise.all([import('../search-panel'), loaders[filter]()])
      return { default: forSearchBar(filter, Panel) }
    },
    { words: ['filters', 'guests', 'search'], Room: SearchPanelRoom },
  ),
})

/** The panels of the search bar: the filters' own, with the count of what would be found. */
export const searchPanels: Readonly<Record<SearchedFilter, SearchPanel>> = {
  destination: searchPanel('destination'),
  dates: searchPanel('dates'),
  guests: searchPanel('guests'),
  bedrooms: searchPanel('bedrooms'),
}
