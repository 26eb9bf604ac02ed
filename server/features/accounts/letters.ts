import type { Transaction } from '#database/connection'
import { type LinkKind, linkLasts, linkPath, type UserType } from '#domain/accounts'
import { type IdentityProvider, providerNames } from '#domain/identity'
import { type Language, localPath } from '#domain/language'
import { withSecrets } from '#domain/link-secrets'
import type { Context } from '#server/context'
import { writeMail } from '#server/features/mail/public'
import { type Link, makeLink } from './links.ts'
import { listWaysIn, type WaysIn } from './ways-in.ts'

type World = Pick<Context, 'configuration' | 'documents'>

interface Addressee {
  email: string
  language: Language
  userType: UserType
}

/** What letters of accounts tell: that something happened, or what the link in them is for. */
type Told =
  | LinkKind
  | 'known'
  | 'password-changed'
  | 'address-asked'
  | 'address-changed'
  | 'address-restored'
  | 'deleted'
  | 'identity-linked'
  | 'identity-removed'
  | 'passkey-added'
  | 'new-device'

interface Letter extends Addressee {
  told: Told
  /** Where its button leads, below the site; none where there is nothing to do. */
  path: string
  /** For how long its link opens something; none where it opens nothing. */
  hours?: number
  /** Who invites, where it is an invitation. */
  inviter?: string
  /** What it is about, by name: an address, a provider of identities. */
  about?: string
  /** What opens the account beside its password. */
  waysIn?: WaysIn
}

async function write(
  tx: Transaction,
  { configuration, documents }: World,
  { email: recipient, language, told, path, hours = 0, inviter = '', about = '', waysIn }: Letter,
): Promise<void> {
  const { publicUrl: site, company, office } = configuration
  const letter = await documents.letterAccount({
    sender: { site, company, office },
    language,
    recipient,
    told,
    address: `${site}${localPath(path, language)}`,
    inviter,
    about,
    hours,
    passkeys: waysIn?.passkeys.map(({ name }) => name) ?? [],
    identities: waysIn?.identities.map(({ provider }) => providerNames[provider]) ?? [],
  })
  await writeMail(tx, { recipient, language, ...letter, replyTo: office.email })
}

interface Sent {
  kind: LinkKind
  /** Who invites, where it is an invitation. */
  inviter?: string
  /** What it is about, by name. */
  about?: string
  /** What is shown where the link leads, where it is about a booking. */
  bookingId?: number | undefined
}

/** Writes a letter whose link opens something, once; earlier such links no longer do. */
export async function sendLink(
  tx: Transaction,
  world: World,
  { accountId, kind, inviter, about, bookingId, ...addressee }: Addressee & Link & Sent,
): Promise<void> {
  const token = await makeLink(tx, { email: addressee.email, accountId }, kind)
  const path = linkPath(kind, addressee.userType)
  const query = bookingId === undefined ? '' : `?bookingid=${bookingId}`
  await write(tx, world, {
    ...addressee,
    told: kind,
    path: withSecrets(`${path}${query}`, { t: token }),
    hours: linkLasts[kind],
    ...(inviter && { inviter }),
    ...(about && { about }),
  })
}

const signInPath = ({ userType }: Addressee) => `/secure/login${userType === 'cosignin' ? '?g=1' : ''}`

/** Tells somebody who would register that they have an account. */
export const tellKnown = (tx: Transaction, world: World, addressee: Addressee): Promise<void> =>
  write(tx, world, { ...addressee, told: 'known', path: signInPath(addressee) })

/** Tells a guest who has an account that somebody else invites them. */
export const tellInvited = (tx: Transaction, world: World, addressee: Addressee, inviter: string): Promise<void> =>
  write(tx, world, { ...addressee, told: 'invitation', path: signInPath(addressee), inviter })

/** Tells the owner of an account that its password is another, and what else opens the account. */
export const tellPasswordChanged = async (
  tx: Transaction,
  world: World,
  { id, email, language, userType }: Addressee & { id: number },
): Promise<void> => {
  const addressee = { email, language, userType }
  const waysIn = await listWaysIn(tx, id)
  await write(tx, world, { ...addressee, told: 'password-changed', path: signInPath(addressee), waysIn })
}

/** Tells the owner of an account that a provider of identities opens it from now on. */
export const tellLinked = (
  tx: Transaction,
  world: World,
  { email, language, userType }: Addressee,
  provider: IdentityProvider,
): Promise<void> => {
  const addressee = { email, language, userType }
  const about = providerNames[provider]
  return write(tx, world, { ...addressee, told: 'identity-linked', path: signInPath(addressee), about })
}

/** Tells the owner of an account that a provider of identities no longer opens it. */
export const tellUnlinked = (
  tx: Transaction,
  world: World,
  { email, language, userType }: Addressee,
  provider: IdentityProvider,
): Promise<void> => {
  const addressee = { email, language, userType }
  const about = providerNames[provider]
  return write(tx, world, { ...addressee, told: 'identity-removed', path: signInPath(addressee), about })
}

/** Tells the owner of an account that a passkey opens it from now on. */
export const tellPasskey = (tx: Transaction, world: World, { email, language, userType }: Addressee, name: string) => {
  const addressee = { email, language, userType }
  return write(tx, world, { ...addressee, told: 'passkey-added', path: signInPath(addressee), about: name })
}

/** Tells the owner of an account that a device has signed in from which nobody had before. */
export const tellDevice = (tx: Transaction, world: World, { email, language, userType }: Addressee, device: string) => {
  const addressee = { email, language, userType }
  return write(tx, world, { ...addressee, told: 'new-device', path: signInPath(addressee), about: device || 'none' })
}

/** Tells an address that its account is to move to another, or has, or has moved back. */
export const tellAddress = (
  tx: Transaction,
  world: World,
  addressee: Addressee & { told: 'address-asked' | 'address-changed' | 'address-restored'; about: string },
): Promise<void> => write(tx, world, { ...addressee, path: signInPath(addressee) })

/** Tells an address that its account is no more. */
export const tellDeleted = (tx: Transaction, world: World, addressee: Addressee): Promise<void> =>
  write(tx, world, { ...addressee, told: 'deleted', path: '/' })
