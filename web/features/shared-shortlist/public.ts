export { SharedShortlistView } from './shared-shortlist-view'
