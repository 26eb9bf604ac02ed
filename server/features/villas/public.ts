export { usefulInformation } from './nearby.ts'
export { presentVilla } from './present-villa.ts'
export { contextWithDraft, createPreviewLink } from './preview.ts'
export { readPreviewPath } from './preview-token.ts'
