export { authorizePhoto, readPhoto } from './photos/find-photos.ts'
export { feedbackOfAddress } from './present-feedback.ts'
