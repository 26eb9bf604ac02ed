export { trackEvent } from './events'
