import type { FastifyRequest } from 'fastify'
import { filterCookies } from '#domain/search/remembered'
import { formatSearch } from '#domain/search/search-params'
import { readSearch } from '#server/catalogue/read-search'
import type { Context } from '#server/context'
import { audienceOfRequest, cookiesOf } from '#server/platform/auth/visitor'

/** The query of the search in a visitor's cookies; undefined where there is no usable one (PD-15). */
export function rememberedSearch(context: Context, request: FastifyRequest): string | undefined {
  if (!request.headers.cookie) return undefined
  const cookies = cookiesOf(request)
  const params = Object.entries(filterCookies).flatMap(([cookie, parameter]): [string, string][] => {
    const value = cookies[cookie]
    return value ? [[parameter, value]] : []
  })
  if (params.length === 0) return undefined
  const { query } = readSearch(context, params, audienceOfRequest(request, context.configuration))
  return formatSearch(query) || undefined
}
