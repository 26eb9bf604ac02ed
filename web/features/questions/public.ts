export { Questions } from './questions'
