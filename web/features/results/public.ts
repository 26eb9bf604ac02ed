export { ResultsView } from './results-view'
