export { onTrackedEvent, type SiteEvent, trackEvent } from './events'
