import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/profile'
import type { Context } from '#server/context'
import { phoneCountries } from '#server/platform/phone-countries'
import { serve } from '#server/platform/serve'
import { askToChangeAddress, changeAddress } from './change-address.ts'
import { changeProfile } from './change-profile.ts'
import { askToDelete, deleteAccount } from './delete-account.ts'
import { getProfile } from './get-profile.ts'
import { getGuestData, getOwnData } from './own-data.ts'
import { undoAddressChange } from './undo-address-change.ts'

export function profileRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context
  serve(app, contract.listPhoneCountries, ({ params }) => ({ countries: phoneCountries[params.lang] }))
  serve(app, contract.getProfile, ({ actor, params }) => getProfile(db, { actor, id: params.id }))
  serve(app, contract.changeProfile, ({ actor, params, body, tx }) =>
    changeProfile(tx, { actor, id: params.id, changed: body }),
  )
  serve(app, contract.askToChangeAddress, ({ actor, body, inTurn }) =>
    inTurn({ work: () => askToChangeAddress(db, context, { actor, ...body }) }),
  )
  serve(app, contract.changeAddress, ({ actor, sessionId, headers, tx }) =>
    changeAddress(tx, context, { actor, sessionId, token: headers.token }),
  )
  serve(app, contract.undoAddressChange, ({ headers, tx }) => undoAddressChange(tx, context, headers.token))
  const saved = (data: object) => ({
    type: 'application/json' as const,
    bytes: Buffer.from(JSON.stringify(data, undefined, 2)),
    name: 'my-data.json',
    saved: true,
  })
  serve(app, contract.getOwnData, async ({ actor, params }) => saved(await getOwnData(db, { actor, id: params.id })))
  serve(app, contract.getGuestData, async ({ actor, params }) =>
    saved(await getGuestData(db, { actor, id: params.id })),
  )
  serve(app, contract.askToDelete, ({ actor, tx }) => askToDelete(tx, context, actor))
  serve(app, contract.deleteAccount, ({ actor, headers, tx }) =>
    deleteAccount(tx, context, { actor, token: headers.token }),
  )
}
