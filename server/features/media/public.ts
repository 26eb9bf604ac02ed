export { picturesOf } from './pictures.ts'
