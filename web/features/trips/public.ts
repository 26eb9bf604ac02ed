export { ChooseTrip } from './choose-trip'
export { TripForm } from './trip-form'
