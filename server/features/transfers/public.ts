export { askToMoveTransfers } from './flight-changes.ts'
export { findTransferEntries } from './timeline-entries.ts'
