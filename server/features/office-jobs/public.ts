export { failedRuns, listFailedRuns } from './failed-runs.ts'
export { findQueuedRuns } from './find-jobs.ts'
export { partNamed, pausePart, resumePart } from './pause-part.ts'
export { retryFailedRuns, retryRun } from './retry-runs.ts'
