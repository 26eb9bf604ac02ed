export { confirmationFacts } from './confirmation-facts.ts'
export { confirmationLetter } from './confirmation-letter.ts'
