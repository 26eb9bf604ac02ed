import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/account/profile'
import type { Context } from '#server/context'
import { serve } from '#server/platform/http/serve'
import { phoneCountries } from '#server/platform/phone-countries'
import { confirmEmailChange, requestEmailChange } from './change-email.ts'
import { changeProfile } from './change-profile.ts'
import { deleteAccount, requestDeletion } from './delete-account.ts'
import { exportGuestData, exportLeadBookerData } from './export-data.ts'
import { getProfile } from './get-profile.ts'
import { noteTourSeen } from './note-tour-seen.ts'
import { undoAddressChange } from './undo-address-change.ts'

export function profileRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context
  serve(app, contract.listPhoneCountries, ({ params }) => ({ countries: phoneCountries[params.lang] }))
  serve(app, contract.getProfile, ({ actor, params }) => getProfile(db, { actor, id: params.id }))
  serve(app, contract.changeProfile, ({ actor, params, body, tx }) =>
    changeProfile(tx, { actor, id: params.id, changed: body }),
  )
  serve(app, contract.requestEmailChange, ({ actor, body, runQueued: inTurn }) =>
    inTurn({ work: () => requestEmailChange(db, context, { actor, ...body }) }),
  )
  serve(app, contract.confirmEmailChange, ({ actor, sessionId, headers, tx }) =>
    confirmEmailChange(tx, context, { actor, sessionId, token: headers.token }),
  )
  serve(app, contract.undoAddressChange, ({ headers, tx }) => undoAddressChange(tx, context, headers.token))
  serve(app, contract.noteTourSeen, ({ actor, body, tx }) => noteTourSeen(tx, actor, body.tour))
  const saved = (data: object) => ({
    type: 'application/json' as const,
    bytes: Buffer.from(JSON.stringify(data, undefined, 2)),
    name: 'my-data.json',
    saved: true,
  })
  serve(app, contract.exportLeadBookerData, async ({ actor, params }) =>
    saved(await exportLeadBookerData(db, context, { actor, id: params.id })),
  )
  serve(app, contract.exportGuestData, async ({ actor, params }) =>
    saved(await exportGuestData(db, context, { actor, id: params.id })),
  )
  serve(app, contract.requestAccountDeletion, ({ actor, tx }) => requestDeletion(tx, context, actor))
  serve(app, contract.deleteAccount, ({ actor, headers, tx }) =>
    deleteAccount(tx, context, { actor, token: headers.token }),
  )
}
