export { Heart } from './heart'
export { ShortlistButton } from './shortlist-button'
