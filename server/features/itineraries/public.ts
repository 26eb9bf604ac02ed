export { confirmExperiences } from './jobs.ts'
