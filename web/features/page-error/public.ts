export { PageError } from './page-error'
export { PageFailure } from './page-failure'
