import type { FastifyInstance } from 'fastify'
import { setInterestFlag, setMallorcaInterest } from '#contract/interests'
import {
  changeGuestSubscriptions,
  changeSubscriptions as changeSubscriptionsCall,
  getGuestSubscriptions,
  getSubscriptions as getSubscriptionsCall,
  settleByOneClick as settleByOneClickCall,
} from '#contract/profile'
import { subscribeInFooter, subscribeInOverlay, subscribeToNewDestination } from '#contract/subscriptions'
import type { Context } from '#server/context'
import { serve } from '#server/platform/serve'
import { contactIdForNobody } from './contact-id-for-nobody.ts'
import { listRoutes } from './list-routes.ts'
import { changeSubscriptions, getSubscriptions, settleByOneClick } from './own-subscriptions.ts'
import { setInterest } from './set-interest.ts'
import { subscribeByEmail } from './subscribe-by-email.ts'

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
  serve(app, settleByOneClickCall, async ({ params, headers, tx }) => {
    const subscribed = params.subscribed === 'true'
    await settleByOneClick(tx, { contactId: params.contactId, secret: headers.token, subscribed })
    return { subscribed }
  })
  listRoutes(app, context)
}
