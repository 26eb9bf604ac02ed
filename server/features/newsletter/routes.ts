import type { FastifyInstance } from 'fastify'
import {
  changeGuestSubscriptions,
  changeSubscriptionsByToken as changeSubscriptionsByTokenCall,
  changeSubscriptions as changeSubscriptionsCall,
  getGuestSubscriptions,
  getSubscriptionsByToken as getSubscriptionsByTokenCall,
  getSubscriptions as getSubscriptionsCall,
} from '#contract/account/profile'
import { setInterestFlag, setMallorcaInterest } from '#contract/site/interests'
import { subscribeInFooter, subscribeInOverlay, subscribeToNewDestination } from '#contract/site/subscriptions'
import type { Context } from '#server/context'
import { serve } from '#server/platform/http/serve'
import { contactIdForNobody } from './contact-of.ts'
import { oneClickRoutes } from './one-click-routes.ts'
import {
  changeSubscriptions,
  changeSubscriptionsByToken,
  getSubscriptions,
  getSubscriptionsByToken,
} from './own-subscriptions.ts'
import { setInterest } from './set-interest.ts'
import { subscribeByEmail } from './subscribe-by-email.ts'
import { listRoutes } from './subscription-page-routes.ts'

export function subscriptionRoutes(app: FastifyInstance, context: Context): void {
  for (const call of [subscribeInFooter, subscribeInOverlay])
    serve(app, call, async ({ body, tx }) => {
      await subscribeByEmail(tx, { email: body.email, language: body.lang ?? 'en' })
      return { contactId: contactIdForNobody() }
    })
  serve(app, subscribeToNewDestination, async ({ body, tx }) => {
    await subscribeByEmail(tx, { email: body.email, language: body.lang ?? 'en', interest: 'mallorcainterest' })
    return { contactId: contactIdForNobody() }
  })
  serve(app, setMallorcaInterest, async ({ headers, tx }) => {
    await setInterest(tx, { secret: headers.token, flag: 'mallorcainterest' })
    return { contactId: contactIdForNobody() }
  })
  serve(app, setInterestFlag, async ({ headers, params, tx }) => {
    await setInterest(tx, { secret: headers.token, flag: params.flagname })
    return { contactId: contactIdForNobody() }
  })
  for (const call of [getSubscriptionsCall, getGuestSubscriptions])
    serve(app, call, ({ actor, params }) => getSubscriptions(context.db, { actor, id: params.id }))
  for (const call of [changeSubscriptionsCall, changeGuestSubscriptions])
    serve(app, call, ({ actor, params, body, tx }) => changeSubscriptions(tx, { actor, id: params.id, ...body }))
  serve(app, getSubscriptionsByTokenCall, ({ headers, reply }) => {
    reply.header('cache-control', 'private, no-store')
    return getSubscriptionsByToken(context.db, headers.token)
  })
  serve(app, changeSubscriptionsByTokenCall, ({ headers, body, tx }) =>
    changeSubscriptionsByToken(tx, headers.token, body),
  )
  oneClickRoutes(app)
  listRoutes(app, context)
}
