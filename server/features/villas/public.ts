export { findEntryOrPreview } from './find-entry-or-preview.ts'
export { usefulInformation } from './nearby.ts'
export { presentVilla } from './present-villa.ts'
export { contextWithDraft, createPreviewLink } from './preview.ts'
