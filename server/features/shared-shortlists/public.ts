export { sharedShortlistOfAddress } from './present-shared-shortlist.ts'
export { purgeLists } from './purge-lists.ts'
