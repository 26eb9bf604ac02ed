import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  requestSignInLink as askSignInLinkCall,
  listIdentityProviders,
  signInByApple,
  signInByFacebook,
  signInByGoogle,
  signInByLink as signInByLinkCall,
  startIdentitySignIn,
} from '#contract/account/identities'
import * as linked from '#contract/account/linked-identities'
import { ProblemError } from '#contract/problems'
import type { UserType } from '#domain/people/accounts'
import { type IdentityProvider, identityProviders } from '#domain/people/identity'
import type { Language } from '#domain/text/language'
import type { VerifiedIdentity } from '#server/adapters/identity/identity'
import type { Context } from '#server/context'
import { serve } from '#server/platform/http/serve'
import { askSignInLink, signInByLink } from '../email-links/sign-in-by-link.ts'
import { deviceOfRequest, sendNewSession, signInPendingResponse } from '../sessions/send-session.ts'
import { beginIdentitySignIn, returnPath } from './begin-identity-sign-in.ts'
import { returnPages } from './identity-callback-page.ts'
import { listIdentities, removeIdentity } from './linked-identities.ts'
import { signInByIdentity } from './sign-in-by-identity.ts'

/** The part of the request that does not come from the provider. */
interface Said {
  userType: UserType
  lang?: Language | undefined
}

/** Endpoints for signing in with an identity provider or an e-mailed link. */
export function identityRoutes(app: FastifyInstance, context: Context): void {
  const { db, configuration, identities } = context

  /**
   * The identity that a provider vouches for. Throws `not-found` for an unconfigured provider and `unavailable` where
   * it does not respond.
   */
  const vouch = async (name: IdentityProvider, asked: Promise<VerifiedIdentity | undefined> | undefined) => {
    if (!asked) throw new ProblemError('not-found')
    try {
      return await asked
    } catch (error) {
      app.log.warn({ err: error, provider: name }, 'an identity provider does not respond')
      throw new ProblemError('unavailable')
    }
  }

  const signIn = async (
    vouched: VerifiedIdentity | undefined,
    { userType, lang }: Said,
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  ) => {
    const coming = { vouched, userType, language: lang ?? 'en', device: deviceOfRequest(request) }
    const begun = await signInByIdentity(db, context, coming)
    return begun ? { ...sendNewSession(reply, configuration, begun), mailed: false } : signInPendingResponse
  }

  serve(app, listIdentityProviders, () => ({
    providers: identityProviders.filter(name => identities[name] !== undefined),
  }))
  serve(app, startIdentitySignIn, ({ params, tx }) => beginIdentitySignIn(tx, context, params))
  serve(app, signInByGoogle, async ({ body, ...http }) =>
    signIn(await vouch('google', identities.google?.verify(body)), body, http),
  )
  serve(app, signInByFacebook, async ({ body, ...http }) =>
    signIn(
      await vouch('facebook', identities.facebook?.verify({ accessToken: body.accessToken, userId: body.userID })),
      body,
      http,
    ),
  )
  serve(app, signInByApple, async ({ body, ...http }) => {
    const returnTo = `${configuration.publicUrl}${returnPath('apple')}`
    const vouched = await vouch('apple', identities.apple?.verify({ code: body.code, returnTo }))
    return signIn(vouched && { ...vouched, firstName: body.firstname, lastName: body.lastname }, body, http)
  })
  returnPages(app)

  for (const call of [linked.listContactIdentities, linked.listCoSignInIdentities])
    serve(app, call, async ({ actor, params }) => ({ identities: await listIdentities(db, { actor, id: params.id }) }))
  for (const call of [linked.removeContactIdentity, linked.removeCoSignInIdentity])
    serve(app, call, ({ actor, sessionId, params, tx }) => removeIdentity(tx, context, { actor, sessionId, ...params }))

  serve(app, askSignInLinkCall, ({ headers, body, tx }) =>
    askSignInLink(tx, { email: body.email, userType: headers.usertype, language: body.lang }),
  )
  serve(app, signInByLinkCall, async ({ headers, request, reply }) =>
    sendNewSession(
      reply,
      configuration,
      await signInByLink(db, { token: headers.token, device: deviceOfRequest(request) }),
    ),
  )
}
