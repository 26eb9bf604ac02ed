export { degradedSearch } from './ask-outside.ts'
export { searchTyped } from './search-site.ts'
