export { DestinationOptions } from './destinations/destination-options'
export { FilterBar } from './filter-bar'
export { rememberFilters } from './filter-cookies'
export { destinationNames } from './filter-labels'
export { FilterPanel } from './filter-panel'
export {
  applyFilterChange,
  type Collection,
  type FilterChange,
  readCanonical,
  toVillaSearchQuery,
} from './filter-query'
export type { Filter } from './panels/panel'
export { queryOf, rememberedValues, type SearchValues, valuesIn } from './search-values'
