export { addressSecrets, forgetAddressSecrets, takeAddressSecrets } from './address-secrets'
export { ownApi, session, useStanding } from './own-session'
