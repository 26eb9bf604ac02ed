export { PasswordField } from './password-field'
export { passwordWords } from './password-words'
