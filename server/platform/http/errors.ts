import { STATUS_CODES } from 'node:http'
import { DrizzleQueryError } from 'drizzle-orm'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import pg from 'pg'
import { type FieldError, type ProblemCode, ProblemError, problemDefinitions } from '#contract/problems'
import { isDatabaseUnavailable, isKnownUnavailable, postgresError } from '#database/failure'
import { stepConstraints } from '#domain/lifecycles/lifecycles'
import type { ValidationCode } from '#domain/text/validation-codes'
import { isValidationCode } from '#domain/text/validation-codes'
import { validationMessages } from '#domain/text/validation-messages'
import { ruleOf } from '../security/security-log.ts'
import { problemType } from './problem-page.ts'

/** Errors of Fastify as problem codes. */
const problemFromFastify: Record<string, ProblemCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_CP_ERR_INVALID_CONTENT_ENCODING: 'unsupported-media-type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed-request',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed-request',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed-request',
  FST_ERR_BAD_URL: 'malformed-request',
}

/** The same by status for errors without a code, such as an unsatisfiable range of a file. */
const problemFromStatus: Record<number, ProblemCode> = {
  400: 'malformed-request',
  // A path that leads out of a folder.
  403: 'not-found',
  404: 'not-found',
  412: 'changed-since',
  413: 'too-large',
  415: 'unsupported-media-type',
  416: 'no-such-part',
  429: 'too-many-requests',
}

/** Constraint violations as problem codes, by constraint name: the database decides between concurrent writes. */
const problemFromConstraint: Record<string, ProblemCode> = {
  occupancy_no_overlap: 'dates-taken',
  option_not_over: 'option-over',
  ...Object.fromEntries(stepConstraints.map(constraint => [constraint, 'not-in-this-state' as const])),
  edited_meanwhile: 'edited-meanwhile',
  setting_in_force: 'not-in-this-state',
  setting_once: 'edited-meanwhile',
}

/** The validation error that a rule of the domain returned (`contract/forms/rule.ts`). */
const faultOf = ({ params }: { params?: Record<string, unknown> }) =>
  (params?.params as { fault?: string } | undefined)?.fault

/** SQLSTATE of PostgreSQL for a text that it cannot store: one with a NUL character. */
const invalidTextCodes = /^(22021|22P05)$/

const isUnkeepable = (error: unknown) =>
  error instanceof DrizzleQueryError &&
  invalidTextCodes.test((error.cause as NodeJS.ErrnoException | undefined)?.code ?? '')

const fieldErrors = (error: FastifyError & { validationContext?: string | undefined }): FieldError[] =>
  (error.validation ?? []).map(issue => ({
    field: [
      error.validationContext === 'querystring' ? 'query' : (error.validationContext ?? 'body'),
      ...issue.instancePath.split('/').filter(Boolean),
    ].join('.'),
    code: faultOf(issue) ?? issue.keyword ?? 'invalid',
    detail: issue.message ?? '',
  }))

/** The problem of an error that is expected; undefined for any other. */
export function problemFromError(error: Error & Partial<FastifyError>): ProblemError | undefined {
  if (error instanceof ProblemError) return error
  const rule = problemFromConstraint[postgresError(error)?.constraint ?? '']
  if (rule) return new ProblemError(rule)
  if (hasZodFastifySchemaValidationErrors(error)) {
    const errors = fieldErrors(error)
    const language = errors.every(({ field }) => /\.lang$/.test(field))
    const [only, ...others] = errors
    const detail = only && others.length === 0 && isValidationCode(only.code) ? { detail: only.detail } : {}
    return new ProblemError(language ? 'unknown-language' : 'invalid-input', { errors, ...detail })
  }
  if (isUnkeepable(error)) return new ProblemError('malformed-request')
  const code = problemFromFastify[error.code ?? ''] ?? problemFromStatus[error.statusCode ?? 500]
  return code && new ProblemError(code)
}

/** A problem as a problem document. */
export const problemOf = (refusal: ProblemError, requestId: string) => ({
  type: problemType(refusal.code),
  title: problemDefinitions[refusal.code].title,
  status: refusal.status,
  detail: refusal.message,
  code: refusal.code,
  requestId,
  ...(refusal.errors && { errors: refusal.errors }),
  ...refusal.more,
})

/** The headers of every problem document. */
export const problemHeaders = {
  'cache-control': 'no-store',
  'content-type': 'application/problem+json',
} as const

/** Sends a problem as `application/problem+json` (RFC 9457, PD-3). */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, refusal: ProblemError): FastifyReply {
  const { status } = refusal
  const rule = ruleOf(refusal)
  if (rule) request.server.securityEvent(rule, request)
  if (refusal.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter))
  // Without Basic: for that a browser would show its own password dialog.
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  return reply.status(status).headers(problemHeaders).serializer(JSON.stringify).send(problemOf(refusal, request.id))
}

/** In messages of class 22 (data exception), PostgreSQL appends the data after a colon. */
const ownWords = ({ message, code = '' }: { message: string; code?: string | undefined }) =>
  code.startsWith('22') ? message.split(':', 1)[0] : message

/** The places of an error's stack, without its message. */
function placesOf({ stack = '', message }: Error): string {
  const at = stack.indexOf(message)
  return at < 0 ? '' : stack.slice(at + message.length)
}

/** What the database names of an error, without the values of rows: those are in `detail` and `where`. */
const placeInDatabase = ({ code, schema, table, column, constraint, routine }: pg.DatabaseError) => ({
  ...{ code, schema, table, column, constraint, routine },
})

/**
 * A failed query has its values in its message, and an error of the database those of rows; they can be personal, so only
 * the database's message remains, with the places of the query.
 */
export function redactQueryValues(error: unknown): unknown {
  if (error instanceof pg.DatabaseError) {
    const told = Object.assign(new Error(ownWords(error)), placeInDatabase(error))
    told.stack = `${told.name}: ${told.message}${placesOf(error)}`
    return told
  }
  if (!(error instanceof DrizzleQueryError)) return error
  const told = Object.assign(new Error(error.cause && ownWords(error.cause)), { query: error.query })
  told.stack = `${told.name}: ${told.message}${placesOf(error)}`
  return told
}

/** Expected failures become problems; everything else is a bug: logged, and answered with 500 without details. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = problemFromError(error)
  if (refusal) return sendProblem(request, reply, refusal)
  // The process that first notices an unavailable database has already logged it.
  const { method, routeOptions } = request
  request.log[isKnownUnavailable(error) ? 'debug' : 'error'](
    { err: redactQueryValues(error), method, route: routeOptions?.url },
    'failed',
  )
  if (isDatabaseUnavailable(error)) return sendProblem(request, reply, new ProblemError('unavailable'))
  return reply.status(500).headers(problemHeaders).serializer(JSON.stringify).send({
    type: 'about:blank',
    title: STATUS_CODES[500],
    status: 500,
    detail: 'Something went wrong on our side. Nothing was lost; please try again.',
    code: 'internal-error',
    requestId: request.id,
  })
}

/** Rejects a body by rules that its schema cannot express: validation errors by field name. Throws `invalid-input`. */
export function throwFieldErrors(found: Readonly<Record<string, ValidationCode | undefined>>): void {
  const errors = Object.entries(found).flatMap(([field, fault]) =>
    fault ? [{ field: `body.${field}`, code: fault, detail: validationMessages[fault] }] : [],
  )
  const [first] = errors
  if (first) throw new ProblemError('invalid-input', { detail: first.detail, errors })
}
