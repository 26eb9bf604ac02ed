import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/account/passkeys'
import type { Context } from '#server/context'
import { serve } from '#server/platform/http/serve'
import { deviceOfRequest, sendNewSession } from '../sessions/send-session.ts'

/** Loads the large and rarely needed passkey library on first use. */
const passkeys = () => import('./passkeys.ts')

export function passkeyRoutes(app: FastifyInstance, context: Context): void {
  const { db, configuration } = context
  serve(app, contract.listPasskeys, async ({ actor }) => ({
    passkeys: await (await passkeys()).listPasskeys(db, actor),
  }))
  serve(app, contract.startPasskeyRegistration, ({ actor, sessionId, body, runQueued: inTurn }) =>
    inTurn({
      work: async () => {
        const { askToAddPasskey } = await passkeys()
        return { options: { ...(await askToAddPasskey(db, context, { actor, sessionId, ...body })) } }
      },
    }),
  )
  serve(app, contract.addPasskey, async ({ actor, body, tx }) =>
    (await passkeys()).addPasskey(tx, context, { actor, name: body.name, made: body.passkey }),
  )
  serve(app, contract.removePasskey, async ({ actor, params, tx }) =>
    (await passkeys()).removePasskey(tx, { actor, id: params.id }),
  )
  serve(app, contract.startPasskeySignIn, async ({ tx }) => ({
    options: { ...(await (await passkeys()).askPasskey(tx, context)) },
  }))
  serve(app, contract.signInByPasskey, async ({ body, request, reply }) => {
    const shown = { shown: body.passkey, device: deviceOfRequest(request) }
    return sendNewSession(reply, configuration, await (await passkeys()).signInByPasskey(db, context, shown))
  })
}
