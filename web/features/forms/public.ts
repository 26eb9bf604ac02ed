export { putBack } from './form-values'
export { forgetDraft, useForm } from './use-form'
