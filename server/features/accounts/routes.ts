import type { FastifyInstance, FastifyReply } from 'fastify'
import {
  askToConfirmAddress,
  changePassword as changePasswordCall,
  completeRegistration as completeRegistrationCall,
  confirmAddress as confirmAddressCall,
  contactExists,
  coSignInExists,
  getBookingOfLink,
  getContactOfLink,
  getCoSignInOfLink,
  getCurrentContact,
  preregister as preregisterCall,
  recoverContact,
  recoverCoSignIn,
  resetContactPassword,
  resetCoSignInPassword,
} from '#contract/accounts'
import { Refusal } from '#contract/refusals'
import {
  endSession,
  listSessions as listSessionsCall,
  renewSession as renewSessionCall,
  signIn as signInCall,
  signOut,
  signUp as signUpCall,
} from '#contract/sessions'
import { transact } from '#database/transact'
import type { UserType } from '#domain/accounts'
import type { Context } from '#server/context'
import { serve } from '#server/platform/serve'
import { findAccount } from './accounts.ts'
import { answerBegun, answerSession, deviceOfRequest, notBegun } from './answer-begun.ts'
import { askRecovery } from './ask-recovery.ts'
import { changePassword } from './change-password.ts'
import { completeRegistration } from './complete-registration.ts'
import { askToConfirm, confirmAddress } from './confirm-address.ts'
import { endOwnSession } from './end-own-session.ts'
import { endSessionOfCookie } from './end-session.ts'
import { findBookingOfLink } from './find-booking-of-link.ts'
import { getAddressOfLink } from './get-address-of-link.ts'
import { identityRoutes } from './identity-routes.ts'
import { knownBrowserOf } from './known-browser.ts'
import { listSessions } from './list-sessions.ts'
import { passkeyRoutes } from './passkey-routes.ts'
import { preregister } from './preregister.ts'
import { presentContact } from './present-contact.ts'
import { isClient, renewSession } from './renew-session.ts'
import { resetPassword } from './reset-password.ts'
import { clearSessionCookies, sessionCookieOf } from './session-cookies.ts'
import { type Begun, signIn, triesOf } from './sign-in.ts'
import { signUp } from './sign-up.ts'

/** Replies about accounts are not cached, though no session is needed for them. */
const keptByNobody = (reply: FastifyReply) => reply.header('cache-control', 'private, no-store')

export function accountRoutes(app: FastifyInstance, context: Context): void {
  const { db, configuration } = context

  const answer = (reply: FastifyReply, begun: Begun) => answerBegun(reply, configuration, begun)

  serve(app, signInCall, ({ headers, request, reply, inTurn }) =>
    inTurn({
      known: knownBrowserOf(request, configuration, triesOf(headers.usertype, headers.authorization.email)),
      work: async () => {
        const tried = { ...headers.authorization, userType: headers.usertype }
        const caller = app.early.callerOf(request.raw)
        return answer(reply, await signIn(db, context, { ...tried, caller, device: deviceOfRequest(request) }))
      },
    }),
  )

  serve(app, signUpCall, ({ body, request, reply, inTurn }) =>
    inTurn({
      work: async () => {
        const wanted = { ...body, language: body.lang ?? 'en', device: deviceOfRequest(request) }
        const begun = await signUp(db, context, wanted)
        if (begun) return { ...answer(reply, begun), mailed: false }
        return notBegun
      },
    }),
  )

  serve(app, completeRegistrationCall, ({ body, headers, request, reply, inTurn }) =>
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
      throw new Refusal('session-ended')
    }
    const contact = await presentContact(db, renewed.actor)
    return answerSession(reply, configuration, { ...renewed, contact })
  })

  serve(app, signOut, async ({ request, reply }) => {
    await transact(db, tx => endSessionOfCookie(tx, sessionCookieOf(request, configuration)))
    clearSessionCookies(reply, configuration, { loggedOut: true })
  })

  serve(app, listSessionsCall, async ({ actor, sessionId }) => ({
    sessions: await listSessions(db, { actor, sessionId }),
  }))
  serve(app, endSession, ({ actor, params, tx }) => endOwnSession(tx, { actor, id: params.id }))

  serve(app, getCurrentContact, ({ actor }) => presentContact(db, actor))

  const exists = async (userType: UserType, email: string, reply: FastifyReply) => {
    keptByNobody(reply)
    return { exists: (await findAccount(db, userType, email)) !== undefined }
  }
  serve(app, contactExists, ({ params, reply }) => exists('contact', params.email, reply))
  serve(app, coSignInExists, ({ params, reply }) => exists('cosignin', params.email, reply))

  serve(app, recoverContact, ({ params, query, tx }) =>
    askRecovery(tx, context, { ...params, userType: 'contact', language: query.lang }),
  )
  serve(app, recoverCoSignIn, ({ params, query, tx }) =>
    askRecovery(tx, context, { ...params, userType: 'cosignin', language: query.lang }),
  )

  serve(app, getContactOfLink, ({ headers, reply }) => {
    keptByNobody(reply)
    return getAddressOfLink(db, { ...headers, userType: 'contact' })
  })
  serve(app, getBookingOfLink, ({ headers, reply }) => {
    keptByNobody(reply)
    return findBookingOfLink(db, { token: headers.token, bookingId: headers.bookingid })
  })
  serve(app, getCoSignInOfLink, ({ headers, reply }) => {
    keptByNobody(reply)
    return getAddressOfLink(db, { ...headers, userType: 'cosignin' })
  })

  serve(app, resetContactPassword, ({ headers, request, inTurn }) => {
    const caller = app.early.callerOf(request.raw)
    return inTurn({ work: () => resetPassword(db, context, { ...headers.input, userType: 'contact', caller }) })
  })
  serve(app, resetCoSignInPassword, ({ headers, request, inTurn }) => {
    const caller = app.early.callerOf(request.raw)
    return inTurn({ work: () => resetPassword(db, context, { ...headers.input, userType: 'cosignin', caller }) })
  })
  serve(app, changePasswordCall, ({ actor, sessionId, body, inTurn }) =>
    inTurn({ work: () => changePassword(db, context, { actor, sessionId, ...body }) }),
  )

  serve(app, preregisterCall, ({ body, tx }) =>
    preregister(tx, context, { email: body.email, language: body.lang ?? 'en' }),
  )
  serve(app, confirmAddressCall, ({ actor, headers, tx }) => confirmAddress(tx, { actor, token: headers.token }))
  serve(app, askToConfirmAddress, ({ actor, tx }) => askToConfirm(tx, context, actor))

  identityRoutes(app, context)
  passkeyRoutes(app, context)
}
