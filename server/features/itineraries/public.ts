export { confirmExperiences } from './jobs.ts'
export { requestOrder, requestsOf } from './office-requests.ts'
