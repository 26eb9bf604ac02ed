export { ApplicationForm } from './application-form'
export { CountryField } from './country-field'
