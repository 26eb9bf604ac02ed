export { EnquiryForm } from './enquiry-form'
export { parseEnquiryParams } from './enquiry-params'
