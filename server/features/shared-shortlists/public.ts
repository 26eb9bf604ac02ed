export { forgetOldLists } from './forget-old-lists.ts'
export { sharedShortlistOfAddress } from './present-shared-shortlist.ts'
