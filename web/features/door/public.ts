export { passwordWords } from './password-words'
