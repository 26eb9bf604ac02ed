export { putBack } from './form-values'
export { sayWhy } from './say-why'
export { forgetDraft, newKey, useForm } from './use-form'
