export { TripForm } from './trip-form'
