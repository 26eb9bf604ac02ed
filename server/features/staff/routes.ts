import { stringifySetCookie } from 'cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#contract/refusals'
import * as contract from '#contract/staff'
import { transact } from '#database/transact'
import { deviceOf } from '#domain/device'
import type { Context } from '#server/context'
import {
  endSessionOfCookie,
  isStaff,
  knownBrowserOf,
  type Opened,
  rememberBrowser,
  renewSession,
} from '#server/features/accounts/public'
import { serve } from '#server/platform/serve'
import { cookiesOf } from '#server/platform/visitor'
import { listEntries } from './list-entries.ts'
import { findContacts, lookAway, lookOn } from './look-on.ts'
import { changePerson, inviteAgain, invitePerson, resetSecondFactor } from './people.ts'
import { findEverybody, findPerson, type Person, presentPerson } from './queries.ts'
import { showSecondFactor, signInStaff, triesOfStaff } from './sign-in-staff.ts'
import { askStaffPassword, setStaffPassword } from './staff-password.ts'

export function staffRoutes(app: FastifyInstance, context: Context): void {
  const { db, configuration } = context
  const secure = configuration.publicUrl.startsWith('https:')
  const name = secure ? '__Secure-staff' : 'staff'

  /**
   * The cookie of a staff session is sent only to the two endpoints below its path, and only from pages of the site.
   */
  const setCookie = (reply: FastifyReply, value: string, maxAge: number) =>
    reply.header(
      'set-cookie',
      stringifySetCookie({ name, value, maxAge, path: '/api/office', httpOnly: true, sameSite: 'strict', secure }),
    )
  const cookieOf = (request: FastifyRequest) => cookiesOf(request)[name]
  const answer = (reply: FastifyReply, { token, expiresAt, cookie, lasts, person }: Opened & { person: Person }) => {
    setCookie(reply, cookie, lasts)
    return { token, expiresAt: expiresAt.toISOString(), person: presentPerson(person) }
  }
  const getPerson = async (staffId: number): Promise<Person> => {
    const found = await findPerson(db, { staffId })
    if (!found) throw new Refusal('not-found')
    return found
  }

  serve(app, contract.signInStaff, ({ headers, request, inTurn }) =>
    inTurn({
      known: knownBrowserOf(request, configuration, triesOfStaff(headers.authorization.email)),
      work: () => signInStaff(db, context, { ...headers.authorization, caller: app.early.callerOf(request.raw) }),
    }),
  )
  serve(app, contract.showSecondFactor, async ({ body, request, reply }) => {
    const device = deviceOf(request.headers['user-agent'])
    const entered = await showSecondFactor(db, context, { ...body, device })
    app.securityEvent('signed-in', request)
    rememberBrowser(reply, configuration, triesOfStaff(entered.person.staff.email), '/api/office')
    return { ...answer(reply, entered), recoveryCodes: entered.recoveryCodes }
  })
  serve(app, contract.renewStaffSession, async ({ request, reply }) => {
    const renewed = await renewSession(db, cookieOf(request), isStaff)
    if (typeof renewed === 'string') {
      if (renewed === 'copied') app.securityEvent('copied-session', request)
      setCookie(reply, '', 0)
      throw new Refusal('session-ended')
    }
    return answer(reply, { ...renewed, person: await getPerson(renewed.actor.staffId) })
  })
  serve(app, contract.signOutStaff, async ({ request, reply }) => {
    await transact(db, tx => endSessionOfCookie(tx, cookieOf(request)))
    setCookie(reply, '', 0)
  })
  serve(app, contract.getCurrentStaff, async ({ actor }) => presentPerson(await getPerson(actor.staffId)))

  serve(app, contract.askStaffPassword, ({ body, tx }) => askStaffPassword(tx, body.email))
  serve(app, contract.setStaffPassword, ({ body, request, inTurn }) => {
    const caller = app.early.callerOf(request.raw)
    return inTurn({ work: () => setStaffPassword(db, { ...body, caller }) })
  })

  serve(app, contract.listPeople, async () => ({ people: (await findEverybody(db)).map(presentPerson) }))
  serve(app, contract.invitePerson, ({ actor, body, tx }) => invitePerson(tx, context, { actor, ...body }))
  serve(app, contract.changePerson, ({ actor, params, body, tx }) =>
    changePerson(tx, { actor, id: params.id, changed: body }),
  )
  serve(app, contract.inviteAgainToDesk, ({ actor, params, tx }) => inviteAgain(tx, context, actor, params.id))
  serve(app, contract.resetSecondFactor, ({ actor, params, tx }) => resetSecondFactor(tx, actor, params.id))
  serve(app, contract.listEntries, ({ query: { before, ...wanted } }) =>
    listEntries(db, { ...wanted, before: before === undefined ? undefined : Number(before) }),
  )

  serve(app, contract.findContacts, async ({ body }) => ({ contacts: await findContacts(db, body.words) }))
  serve(app, contract.lookOn, ({ actor, sessionId, body, tx }) => lookOn(tx, { actor, sessionId, ...body }))
  serve(app, contract.lookAway, ({ actor, sessionId, tx }) => lookAway(tx, { actor, sessionId }))
}
