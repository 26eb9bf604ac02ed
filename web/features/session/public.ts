export { addressSecrets, forgetAddressSecrets, linkSecret, takeAddressSecrets } from './address-secrets'
export { bearing } from './bearing'
export type { Looking } from './looking-on'
export { keepLooking, ownApi, ownFile, readLooking, session, useStanding } from './own-session'
