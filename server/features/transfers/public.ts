export { cancelSuppliers, findOpenSuppliers } from './cancel-suppliers.ts'
export { askToMoveTransfers } from './flight-changes.ts'
export { lastSuppliers } from './last-suppliers.ts'
export { findTransferEntries } from './timeline-entries.ts'
