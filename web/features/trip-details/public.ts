export { TripFacts } from './trip-facts'
export { TripForm } from './trip-form'
