export { draftValue, forgetDraft } from './drafts'
export { putBack } from './form-values'
export { sayWhy } from './say-why'
export { newKey, useForm } from './use-form'
