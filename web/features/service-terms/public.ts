export { CancelService } from './cancel-service'
export { DepositText, ServiceTermsText } from './service-terms-text'
