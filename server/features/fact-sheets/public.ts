export { forgetOldRequests } from './forget-old-requests.ts'
