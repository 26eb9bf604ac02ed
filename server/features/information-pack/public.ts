export { makeInformationPack } from './make-information-pack.ts'
