export { Consent } from './consent'
export { allows, useConsent } from './consent-store'
export { ConsentSettings } from './settings-link'
