export { PageFailure } from './page-failure'
