export { feedbackOfAddress } from './present-feedback.ts'
