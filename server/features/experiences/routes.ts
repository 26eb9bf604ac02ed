import type { FastifyInstance } from 'fastify'
import { findExperiencesNearVilla } from '#contract/experiences'
import { getVilla } from '#server/catalogue/get-villa'
import type { Context } from '#server/context'
import { serve } from '#server/platform/serve'
import { audienceOfRequest } from '#server/platform/visitor'
import { experiencesNear } from './near.ts'

export function experienceRoutes(app: FastifyInstance, { catalogue, configuration }: Context): void {
  serve(app, findExperiencesNearVilla, ({ params, query, request }) => {
    const villa = getVilla(catalogue, params.id, audienceOfRequest(request, configuration))
    return experiencesNear(villa, catalogue.content, query.lang ?? 'en')
  })
}
