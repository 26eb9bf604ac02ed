export { getWayIn, setWayIn } from './set-villa-access.ts'
export { reencryptAccess } from './stored-access.ts'
