import type { FastifyInstance } from 'fastify'
import {
  findExperiencesNearVilla,
  getExperience,
  getExperienceGroupContent,
  getExperienceGroupTier,
  getExperiencePrices,
} from '#contract/content/experiences'
import { todayAt } from '#domain/calendar/today'
import { getVilla } from '#server/catalogue/get-villa'
import { presentExperience } from '#server/catalogue/present'
import type { Context } from '#server/context'
import { serve } from '#server/platform/http/serve'
import { experiencesNear } from './near.ts'
import {
  experiencesOf,
  getExperienceGroup,
  getLiveExperience,
  presentExperienceDetail,
  presentExperienceGroup,
  presentPriceTable,
} from './present-experience.ts'

export function experienceRoutes(app: FastifyInstance, context: Context): void {
  const { catalogue } = context

  serve(app, getExperience, ({ params }) =>
    presentExperienceDetail(context, getLiveExperience(catalogue.content, params.id), params.lang),
  )

  serve(app, getExperienceGroupContent, ({ params: { id, lang } }) => {
    const { content } = catalogue
    const group = getExperienceGroup(content, id)
    return {
      ...presentExperienceGroup(group, content, lang),
      introduction: group.introduction[lang],
      experiences: experiencesOf(content, id).map(row =>
        presentExperience(row, content, { language: lang, today: todayAt(context.clock.now()) }),
      ),
    }
  })

  serve(app, getExperienceGroupTier, ({ params: { id, lang } }) => {
    const { content } = catalogue
    const others = content.experienceGroups.filter(group => group.id !== id)
    return {
      ...presentExperienceGroup(getExperienceGroup(content, id), content, lang),
      others: others.map(group => presentExperienceGroup(group, content, lang)),
    }
  })

  serve(app, getExperiencePrices, ({ params: { experienceId, year } }) => {
    getLiveExperience(catalogue.content, experienceId)
    return presentPriceTable(catalogue.content, experienceId, year)
  })

  serve(app, findExperiencesNearVilla, ({ params, query, audience }) => {
    const villa = getVilla(catalogue, params.id, audience)
    return experiencesNear(villa, context, query.lang ?? 'en')
  })
}
