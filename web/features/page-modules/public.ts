export { CuratedPages } from './curated-pages'
export { PageModules } from './page-modules'
