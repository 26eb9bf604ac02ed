import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/define-job'

/** Changes the records of a run one after the other; a retry goes on where a killed process stopped (ADR-0066). */
export const runBulkAction = defineJob({
  name: 'run-bulk-action',
  payload: z.object({ runId: z.number().int() }),
  retries: { times: 20, after: 5, most: 120 },
  deadline: 3600,
  concurrency: 2,
})
