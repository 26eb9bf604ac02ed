export { TravelNotices } from './travel-notices'
