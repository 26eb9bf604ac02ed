export { feedbackOf, feedbackOrder, firstItem } from './list-feedback.ts'
export { authorizePhoto, readPhoto } from './photos/find-photos.ts'
export { feedbackOfAddress } from './present-feedback.ts'
