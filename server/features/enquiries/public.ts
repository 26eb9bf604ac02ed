export { enquireData } from './enquire-data.ts'
export { isSentShortlist } from './is-sent-shortlist.ts'
