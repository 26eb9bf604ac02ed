export { collectionData, resultsData } from './results-data.ts'
