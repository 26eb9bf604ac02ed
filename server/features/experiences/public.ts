export { experiencesNear } from './near.ts'
export { presentExperienceGroupPage, presentExperiencePage } from './present-pages.ts'
