export { putBack } from './form-values'
export { sayWhy } from './say-why'
export { forgetDraft, useForm } from './use-form'
