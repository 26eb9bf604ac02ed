import type { Socket } from 'node:net'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { Provider } from '#contract/endpoint'
import { ProblemError } from '#contract/problems'
import { readPath } from '#domain/content/routing'
import { splitLanguage } from '#domain/text/language'
import { isSignedByCheckout } from '#server/adapters/payments/checkout'
import { allFeatures, type Feature } from '#server/all-features'
import { degradedState, logCatalogue } from '#server/catalogue/state/health'
import { outboxRoutes } from '#server/features/mail/routes'
import { mediaRoutes } from '#server/features/media/routes'
import { isSignedByMail } from '#server/features/messages/public'
import { machineReaderFiles } from '#server/features/passports/public'
import { findDifferingBooks } from '#server/features/payments/public'
import { degradedSearch } from '#server/features/site-search/public'
import { sitemapRoutes } from '#server/features/sitemap/routes'
import type { Verify } from '#server/platform/auth/authentication'
import { isInternalRequest } from '#server/platform/auth/visitor'
import type { Configuration } from '#server/platform/config/configuration'
import { appleDomainFile, clientFiles, hashedAssets } from '#server/platform/http/client-files'
import { documentApi } from '#server/platform/http/documentation'
import { EarlyResponses } from '#server/platform/http/early-responses'
import { handleError, redactQueryValues, sendProblem } from '#server/platform/http/errors'
import { healthRoutes } from '#server/platform/http/health-routes'
import { createHostCheck } from '#server/platform/http/hosts'
import { logOptions } from '#server/platform/http/log-options'
import { registerRejection, rejectOtherMethods } from '#server/platform/http/method-not-allowed'
import { problemPage } from '#server/platform/http/problem-page'
import {
  handleClientError,
  rawProblemResponse,
  refuseTunnel,
  rejectExpectation,
  sendRawProblem,
} from '#server/platform/http/raw-responses'
import { requestIdOf, returnRequestId } from '#server/platform/http/request-id'
import { createRequestQueues } from '#server/platform/queue/request-queues'
import type { Draining } from '#server/platform/runtime/draining'
import type { Metrics } from '#server/platform/runtime/metrics'
import { createCutLog, createLimitedServer, limitsFor, type SocketLimits } from '#server/platform/runtime/sockets'
import { traceRequests } from '#server/platform/runtime/traces'
import { type CallExchange, openCallExchange } from '#server/platform/security/call-exchange'
import { type AreaHeaders, securityHeaders } from '#server/platform/security/security-headers'
import { openSecurityLog } from '#server/platform/security/security-log'
import { securityTxt } from '#server/platform/security/security-txt'
import { notFoundUrl } from '#server/render/canonical-url'
import { documentRoutes, type PageRenderer, type ServeFromCache } from '#server/render/routes'
import type { Context } from './context.ts'

/**
 * The path and query of a request. A malformed path leads to the not-found page with its help; the router itself would
 * only reject it. A client that treats the site as a proxy sends an absolute URL (RFC 9112); a fragment, which no
 * client should send, is dropped.
 */
