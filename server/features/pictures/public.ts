export { pictureConditions, pictureHasWords } from './list-pictures.ts'
