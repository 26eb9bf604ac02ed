export { CallBackForm } from './call-back-form'
export { Offices } from './offices'
