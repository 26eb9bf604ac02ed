export { withPreview } from './preview.ts'
export { lockPaths } from './queries.ts'