function readableUrl(asked: string, tellStrange: () => void): string {
  const [whole = '/'] = asked.split('#', 1)
  const url = whole.startsWith('/') ? whole : `/${whole.replace(/^https?:\/\/[^/?]*\/?/i, '')}`
  if (/^\/(api|media)\//.test(url)) return url
  const [path = '/'] = url.split('?', 1)
  if (readPath(path) !== undefined) return url
  tellStrange()
  return notFoundUrl(splitLanguage(path).language)
}

/** Individual responses are compressed while they are sent: quickly. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** The signature verifiers of providers. Opayo sends no webhooks. */
const verifiersOf = ({ payments, replies }: Configuration): Partial<Record<Provider, Verify>> => ({
  checkout: ({ headers }, body) =>
    isSignedByCheckout(body, headers['cko-signature'], payments.checkout?.webhookKey ?? ''),
  mail: ({ headers }, body) => isSignedByMail(body, headers['x-mail-signature'], replies?.webhookKey ?? ''),
})

export interface AppParts {
  context: Context
  renderer: PageRenderer
  /** The folder of the built client files; undefined in development. */
  clientFolder?: string
  /** Headers of every response, instead of those by the configuration. */
  headers?: AreaHeaders
  /** The features that serve endpoints; all by default. */
  features?: readonly Feature[]
  /** The exchange of call counts with other processes; by default this one counts alone. */
  exchange?: CallExchange
  /** Metrics of requests; by default none. */
  metrics?: Metrics
  /** How the server leaves; by default at once. */
  draining?: Draining
  /** The signature verifiers of providers. */
  verify?: Partial<Record<Provider, Verify>>
  /** Limits of connections; by default from the configuration. */
  limits?: SocketLimits
  /** The destination of the log; standard output by default. */
  log?: { write: (line: string) => void }
}

/** Assembles the application; it does not listen. */
export async function createApp({
  context,
  renderer,
  clientFolder,
  headers = securityHeaders(context.configuration),
  features = allFeatures,
  verify = verifiersOf(context.configuration),
  limits,
  log,
  draining,
  metrics,
  exchange = openCallExchange(context.db, context.configuration.secretsKey),
}: AppParts): Promise<FastifyInstance> {
  const { configuration } = context
  const bounds = limits ?? limitsFor(configuration.connections)
  const early = new EarlyResponses(configuration, exchange)
  const { securityEvent, stop: stopSecurityLog } = openSecurityLog(configuration, log)
  const refusalOfHost = createHostCheck(configuration)
  let answerKept: ServeFromCache = () => false
  /** Sends cached responses before routing. Errors must be caught here; the route can still answer. */
  const answerEarly: ServeFromCache = (request, response) => {
    try {
      const isAnswered = early.answer(request, response) || answerKept(request, response)
      if (isAnswered) metrics?.countCached()
      return isAnswered
    } catch (error) {
      app.log.error({ err: redactQueryValues(error) }, 'a cached response could not be sent')
      if (response.headersSent) response.destroy()
      return response.headersSent
    }
  }
  const app: FastifyInstance = Fastify({
    serverFactory: route =>
      createLimitedServer(
        bounds,
        (request, response) => {
          const refused = refusalOfHost(request)
          if (refused) {
            securityEvent(refused, request)
            sendRawProblem(response, refused, headers.api)
          } else if (!answerEarly(request, response)) route(request, response)
        },
        { tell: createCutLog(() => app.log), refusal: () => rawProblemResponse('unavailable', headers.api) },
      )
        .on('checkExpectation', rejectExpectation(headers.api))
        .on('connect', refuseTunnel(headers.api)),
    clientErrorHandler: handleClientError(headers.api),
    ...logOptions(configuration, log),
    genReqId: requestIdOf,
    // A request on a connection that is about to close is answered all the same.
    return503OnClosing: false,
    bodyLimit: 256 * 1024,
    rewriteUrl: request => readableUrl(request.url ?? '/', () => securityEvent('malformed-request', request)),
    frameworkErrors: (error, request, reply) => handleError(error, request, reply.headers(headers.api)),
    routerOptions: { maxParamLength: 800, ignoreTrailingSlash: true },
  })
  if (!limits && bounds.most < configuration.connections)
    app.log.warn({ most: bounds.most }, 'fewer connections than configured: the process may not open more files')
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(() => JSON.stringify)
  app.decorate('serving', { configuration, db: context.db, identify: context.identify, verify })
  draining?.follow(app.server)
  returnRequestId(app)
  metrics?.follow(app)
  if (configuration.traces) traceRequests(app)
  app.decorate('areaHeaders', headers)
  app.decorate('early', early)
  app.decorate('requestQueues', createRequestQueues(app))
  app.decorate('securityEvent', securityEvent)
  app.addHook('onClose', async () => stopSecurityLog())
  // Must run first: a closed connection no longer has an address.
  app.server.prependListener('clientError', ({ code = '' }: NodeJS.ErrnoException, connection: Socket) => {
    if (code === 'ERR_HTTP_REQUEST_TIMEOUT') securityEvent('slow-request', connection)
    // A request that ends halfway is a lost connection.
    else if (code.startsWith('HPE_') && code !== 'HPE_INVALID_EOF_STATE')
      securityEvent('unreadable-request', connection)
  })
  app.decorateRequest('actor')
  app.decorateRequest('sessionId')
  app.decorateRequest('hasRecentSecondFactor', false)
  logCatalogue(context.catalogue, app.log)
  app.setErrorHandler(handleError)
  // Page routes match any path, so other requests arrive here.
  const refuseOthers = (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(headers.api)
    const shown = request.method === 'GET' || request.method === 'HEAD'
    if (shown || request.url.startsWith('/api/')) return sendProblem(request, reply, new ProblemError('not-found'))
    return sendProblem(request, reply.header('allow', 'GET, HEAD'), new ProblemError('method-not-allowed'))
  }
  await app.register(async nowhere => {
    // The body is not read.
    nowhere.addHook('onRequest', async (request, reply) => refuseOthers(request, reply))
    nowhere.setNotFoundHandler(refuseOthers)
  })

  await app.register(async site => {
    site.addHook('onRequest', async (_request, reply) => {
      reply.headers(headers.api)
    })
    // Responses without a cache policy are not cached.
    site.addHook('onSend', async (_request, reply) => {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    })
    if (configuration.mode === 'demo') await documentApi(site, configuration)
    await site.register(compress, { encodings: ['br', 'gzip'], threshold: 1024, brotliOptions })
    await site.register(async api => {
      await api.register(rateLimit, {
        max: configuration.callsPerMinute,
        timeWindow: '1 minute',
        store: early.store,
        keyGenerator: request => early.callerOf(request.raw),
        allowList: isInternalRequest,
      })
      const refuseOtherMethods = rejectOtherMethods(api)
      for (const routes of features) routes(api, context)
      refuseOtherMethods()
    })
    sitemapRoutes(site, context)
    securityTxt(site, context)
    appleDomainFile(site, configuration)
    problemPage(site)
    if (configuration.mode === 'demo') outboxRoutes(site, context)
    healthRoutes(site, {
      degradedBy: () => degradedState(context.catalogue, degradedSearch(context)),
      findDifferingBooks: () => findDifferingBooks(context.db),
      isStopping: () => draining?.isStopping ?? false,
    })
    registerRejection(site, { method: site.supportedMethods, url: '/api/*' }, (request, reply) =>
      sendProblem(request, reply, new ProblemError('not-found', { detail: 'There is no such call.' })),
    )
  })
  // Files are never documents: the headers that protect documents would only add bytes.
  await app.register(async files => {
    files.addHook('onRequest', async (_request, reply) => {
      reply.headers(headers.file)
    })
    mediaRoutes(files, context)
    machineReaderFiles(files)
    if (clientFolder) await clientFiles(files, clientFolder)
  })
  await app.register(async assets => {
    assets.addHook('onRequest', async (_request, reply) => {
      reply.headers(headers.asset)
    })
    if (clientFolder) await hashedAssets(assets, clientFolder)
  })
  // Pages bring prepared headers: they are registered outside the hooks of other responses.
  answerKept = documentRoutes(app, context, { renderer, headers })
  return app
}
