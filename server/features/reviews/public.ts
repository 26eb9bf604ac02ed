export { reviewsData } from './reviews-data.ts'
