export { NoResults } from './lazy'
export { ResultsView } from './results-view'
