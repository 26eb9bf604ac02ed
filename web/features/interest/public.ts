export { InterestByLink } from './interest-by-link'
