export { tell } from './events'
