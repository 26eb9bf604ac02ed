export { enquiryPath } from './enquiry-address'
export { EnquiryForm } from './enquiry-form'
