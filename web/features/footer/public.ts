export { Footer } from './footer'
export { Newsletter } from './lazy'
