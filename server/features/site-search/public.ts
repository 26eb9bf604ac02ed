export { degradedSearch } from './query-provider.ts'
export { searchTyped } from './search-site.ts'
