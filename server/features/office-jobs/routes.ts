import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/operations/office-jobs'
import { ProblemError } from '#contract/problems'
import type { Context } from '#server/context'
import { serve } from '#server/platform/http/serve'
import type { JobDefinition } from '#server/platform/jobs/define-job'
import { listFailedRuns } from './failed-runs.ts'
import { type FindLastTrial, findJobs } from './find-jobs.ts'
import { partNamed, pausePart, resumePart } from './pause-part.ts'
import { retryFailedRuns, retryRun } from './retry-runs.ts'

interface Parts {
  /** All jobs of the site. They import the features, so that this one cannot import them. */
  jobs: () => readonly JobDefinition<unknown>[]
  findLastTrial: FindLastTrial
}

/** The endpoints of the jobs view in the back office. */
export const jobRoutes =
  ({ jobs, findLastTrial }: Parts) =>
  (app: FastifyInstance, context: Context): void => {
    const { db } = context
    const part = (name: string) => {
      const found = partNamed(name, jobs())
      if (!found) throw new ProblemError('not-found')
      return found
    }
    const require = (isChanged: boolean) => {
      if (!isChanged) throw new ProblemError('not-in-this-state')
    }
    serve(app, contract.listJobs, () => findJobs(context, jobs(), findLastTrial))
    serve(app, contract.listFailedRuns, ({ query }) => listFailedRuns(db, query.cursor))
    serve(app, contract.retryRun, ({ actor, params, tx }) => retryRun(tx, actor, params.id))
    serve(app, contract.retryFailedRuns, async ({ actor, params, tx }) => {
      const count = await retryFailedRuns(tx, actor, params.name)
      require(count > 0)
      return { count }
    })
    serve(app, contract.pauseJob, async ({ actor, params, body, tx }) =>
      require(await pausePart(tx, actor, part(params.name), body)),
    )
    serve(app, contract.resumeJob, async ({ actor, params, tx }) =>
      require(await resumePart(tx, actor, part(params.name))),
    )
  }
