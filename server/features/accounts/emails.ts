import type { Transaction } from '#database/connection'
import { type LinkKind, linkLifetimes, linkPath, type UserType } from '#domain/people/accounts'
import { type IdentityProvider, providerNames } from '#domain/people/identity'
import { withSecrets } from '#domain/people/link-secrets'
import { type Language, localPath } from '#domain/text/language'
import type { Context } from '#server/context'
import { queueEmail, type RequestedBy } from '#server/features/mail/public'
import { generateToken } from '#server/platform/auth/tokens'
import { listWaysIn, type WaysIn } from './credentials/ways-in.ts'
import { keepLink, type LinkTokenGrant } from './email-links/link-tokens.ts'
import type { Trip } from './registration/invitations.ts'

type World = Pick<Context, 'configuration' | 'documents'>

interface Addressee {
  email: string
  language: Language
  userType: UserType
}

/** The kinds of account e-mails: reports of an event, or the purpose of their link. */
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

/** The owner of an account. Until their address is proven, a stranger can have typed it. */
interface Owner extends Addressee {
  proven: boolean
}

const requestedBy = ({ proven }: Pick<Owner, 'proven'>): RequestedBy => (proven ? 'reader' : 'nobody')

interface Letter extends Addressee {
  told: Told
  requestedBy: RequestedBy
  /** The path of its button; none where there is nothing to do. */
  path: string
  /** The lifetime of its link, in hours; none without a link that expires. */
  hours?: number
  /** The inviter and the stays of an invitation. */
  inviter?: string
  trips?: readonly Trip[]
  /** A name in the text: an address or an identity provider. */
  about?: string
  /** The other ways into the account, beside its password. */
  waysIn?: WaysIn
}

/** Returns whether the e-mail was written, because its recipient's limit can be reached. */
async function write(
  tx: Transaction,
  { configuration, documents }: World,
  {
    email: recipient,
    requestedBy,
    language,
    told,
    path,
    hours = 0,
    inviter = '',
    trips = [],
    about = '',
    waysIn,
  }: Letter,
): Promise<boolean> {
  const { publicUrl: site, company, office } = configuration
  const addressed = {
    sender: { site, company, office },
    language,
    recipient,
    address: `${site}${localPath(path, language)}`,
  }
  const letter =
    told === 'invitation'
      ? await documents.letterInvitation({ ...addressed, inviter, trips, days: Math.floor(hours / 24) })
      : await documents.accountEmail({
          ...addressed,
          told,
          about,
          hours,
          passkeys: waysIn?.passkeys.map(({ name }) => name) ?? [],
          identities: waysIn?.identities.map(({ provider }) => providerNames[provider]) ?? [],
        })
  const mailId = await queueEmail(tx, {
    recipient,
    purpose: 'transactional',
    requestedBy,
    language,
    ...letter,
    replyTo: office.email,
  })
  return mailId !== undefined
}

interface Sent {
  kind: LinkKind
  requestedBy: RequestedBy
  /** The inviter and the stays of an invitation. */
  inviter?: string
  trips?: readonly Trip[]
  /** A name in the text. */
  about?: string
  /** The booking that the page behind the link shows. */
  bookingId?: number | undefined
}

/**
 * Sends an e-mail with a link that works once, and revokes earlier links of its kind. Returns whether it was written:
 * at the recipient's limit, earlier links stay valid.
 */
export async function sendLinkEmail(
  tx: Transaction,
  world: World,
  { accountId, guestLoginId, kind, inviter, trips, about, bookingId, ...addressee }: Addressee & LinkTokenGrant & Sent,
): Promise<boolean> {
  const token = generateToken()
  const path = linkPath(kind, addressee.userType)
  const query = bookingId === undefined ? '' : `?bookingid=${bookingId}`
  const isWritten = await write(tx, world, {
    ...addressee,
    told: kind,
    path: withSecrets(`${path}${query}`, { t: token }),
    hours: linkLifetimes[kind],
    ...(inviter && { inviter }),
    ...(trips && { trips }),
    ...(about && { about }),
  })
  if (isWritten) await keepLink(tx, { email: addressee.email, accountId, guestLoginId, token }, kind)
  return isWritten
}

const signInPath = ({ userType }: Addressee) => `/secure/login${userType === 'cosignin' ? '?g=1' : ''}`

/** Notifies a visitor who wants to register that they have an account. */
export const sendAlreadyRegisteredEmail = (tx: Transaction, world: World, addressee: Addressee): Promise<boolean> =>
  write(tx, world, { ...addressee, requestedBy: 'nobody', told: 'known', path: signInPath(addressee) })

/** Notifies the owner of an account of a changed password, and lists the other ways into the account. */
export const sendPasswordChangedEmail = async (
  tx: Transaction,
  world: World,
  { id, email, language, userType, proven }: Owner & { id: number },
): Promise<boolean> => {
  const addressee = { email, language, userType, requestedBy: requestedBy({ proven }) }
  const waysIn = await listWaysIn(tx, id)
  return write(tx, world, { ...addressee, told: 'password-changed', path: signInPath(addressee), waysIn })
}

/** Notifies the owner of an account that an identity provider was linked. */
export const sendIdentityLinkedEmail = (
  tx: Transaction,
  world: World,
  { email, language, userType, proven }: Owner,
  provider: IdentityProvider,
): Promise<boolean> => {
  const addressee = { email, language, userType, requestedBy: requestedBy({ proven }) }
  const about = providerNames[provider]
  return write(tx, world, { ...addressee, told: 'identity-linked', path: signInPath(addressee), about })
}

/** Notifies the owner of an account that an identity provider was unlinked. */
export const tellUnlinked = (
  tx: Transaction,
  world: World,
  { email, language, userType, proven }: Owner,
  provider: IdentityProvider,
): Promise<boolean> => {
  const addressee = { email, language, userType, requestedBy: requestedBy({ proven }) }
  const about = providerNames[provider]
  return write(tx, world, { ...addressee, told: 'identity-removed', path: signInPath(addressee), about })
}

/** Notifies the owner of an account that a passkey was added. */
export const sendPasskeyAddedEmail = (
  tx: Transaction,
  world: World,
  { email, language, userType, proven }: Owner,
  name: string,
): Promise<boolean> => {
  const addressee = { email, language, userType, requestedBy: requestedBy({ proven }) }
  return write(tx, world, { ...addressee, told: 'passkey-added', path: signInPath(addressee), about: name })
}

/** Notifies the owner of an account of a sign-in from a new device. */
export const sendNewDeviceEmail = (
  tx: Transaction,
  world: World,
  { email, language, userType, proven }: Owner,
  device: string,
): Promise<boolean> => {
  const addressee = { email, language, userType, requestedBy: requestedBy({ proven }) }
  return write(tx, world, { ...addressee, told: 'new-device', path: signInPath(addressee), about: device || 'none' })
}

/** Notifies an address that its account is to move to another, has moved, or has moved back. */
export const sendEmailChangeEmail = (
  tx: Transaction,
  world: World,
  { proven, ...addressee }: Owner & { told: 'address-asked' | 'address-changed' | 'address-restored'; about: string },
): Promise<boolean> =>
  write(tx, world, { ...addressee, requestedBy: requestedBy({ proven }), path: signInPath(addressee) })

/** Notifies an address that its account was deleted. */
export const sendAccountDeletedEmail = (tx: Transaction, world: World, addressee: Addressee): Promise<boolean> =>
  write(tx, world, { ...addressee, requestedBy: 'reader', told: 'deleted', path: '/' })
