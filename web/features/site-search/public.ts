export { NoResults } from './no-results'
export { SearchResultItem } from './search-result'
export { SiteSearch } from './site-search'
export { lengths } from './use-site-search'
