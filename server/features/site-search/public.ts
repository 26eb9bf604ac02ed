export { exportRecords } from './jobs.ts'
export { degradedSearch } from './query-provider.ts'
export { searchTyped } from './search-site.ts'
