export { keepHeldStay, readHeldStay } from './held-stay'
