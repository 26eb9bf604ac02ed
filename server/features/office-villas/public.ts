export { villaOrder, villasOf } from './list-villas.ts'
export { versionedOrder } from './order-villas.ts'
export { versionedVilla } from './versioned-villa.ts'
