import type { FastifyInstance } from 'fastify'
import { findExperiencesNearVilla } from '#contract/experiences'
import { getVilla } from '#server/catalogue/get-villa'
import type { Context } from '#server/context'
import { serve } from '#server/platform/serve'
import { experiencesNear } from './near.ts'

export function experienceRoutes(app: FastifyInstance, { catalogue }: Context): void {
  serve(app, findExperiencesNearVilla, ({ params, query, audience }) => {
    const villa = getVilla(catalogue, params.id, audience)
    return experiencesNear(villa, catalogue.content, query.lang ?? 'en')
  })
}
