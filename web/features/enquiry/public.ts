export { readEnquiry } from './enquiry-address'
export { EnquiryForm } from './enquiry-form'
