/** Who vouches for identities (PD-55), as the buttons name them. */
export const identityProviders = ['google', 'apple', 'facebook'] as const
export type IdentityProvider = (typeof identityProviders)[number]

/** Providers of identities, by the names under which people know them. */
export const providerNames: Readonly<Record<IdentityProvider, string>> = {
  google: 'Google',
  apple: 'Apple',
  facebook: 'Facebook',
}

/** What a provider says of somebody who has signed in there. */
export interface Identity {
  provider: IdentityProvider
  /** By what the provider knows them, whatever becomes of their address. */
  subject: string
  /** None where they do not share it. */
  email: string | null
  /** The provider says that they read what comes to the address. */
  verified: boolean
  firstName: string
  lastName: string
}
