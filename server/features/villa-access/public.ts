export { reencryptAccess } from './stored-access.ts'
