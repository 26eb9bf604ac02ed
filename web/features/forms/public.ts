export { putBack } from './form-values'
export { useForm } from './use-form'
