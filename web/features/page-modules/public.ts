export { PageModules } from './page-modules'
