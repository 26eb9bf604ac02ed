export { contactData } from './contact-data.ts'
