import type { Identity } from '#domain/identity'
import type { Language } from '#domain/language'

/** A sign-in with a provider that begins. */
export interface BegunIdentity {
  /** What the browser compares when it comes back. */
  state: string
  /** What the provider repeats in what it signs. */
  nonce: string
  /** The page of ours to which the provider sends the browser back. */
  returnTo: string
  language?: Language
}

/** What a provider vouches for, and the nonce of the sign-in for which it does, where it signs one. */
export interface Vouched extends Identity {
  nonce?: string
}

/**
 * A provider. `address` is where the browser goes. `vouch` takes what that brought back, and answers undefined where it
 * is not what the provider says; it throws where the provider cannot be asked.
 */
interface Provider<Brought> {
  address: (begun: BegunIdentity) => string
  vouch: (brought: Brought) => Promise<Vouched | undefined>
}

/** Those who vouch for identities (PD-55); one that is not configured is not there. */
export interface IdentityProviders {
  google?: Provider<{ idToken: string }>
  apple?: Provider<{ code: string; returnTo: string }>
  facebook?: Provider<{ accessToken: string; userId?: string | undefined }>
}
