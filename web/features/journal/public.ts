export { Byline } from './byline'
export { Topics } from './topics'
