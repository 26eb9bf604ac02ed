export { Heart } from './heart'
export { ShortlistButton } from './shortlist-button'
export { useShortlist } from './shortlist-store'
