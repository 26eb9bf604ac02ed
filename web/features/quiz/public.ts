export { Quiz } from './quiz'
