export { experiencesNear } from './near.ts'
export { type ReachableExperience, reachableExperiences } from './places.ts'
export { presentExperienceGroup } from './present-experience.ts'
export { presentExperienceGroupPage, presentExperiencePage, presentKindsOfExperiences } from './present-pages.ts'
