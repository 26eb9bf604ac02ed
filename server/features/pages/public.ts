export { findEntry } from './find-entry.ts'
