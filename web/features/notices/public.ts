export { notify } from './notices'
