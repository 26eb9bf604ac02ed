export { purgeRuns } from './start-run.ts'
