/** Identity providers (PD-55), in the order of the buttons. */
export const identityProviders = ['google', 'apple', 'facebook'] as const
export type IdentityProvider = (typeof identityProviders)[number]

/** Display names of identity providers. */
export const providerNames: Readonly<Record<IdentityProvider, string>> = {
  google: 'Google',
  apple: 'Apple',
  facebook: 'Facebook',
}

/** The identity of a person who has signed in at a provider. */
export interface Identity {
  provider: IdentityProvider
  /** The provider's stable id of the person, independent of their address. */
  subject: string
  /** Null where they do not share it. */
  email: string | null
  /** The provider has verified that they can read e-mails at the address. */
  verified: boolean
  firstName: string
  lastName: string
}
