import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { Refusal } from '#contract/refusals'
import type { Reads, Transaction } from '#database/connection'
import * as tables from '#database/tables'
import { accessLinkKinds, type LinkKind, linkLasts } from '#domain/accounts'
import { hashOf } from '#server/platform/secrets'
import { inSeconds } from './sessions.ts'

const { linkToken } = tables

/** What the link of a letter opens: for an address, and, where that has one, its account. */
export interface Link {
  email: string
  accountId: number | null
  /** The invitation that it opens, where it is of one. */
  guestLoginId?: string | null | undefined
}

/**
 * Stores the token of a link that is sent; earlier ones for the same are over, but for those that undo a change of address.
 * Invitations by several people stay open beside one another.
 */
export async function keepLink(
  tx: Transaction,
  { email, accountId, guestLoginId, token }: Link & { token: string },
  kind: LinkKind,
): Promise<void> {
  if (accessLinkKinds.includes(kind)) await endLinks(tx, { email, accountId, guestLoginId }, [kind])
  await tx
    .insert(linkToken)
    .values({ hash: hashOf(token), kind, email, accountId, guestLoginId, expiresAt: inSeconds(linkLasts[kind] * 3600) })
}

/**
 * Ends links that are not used yet, of some kinds, of an invitation where one is named, else of an account or, where there
 * is none, for an address.
 */
export async function endLinks(
  tx: Transaction,
  { email, accountId, guestLoginId }: Link,
  kinds: readonly LinkKind[],
): Promise<void> {
  const ofInvitation = guestLoginId ? eq(linkToken.guestLoginId, guestLoginId) : undefined
  const theirs = accountId === null ? eq(linkToken.email, email) : eq(linkToken.accountId, accountId)
  await tx
    .update(linkToken)
    .set({ usedAt: sql`app_now()` })
    .where(and(theirs, ofInvitation, inArray(linkToken.kind, [...kinds]), isNull(linkToken.usedAt)))
}

const isGood = (token: string, kinds: readonly LinkKind[]) =>
  and(
    eq(linkToken.hash, hashOf(token)),
    inArray(linkToken.kind, [...kinds]),
    isNull(linkToken.usedAt),
    sql`${linkToken.expiresAt} > app_now()`,
  )

/** What a link opens; it stays good. Throws `link-over` for one that is used, over, forged or for something else. */
export async function getLink(db: Reads, token: string, kinds: readonly LinkKind[]): Promise<Link> {
  const [found] = await db
    .select({ email: linkToken.email, accountId: linkToken.accountId, guestLoginId: linkToken.guestLoginId })
    .from(linkToken)
    .where(isGood(token, kinds))
  if (!found) throw new Refusal('link-over')
  return found
}

/** Uses a link up: of those who come with it at the same moment, one. Throws `link-over` as `getLink` does. */
export async function takeLink(
  tx: Transaction,
  token: string,
  kinds: readonly LinkKind[],
): Promise<Link & { createdAt: Date }> {
  const [used] = await tx.update(linkToken).set({ usedAt: sql`app_now()` }).where(isGood(token, kinds)).returning({
    email: linkToken.email,
    accountId: linkToken.accountId,
    guestLoginId: linkToken.guestLoginId,
    createdAt: linkToken.createdAt,
  })
  if (!used) throw new Refusal('link-over')
  return used
}
