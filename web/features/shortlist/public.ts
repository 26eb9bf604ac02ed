export { Heart } from './heart'
export type { Shortlist, ShortlistedVilla } from './shortlist'
export { ShortlistButton } from './shortlist-button'
export { useShortlist } from './shortlist-store'
