export { purgeRequests } from './purge-requests.ts'
