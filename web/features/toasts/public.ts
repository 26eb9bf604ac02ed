export { showToast } from './toast-store'
export { Toaster } from './toaster'
