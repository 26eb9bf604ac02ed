import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/account/guest-logins'
import type { Context } from '#server/context'
import { serve } from '#server/platform/http/serve'
import { answerInvitation, listInvitations } from './answer-invitation.ts'
import { archiveGuest } from './archive-guest.ts'
import { inviteGuest } from './invite-guest.ts'
import { listGuests } from './list-guests.ts'
import { renameGuest } from './rename-guest.ts'
import { resendInvitation } from './resend-invitation.ts'
import { setScope } from './set-scope.ts'

/** Serves one resource under two names (PD-58). */
export function guestLoginRoutes(app: FastifyInstance, context: Context): void {
  for (const call of [contract.listGuestLogins, contract.listCoSignIns]) {
    serve(app, call, async ({ actor, params }) => ({
      guestLogins: await listGuests(context.db, { actor, id: params.id }),
    }))
  }
  for (const call of [contract.inviteGuest, contract.inviteCoSignIn]) {
    serve(app, call, ({ actor, body, tx }) => inviteGuest(tx, context, { ...body, actor, language: body.lang ?? 'en' }))
  }
  for (const call of [contract.archiveGuestLogin, contract.archiveCoSignIn]) {
    serve(app, call, ({ actor, params, tx }) => archiveGuest(tx, { actor, id: params.id }))
  }
  serve(app, contract.renameGuest, ({ actor, params, body, tx }) => renameGuest(tx, { actor, id: params.id, ...body }))
  serve(app, contract.setGuestScope, ({ actor, params, body, tx }) => setScope(tx, { ...body, actor, id: params.id }))
  serve(app, contract.listInvitations, ({ actor }) => listInvitations(context.db, actor))
  serve(app, contract.answerInvitation, ({ actor, params, body, tx }) =>
    answerInvitation(tx, { actor, id: params.id, accept: body.accept }),
  )
  serve(app, contract.resendGuestInvitation, ({ actor, params, tx }) =>
    resendInvitation(tx, context, { actor, id: params.id }),
  )
}
