import type { FastifyInstance, FastifyReply } from 'fastify'
import {
  changePassword as changePasswordCall,
  completeRegistration as completeRegistrationCall,
  confirmEmail as confirmAddressCall,
  contactExists,
  coSignInExists,
  getBookingByLink,
  getContactByLink,
  getCoSignInByLink,
  getCurrentContact,
  preregister as preregisterCall,
  recoverContact,
  recoverCoSignIn,
  resendEmailConfirmation,
  resetContactPassword,
  resetCoSignInPassword,
} from '#contract/account/accounts'
import {
  endSession,
  listSessions as listSessionsCall,
  renewSession as renewSessionCall,
  signIn as signInCall,
  signOut,
  signUp as signUpCall,
} from '#contract/account/sessions'
import { ProblemError } from '#contract/problems'
import { withTransaction } from '#database/transact'
import type { UserType } from '#domain/people/accounts'
import type { Context } from '#server/context'
import { serve } from '#server/platform/http/serve'
import { findAccount } from './accounts.ts'
import { changePassword } from './credentials/change-password.ts'
import { identityRoutes } from './credentials/identity-routes.ts'
import { passkeyRoutes } from './credentials/passkey-routes.ts'
import { resetPassword } from './credentials/reset-password.ts'
import { getAddressOfLink } from './email-links/get-address-of-link.ts'
import { findLinkedBooking } from './email-links/linked-booking.ts'
import { sendPasswordReset } from './email-links/send-password-reset.ts'
import { presentContact } from './present-contact.ts'
import { completeRegistration } from './registration/complete-registration.ts'
import { confirmEmail, resendConfirmation } from './registration/confirm-email.ts'
import { preregister } from './registration/preregister.ts'
import { signUp } from './registration/sign-up.ts'
import { endOwnSession } from './sessions/end-own-session.ts'
import { endSessionOfCookie } from './sessions/end-session.ts'
import { knownBrowserOf } from './sessions/known-browser.ts'
import { listSessions } from './sessions/list-sessions.ts'
import { isClient, renewSession } from './sessions/renew-session.ts'
import { deviceOfRequest, sendNewSession, sendSession, signInPendingResponse } from './sessions/send-session.ts'
import { clearSessionCookies, sessionCookieOf } from './sessions/session-cookies.ts'
import { attemptCounterKeys, type StartedSession, signIn } from './sessions/sign-in.ts'

/** Replies about accounts are not cached, though no session is needed for them. */
const noStore = (reply: FastifyReply) => reply.header('cache-control', 'private, no-store')

export function accountRoutes(app: FastifyInstance, context: Context): void {
  const { db, configuration } = context

  const answer = (reply: FastifyReply, begun: StartedSession) => sendNewSession(reply, configuration, begun)

  serve(app, signInCall, ({ headers, request, reply, runQueued: inTurn }) =>
    inTurn({
      known: knownBrowserOf(request, configuration, attemptCounterKeys(headers.usertype, headers.authorization.email)),
      work: async () => {
        const tried = { ...headers.authorization, userType: headers.usertype }
        const caller = app.early.callerOf(request.raw)
        return answer(reply, await signIn(db, context, { ...tried, caller, device: deviceOfRequest(request) }))
      },
    }),
  )

  serve(app, signUpCall, ({ body, request, reply, runQueued: inTurn }) =>
    inTurn({
      work: async () => {
        const wanted = { ...body, language: body.lang ?? 'en', device: deviceOfRequest(request) }
        const begun = await signUp(db, context, wanted)
        if (begun) return { ...answer(reply, begun), mailed: false }
        return signInPendingResponse
      },
    }),
  )

  serve(app, completeRegistrationCall, ({ body, headers, request, reply, runQueued: inTurn }) =>
    inTurn({
      work: async () => {
        const { token, bookingid: bookingId } = headers
        const caller = app.early.callerOf(request.raw)
        const completed = { ...body, token, bookingId, language: body.lang ?? 'en', caller }
        return answer(reply, await completeRegistration(db, { ...completed, device: deviceOfRequest(request) }))
      },
    }),
  )

  serve(app, renewSessionCall, async ({ request, reply }) => {
    const renewed = await renewSession(db, sessionCookieOf(request, configuration), isClient)
    if (typeof renewed === 'string') {
      if (renewed === 'copied') app.securityEvent('copied-session', request)
      clearSessionCookies(reply, configuration)
      throw new ProblemError('session-ended')
    }
    const contact = await presentContact(db, renewed.actor)
    return sendSession(reply, configuration, { ...renewed, contact })
  })

  serve(app, signOut, async ({ request, reply }) => {
    await withTransaction(db, tx => endSessionOfCookie(tx, sessionCookieOf(request, configuration)))
    clearSessionCookies(reply, configuration, { loggedOut: true })
  })

  serve(app, listSessionsCall, async ({ actor, sessionId }) => ({
    sessions: await listSessions(db, { actor, sessionId }),
  }))
  serve(app, endSession, ({ actor, params, tx }) => endOwnSession(tx, { actor, id: params.id }))

  serve(app, getCurrentContact, ({ actor }) => presentContact(db, actor))

  const exists = async (userType: UserType, email: string, reply: FastifyReply) => {
    noStore(reply)
    return { exists: (await findAccount(db, userType, email)) !== undefined }
  }
  serve(app, contactExists, ({ params, reply }) => exists('contact', params.email, reply))
  serve(app, coSignInExists, ({ params, reply }) => exists('cosignin', params.email, reply))

  serve(app, recoverContact, ({ params, query, tx }) =>
    sendPasswordReset(tx, context, { ...params, userType: 'contact', language: query.lang }),
  )
  serve(app, recoverCoSignIn, ({ params, query, tx }) =>
    sendPasswordReset(tx, context, { ...params, userType: 'cosignin', language: query.lang }),
  )

  serve(app, getContactByLink, ({ headers, reply }) => {
    noStore(reply)
    return getAddressOfLink(db, { ...headers, userType: 'contact' })
  })
  serve(app, getBookingByLink, ({ headers, reply }) => {
    noStore(reply)
    return findLinkedBooking(db, { token: headers.token, bookingId: headers.bookingid })
  })
  serve(app, getCoSignInByLink, ({ headers, reply }) => {
    noStore(reply)
    return getAddressOfLink(db, { ...headers, userType: 'cosignin' })
  })

  serve(app, resetContactPassword, ({ headers, request, runQueued: inTurn }) => {
    const caller = app.early.callerOf(request.raw)
    return inTurn({ work: () => resetPassword(db, context, { ...headers.input, userType: 'contact', caller }) })
  })
  serve(app, resetCoSignInPassword, ({ headers, request, runQueued: inTurn }) => {
    const caller = app.early.callerOf(request.raw)
    return inTurn({ work: () => resetPassword(db, context, { ...headers.input, userType: 'cosignin', caller }) })
  })
  serve(app, changePasswordCall, ({ actor, sessionId, body, runQueued: inTurn }) =>
    inTurn({ work: () => changePassword(db, context, { actor, sessionId, ...body }) }),
  )

  serve(app, preregisterCall, ({ body, tx }) =>
    preregister(tx, context, { email: body.email, language: body.lang ?? 'en' }),
  )
  serve(app, confirmAddressCall, ({ actor, headers, tx }) => confirmEmail(tx, { actor, token: headers.token }))
  serve(app, resendEmailConfirmation, ({ actor, tx }) => resendConfirmation(tx, context, actor))

  identityRoutes(app, context)
  passkeyRoutes(app, context)
}
