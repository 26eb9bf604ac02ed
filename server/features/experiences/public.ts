export { experiencesNear } from './near.ts'
export { presentExperience, presentExperienceGroup } from './present-experience.ts'
