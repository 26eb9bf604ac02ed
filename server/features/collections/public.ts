export { presentCollection } from './present-collection.ts'
