export { ApplicationForm, Two } from './application-form'
export { CountryField } from './country-field'
