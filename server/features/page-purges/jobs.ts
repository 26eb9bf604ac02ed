import { z } from 'zod'
import { defineJob } from '#server/platform/jobs/define-job'

/** After each change: purges caches in front of the site. Retried for twenty minutes. */
export const purgePages = defineJob({
  name: 'purge-pages',
  payload: z.object({}),
  retries: { times: 20, after: 2, most: 60 },
  deadline: 120,
})

/** Every minute: the same for changes that no process has noticed, and for those whose purge has failed. */
export const purgeMissedPages = defineJob({
  name: 'purge-missed-pages',
  payload: z.object({}),
  retries: { times: 0, after: 1, most: 1 },
  schedule: '* * * * *',
  deadline: 120,
})
