export { Found } from './found'
export { NothingFound } from './nothing-found'
export { SiteSearch } from './site-search'
export { lengths } from './use-site-search'
