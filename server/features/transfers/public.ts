export { askToMoveTransfers } from './flight-changes.ts'
export { lastSuppliers } from './last-suppliers.ts'
export { findTransferEntries } from './timeline-entries.ts'
export { withdrawSuppliers } from './withdraw-suppliers.ts'
