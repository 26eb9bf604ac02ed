export { Share } from './share'
