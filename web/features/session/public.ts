export {
  clearUrlSecrets,
  getUrlSecrets,
  readPassportLinkSecret,
  readPaymentLinkSecret,
  readSupplierLinkSecret,
} from '#web/lib/storage/address-secrets'
export { analyticsIds } from './analytics-ids'
export { withBearerToken } from './bearer-transport'
export type { Impersonation } from './impersonation-session'
export { forgetMailedToken, mailedToken } from './mailed-token'
export {
  downloadFile,
  readImpersonation,
  session,
  sessionApi,
  storeImpersonation,
  useAuthState,
} from './session-instance'
