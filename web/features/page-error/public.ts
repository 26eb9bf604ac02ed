export { PageError } from './page-error'
