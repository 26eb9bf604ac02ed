export { withPreview } from './preview.ts'
