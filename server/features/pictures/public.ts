export { pictureConditions } from './list-pictures.ts'
