import type { Identity } from '#domain/people/identity'
import type { Language } from '#domain/text/language'

/** A sign-in with a provider that has begun. */
export interface PendingSignIn {
  /** The browser compares it when it comes back. */
  state: string
  /** The provider repeats it in its signed token. */
  nonce: string
  /** The page of ours to which the provider sends the browser back. */
  returnTo: string
  language?: Language
}

/** The identity that a provider vouches for, and the nonce of the sign-in, where the provider signs one. */
export interface VerifiedIdentity extends Identity {
  nonce?: string
}

/**
 * A provider. `address` is the URL of its log-in. `vouch` verifies the data that the browser brings back and returns
 * undefined where it is invalid; it throws where the provider is unreachable.
 */
interface Provider<Brought> {
  address: (begun: PendingSignIn) => string
  verify: (brought: Brought) => Promise<VerifiedIdentity | undefined>
}

/** Identity providers (PD-55); those not configured are absent. */
export interface IdentityProviders {
  google?: Provider<{ idToken: string }>
  apple?: Provider<{ code: string; returnTo: string }>
  facebook?: Provider<{ accessToken: string; userId?: string | undefined }>
}
