import { STATUS_CODES } from 'node:http'
import { DrizzleQueryError } from 'drizzle-orm'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { type FieldError, Refusal, type RefusalCode, refusals } from '#contract/refusals'

/** What Fastify itself refuses, as refusals of ours. */
const refusalOf: Record<string, RefusalCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed-request',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed-request',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed-request',
  FST_ERR_BAD_URL: 'malformed-request',
}

const fieldErrors = (error: FastifyError & { validationContext?: string | undefined }): FieldError[] =>
  (error.validation ?? []).map(issue => ({
    field: [
      error.validationContext === 'querystring' ? 'query' : (error.validationContext ?? 'body'),
      ...issue.instancePath.split('/').filter(Boolean),
    ].join('.'),
    code: issue.keyword ?? 'invalid',
    detail: issue.message ?? '',
  }))

function toRefusal(error: FastifyError | Refusal): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    const errors = fieldErrors(error)
    const language = errors.every(({ field }) => /\.lang$/.test(field))
    return new Refusal(language ? 'unknown-language' : 'invalid-input', { errors })
  }
  const code = refusalOf[error.code] ?? (error.statusCode === 429 ? 'too-many-requests' : undefined)
  if (code) return new Refusal(code)
  return error.statusCode === 400 ? new Refusal('malformed-request') : undefined
}

/** Answers a refusal as `application/problem+json` (RFC 9457, decision 3). */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { status, title } = refusals[refusal.code]
  return reply
    .status(status)
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send({
      type: `/api/docs#${refusal.code}`,
      title,
      status,
      detail: refusal.message,
      code: refusal.code,
      requestId: request.id,
      ...(refusal.errors && { errors: refusal.errors }),
      ...refusal.more,
    })
}

/** A failed query names its values in its message; they may be personal, so only the database's own words are kept. */
export const withoutValues = (error: unknown): unknown =>
  error instanceof DrizzleQueryError ? Object.assign(new Error(error.cause?.message), { query: error.query }) : error

/** Expected failures become problems; everything else is a bug: logged, and answered without details. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = toRefusal(error)
    if (refusal) return sendProblem(request, reply, refusal)
    request.log.error({ err: withoutValues(error) }, 'failed')
    return reply.status(500).type('application/problem+json').serializer(JSON.stringify).send({
      type: 'about:blank',
      title: STATUS_CODES[500],
      status: 500,
      detail: 'Something went wrong on our side. Nothing was lost; please try again.',
      code: 'internal-error',
      requestId: request.id,
    })
  })
}
