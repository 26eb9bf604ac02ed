export { ExperiencePage } from './experience-page'
