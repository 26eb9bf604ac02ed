export { setCurrentState } from './change-villa.ts'
export { isUnregistered, villaOrder, villasOf } from './list-villas.ts'
export { versionedOrder } from './order-villas.ts'
export { versionedVilla } from './versioned-villa.ts'
