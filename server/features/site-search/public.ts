export { searchTyped } from './search-site.ts'
