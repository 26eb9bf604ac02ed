import { type LazyComponent, lazyComponent } from '#web/ui/lazy-component'
import { Skeleton } from '#web/ui/skeleton'
import { loaders } from '../filter-panel'
import { type FieldSummary, type SearchedFilter, type SearchPanelProps, useSummary } from '../search-panels'
import type { SearchValues } from '../search-values'

export type { SearchPanelProps } from '../search-panels'

/** Replaces a native field of the search bar. */
export interface SearchPanel {
  /** The value as text, or a prompt: "Corfu", "13 – 27 Jun 2027", "Add guests". */
  useSummary: (values: SearchValues) => FieldSummary
  /** Opened below the field. */
  Content: LazyComponent<SearchPanelProps>
}

const SearchPanelRoom = () => <Skeleton ratio="4 / 3" />

const searchPanel = (filter: SearchedFilter): SearchPanel => ({
  useSummary: values => useSummary(filter, values),
  Content: lazyComponent<SearchPanelProps>(
    async () => {
      const [{ forSearchBar }, { default: Panel }] = await Promise.all([import('../search-panel'), loaders[filter]()])
      return { default: forSearchBar(filter, Panel) }
    },
    { namespaces: ['filters', 'guests', 'search'], Fallback: SearchPanelRoom },
  ),
})

/** Panels of the search bar: those of the filters, with the number of results. */
export const searchPanels: Readonly<Record<SearchedFilter, SearchPanel>> = {
  destination: searchPanel('destination'),
  dates: searchPanel('dates'),
  guests: searchPanel('guests'),
  bedrooms: searchPanel('bedrooms'),
}
