export { FeedbackForm } from './feedback-form'
export { FeedbackLink } from './feedback-link'
