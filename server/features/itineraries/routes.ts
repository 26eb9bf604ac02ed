import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/extras/itineraries'
import * as office from '#contract/extras/office-experiences'
import { reachOf } from '#domain/access/roles/reach'
import type { Context } from '#server/context'
import { serve } from '#server/platform/http/serve'
import { answerExperience, setPlaces } from './answer-experience.ts'
import { consolidateExperiences } from './consolidate.ts'
import { listOfficeExperiences } from './office-requests.ts'
import { getAgesRequired, getItinerary, listOffered, quoteExperience } from './read-plan.ts'
import { requestExperiences, sendEnquiry } from './request-experiences.ts'
import { deletePlanned, savePlanned } from './save-planned.ts'

export function itineraryRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context

  serve(app, contract.getItinerary, ({ actor, params }) => getItinerary(db, context, actor, params.id))
  serve(app, contract.listOfferedExperiences, ({ actor, params, query }) =>
    listOffered(db, context, actor, {
      bookingId: params.id,
      language: query.lang ?? 'en',
      adults: query.adults,
      children: query.children,
    }),
  )
  serve(app, contract.getChildAgesRequired, ({ params, query }) =>
    getAgesRequired(context, { ...query, serviceId: params.id }),
  )
  serve(app, contract.getExperienceQuote, ({ actor, params, body }) =>
    quoteExperience(db, context, actor, { ...body, serviceId: params.id }),
  )
  serve(app, contract.savePlannedExperience, ({ actor, body, headers, tx }) =>
    savePlanned(tx, context, actor, { ...body, revision: headers['if-match'] }),
  )
  serve(app, contract.deletePlannedExperience, ({ actor, params, tx }) => deletePlanned(tx, context, actor, params.id))
  serve(app, contract.requestExperiences, ({ actor, body, tx }) => requestExperiences(tx, context, actor, body))
  serve(app, contract.consolidateExperiences, ({ actor, body, tx }) => consolidateExperiences(tx, context, actor, body))
  serve(app, contract.sendExperienceEnquiry, ({ actor, params, body, tx }) =>
    sendEnquiry(tx, context, actor, { ...params, ...body }),
  )

  serve(app, office.listOfficeExperiences, ({ actor, query }) =>
    listOfficeExperiences(db, context, reachOf(actor, 'bookings'), query),
  )
  serve(app, office.answerExperience, ({ actor, params, body, tx }) =>
    answerExperience(tx, context, actor, { ...body, itemId: params.id }),
  )
  serve(app, office.setExperiencePlaces, ({ actor, params, body, tx }) =>
    setPlaces(tx, context, actor, { ...body, serviceId: params.id }),
  )
}
