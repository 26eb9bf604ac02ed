export { EmailInterestHandler } from './email-interest-handler'
