export { mergeBalances, type SplitService, splitDeposits } from './split-deposits.ts'
export { storeServiceTerms } from './store-terms.ts'
