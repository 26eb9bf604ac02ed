import Fastify, { type FastifyInstance } from 'fastify'
import { degradedState, logCatalogue } from '#server/catalogue/state/health'
import { picturesOf } from '#server/features/media/public'
import { findDifferingBooks } from '#server/features/payments/public'
import { healthRoutes } from '#server/platform/http/health-routes'
import { logOptions } from '#server/platform/http/log-options'
import type { Draining } from '#server/platform/runtime/draining'
import type { Metrics } from '#server/platform/runtime/metrics'
import type { Context } from './context.ts'

interface WorkerParts {
  context: Context
  draining: Draining
  metrics?: Metrics
  /** Whether jobs are worked on. */
  hasBegun: () => boolean
}

/** Assembles what a process with `ROLE=worker` serves: its health, and nothing of the site. It does not listen. */
export function createWorkerApp({ context, draining, metrics, hasBegun }: WorkerParts): FastifyInstance {
  const { catalogue, configuration, db } = context
  const app: FastifyInstance = Fastify({ ...logOptions(configuration), bodyLimit: 1024 })
  draining.follow(app.server)
  metrics?.follow(app)
  logCatalogue(catalogue, app.log)
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  app.setNotFoundHandler((_request, reply) =>
    reply.status(404).send({ status: 'this process runs jobs and serves no site' }),
  )
  // Jobs make pictures for e-mails and documents.
  app.addHook('onClose', async () => picturesOf(context).stop())
  healthRoutes(app, {
    degradedBy: () => degradedState(catalogue),
    findDifferingBooks: () => findDifferingBooks(db),
    isStopping: () => draining.isStopping,
    hasBegun,
  })
  return app
}
