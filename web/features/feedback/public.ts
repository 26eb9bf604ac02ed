export { FeedbackForm } from './feedback-form'
