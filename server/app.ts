import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { Refusal } from '#contract/refusals'
import type { MediaStore } from '#server/adapters/media-store/media-store'
import { catalogueRoutes } from '#server/features/catalogue/routes'
import { crawlerRoutes } from '#server/features/content/crawler-routes'
import { contentRoutes } from '#server/features/content/routes'
import { mediaRoutes } from '#server/features/media/routes'
import { officeRoutes } from '#server/features/office/routes'
import { siteSearchRoutes } from '#server/features/site-search/routes'
import { subscriptionRoutes } from '#server/features/subscriptions/routes'
import { clientFiles } from '#server/platform/client-files'
import type { Context } from '#server/platform/context'
import { documentApi } from '#server/platform/documentation'
import { handleErrors, sendProblem } from '#server/platform/errors'
import { healthRoutes } from '#server/platform/health-routes'
import { securityHeaders } from '#server/platform/security-headers'
import { type AnswerKept, ownAddress, type PageRenderer, pageRoutes } from '#server/render/routes'

/** Longer than proxies keep theirs, so that none sends into a connection that is being closed. */
const keepAliveTimeout = 72_000
/** Whoever takes longer to send a request is not sending one. */
const requestTimeout = 60_000

/** A page whose address is malformed is one that is not found, with help; the router itself would only refuse it. */
function readableUrl(url: string): string {
  if (url.startsWith('/api/')) return url
  const [path = '/', search] = url.split(/\?(.*)/s)
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + (search ? `?${search}` : '')
  }
}

/** Answers differ, so they are compressed while they are sent: quickly. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

export interface AppParts {
  context: Context
  store: MediaStore
  renderer: PageRenderer
  /** The folder of the built client files; in development there is none. */
  clientFolder?: string
  /** Headers of every answer, where they are not those that the configuration asks for. */
  headers?: Record<string, string>
  /** Checks every answer against the contract; for tests and development, since it costs time. */
  checkReplies?: boolean
}

/** Assembles the application; it does not listen. */
export async function createApp({
  context,
  store,
  renderer,
  clientFolder,
  headers = securityHeaders(context.configuration),
  checkReplies = false,
}: AppParts): Promise<FastifyInstance> {
  const { configuration } = context
  let answerKept: AnswerKept = () => false
  const app = Fastify({
    serverFactory: route =>
      createServer({ keepAliveTimeout, requestTimeout }, (request, response) => {
        if (!answerKept(request, response)) route(request, response)
      }),
    logger:
      configuration.logLevel === 'silent'
        ? false
        : { level: configuration.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: configuration.trustProxy,
    genReqId: () => randomUUID(),
    bodyLimit: 256 * 1024,
    rewriteUrl: request => readableUrl(request.url ?? '/'),
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(() => JSON.stringify)
  app.decorate('checksReplies', checkReplies)
  handleErrors(app)

  await app.register(async site => {
    site.addHook('onRequest', async (_request, reply) => {
      reply.headers(headers)
    })
    await documentApi(site, configuration)
    await site.register(compress, { encodings: ['br', 'gzip'], threshold: 1024, brotliOptions })
    await site.register(async api => {
      await api.register(rateLimit, {
        max: configuration.callsPerMinute,
        timeWindow: '1 minute',
        allowList: request => request.socket.remoteAddress === ownAddress,
      })
      api.addHook('onSend', async (_request, reply) => {
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache')
      })
      catalogueRoutes(api, context)
      contentRoutes(api, context)
      officeRoutes(api, context)
      siteSearchRoutes(api, context)
      subscriptionRoutes(api, context)
    })
    crawlerRoutes(site, context)
    healthRoutes(site, context)
    site.all('/api/*', { schema: { hide: true } }, (request, reply) =>
      sendProblem(request, reply, new Refusal('not-found', { detail: 'There is no such call.' })),
    )
  })
  // Files never are documents: what protects those would only weigh on them.
  await app.register(async files => {
    files.addHook('onRequest', async (_request, reply) => {
      reply.headers({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' })
    })
    mediaRoutes(files, context, store)
    if (clientFolder) await clientFiles(files, clientFolder)
  })
  // Pages carry their headers with them, ready made: they stand outside of what the other answers go through.
  answerKept = pageRoutes(app, context, { renderer, headers })
  return app
}
