export { PageError } from './page-error'
export { PageFailure } from './page-failure'
export { TemplateBoundary } from './template-boundary'
