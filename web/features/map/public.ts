export { LazyPlaceMap as PlaceMap, LazyResultsMap as ResultsMap } from './lazy-maps'
