import { stringifySetCookie } from 'cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ProblemError } from '#contract/problems'
import * as contract from '#contract/staff/staff'
import { withTransaction } from '#database/transact'
import { reachOf } from '#domain/access/roles/reach'
import { parseUserAgent } from '#domain/access/user-agent'
import type { Context } from '#server/context'
import {
  endSessionOfCookie,
  type IssuedSession,
  isStaff,
  knownBrowserOf,
  rememberBrowser,
  renewSession,
} from '#server/features/accounts/public'
import { cookiesOf } from '#server/platform/auth/visitor'
import { throwFieldErrors } from '#server/platform/http/errors'
import { serve } from '#server/platform/http/serve'
import { listAuditLog } from './audit-log.ts'
import { endImpersonation, findContacts, startImpersonation } from './impersonate.ts'
import { inviteStaff, resendInvitation, resetSecondFactor, updateStaff } from './people.ts'
import { proveSecondFactor } from './prove-second-factor.ts'
import { findAllStaff, findPerson, type Person, presentMember, presentPerson } from './queries.ts'
import { signInStaff, staffAttemptKeys, verifySecondFactor } from './sign-in-staff.ts'
import { requestStaffPasswordReset, setStaffPassword } from './staff-password.ts'

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
  const answer = (
    reply: FastifyReply,
    { token, expiresAt, cookie, lasts, person }: IssuedSession & { person: Person },
  ) => {
    setCookie(reply, cookie, lasts)
    return { token, expiresAt: expiresAt.toISOString(), person: presentPerson(person) }
  }
  const getPerson = async (staffId: number): Promise<Person> => {
    const found = await findPerson(db, { staffId })
    if (!found) throw new ProblemError('not-found')
    return found
  }

  serve(app, contract.signInStaff, ({ headers, request, runQueued: inTurn }) =>
    inTurn({
      known: knownBrowserOf(request, configuration, staffAttemptKeys(headers.authorization.email)),
      work: () => signInStaff(db, context, { ...headers.authorization, caller: app.early.callerOf(request.raw) }),
    }),
  )
  serve(app, contract.proveSecondFactor, async ({ actor, sessionId, body, request }) => {
    const device = parseUserAgent(request.headers['user-agent'])
    if (await proveSecondFactor(db, context, { actor, sessionId, ...body, device })) return
    app.securityEvent('wrong-code', request)
    // Not 401, at which a browser would renew the session and send the code again.
    throwFieldErrors({ code: 'invalid' })
  })
  serve(app, contract.verifySecondFactor, async ({ body, request, reply }) => {
    const device = parseUserAgent(request.headers['user-agent'])
    const entered = await verifySecondFactor(db, context, { ...body, device })
    app.securityEvent('signed-in', request)
    rememberBrowser(reply, configuration, staffAttemptKeys(entered.person.staff.email), '/api/office')
    return { ...answer(reply, entered), recoveryCodes: entered.recoveryCodes }
  })
  serve(app, contract.renewStaffSession, async ({ request, reply }) => {
    const renewed = await renewSession(db, cookieOf(request), isStaff)
    if (typeof renewed === 'string') {
      if (renewed === 'copied') app.securityEvent('copied-session', request)
      setCookie(reply, '', 0)
      throw new ProblemError('session-ended')
    }
    return answer(reply, { ...renewed, person: await getPerson(renewed.actor.staffId) })
  })
  serve(app, contract.signOutStaff, async ({ request, reply }) => {
    await withTransaction(db, tx => endSessionOfCookie(tx, cookieOf(request)))
    setCookie(reply, '', 0)
  })
  serve(app, contract.getCurrentStaff, async ({ actor }) => presentPerson(await getPerson(actor.staffId)))

  serve(app, contract.requestStaffPasswordReset, ({ body, tx }) => requestStaffPasswordReset(tx, body.email))
  serve(app, contract.setStaffPassword, ({ body, request, runQueued: inTurn }) => {
    const caller = app.early.callerOf(request.raw)
    return inTurn({ work: () => setStaffPassword(db, { ...body, caller }) })
  })

  serve(app, contract.listPeople, async () => ({ people: (await findAllStaff(db)).map(presentMember) }))
  serve(app, contract.invitePerson, ({ actor, body, tx }) => inviteStaff(tx, context, { actor, ...body }))
  serve(app, contract.changePerson, ({ actor, params, body, tx }) =>
    updateStaff(tx, { actor, id: params.id, changed: body }),
  )
  serve(app, contract.resendStaffInvitation, ({ actor, params, tx }) => resendInvitation(tx, context, actor, params.id))
  serve(app, contract.resetSecondFactor, ({ actor, params, tx }) => resetSecondFactor(tx, actor, params.id))
  serve(app, contract.listAuditLog, ({ query: { cursor, ...wanted } }) =>
    listAuditLog(db, { ...wanted, after: cursor === undefined ? undefined : Number(cursor) }),
  )

  serve(app, contract.findContacts, async ({ actor, body }) => ({
    contacts: await findContacts(db, reachOf(actor, 'contacts', 'bookings'), body.words),
  }))
  serve(app, contract.startImpersonation, ({ actor, sessionId, body, tx }) =>
    startImpersonation(tx, { actor, sessionId, ...body }),
  )
  serve(app, contract.endImpersonation, ({ actor, sessionId, tx }) => endImpersonation(tx, { actor, sessionId }))
}
