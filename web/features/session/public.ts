export { addressSecrets, forgetAddressSecrets, takeAddressSecrets } from './address-secrets'
export { ownApi, ownFile, session, useStanding } from './own-session'
