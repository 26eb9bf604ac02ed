export { Consent } from './consent'
export { useConsent } from './consent-store'
export { ConsentSettings } from './settings-link'
