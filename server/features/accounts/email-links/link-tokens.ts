import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Queryable, Transaction } from '#database/connection'
import * as tables from '#database/tables'
import { accessLinkKinds, type LinkKind, linkLifetimes } from '#domain/people/accounts'
import { hashToken } from '#server/platform/auth/tokens'
import { inSeconds } from '../sessions/sessions.ts'

const { linkToken } = tables

/** The address that the link of an e-mail is for and, if there is one, its account. */
export interface LinkTokenGrant {
  email: string
  accountId: number | null
  /** The invitation of the link, if it belongs to one. */
  guestLoginId?: string | null | undefined
}

/**
 * Stores the token of a link and revokes earlier ones of its kind, except those that undo a change of address.
 * Invitations by several people stay valid side by side.
 */
export async function keepLink(
  tx: Transaction,
  { email, accountId, guestLoginId, token }: LinkTokenGrant & { token: string },
  kind: LinkKind,
): Promise<void> {
  if (accessLinkKinds.includes(kind)) await revokeLinkTokens(tx, { email, accountId, guestLoginId }, [kind])
  await tx.insert(linkToken).values({
    hash: hashToken(token),
    kind,
    email,
    accountId,
    guestLoginId,
    expiresAt: inSeconds(linkLifetimes[kind] * 3600),
  })
}

/**
 * Revokes unused links of some kinds: of an invitation if one is given, else of an account or, without one, of an
 * address.
 */
export async function revokeLinkTokens(
  tx: Transaction,
  { email, accountId, guestLoginId }: LinkTokenGrant,
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
    eq(linkToken.hash, hashToken(token)),
    inArray(linkToken.kind, [...kinds]),
    isNull(linkToken.usedAt),
    sql`${linkToken.expiresAt} > app_now()`,
  )

/** Reads a link without using it up. Throws `link-over` for one that is used, expired, forged or of another kind. */
export async function getLinkToken(db: Queryable, token: string, kinds: readonly LinkKind[]): Promise<LinkTokenGrant> {
  const [found] = await db
    .select({ email: linkToken.email, accountId: linkToken.accountId, guestLoginId: linkToken.guestLoginId })
    .from(linkToken)
    .where(isGood(token, kinds))
  if (!found) throw new ProblemError('link-over')
  return found
}

/** Uses a link up; of concurrent attempts one succeeds. Throws `link-over` as `getLink` does. */
export async function consumeLinkToken(
  tx: Transaction,
  token: string,
  kinds: readonly LinkKind[],
): Promise<LinkTokenGrant & { createdAt: Date }> {
  const [used] = await tx.update(linkToken).set({ usedAt: sql`app_now()` }).where(isGood(token, kinds)).returning({
    email: linkToken.email,
    accountId: linkToken.accountId,
    guestLoginId: linkToken.guestLoginId,
    createdAt: linkToken.createdAt,
  })
  if (!used) throw new ProblemError('link-over')
  return used
}
