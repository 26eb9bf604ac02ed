export { saveSeasons } from './save-seasons.ts'
export { matchesName, regionOptions, villaCursor } from './villa-filter.ts'
