import { and, asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { ProblemError } from '#contract/problems'
import type { Queryable, Transaction } from '#database/connection'
import * as tables from '#database/tables'
import type { Staff } from '#domain/access/actor'
import type { Reach } from '#domain/access/roles/reach'
import { impersonationLifetimeSeconds } from '#domain/access/staff'
import { issueScopedToken, presentContact } from '#server/features/accounts/public'
import { inReach } from '#server/platform/auth/reach-conditions'
import { recordAuditEntry } from './queries.ts'

const { account, contact, impersonation: lookingOn } = tables

const mostFound = 20
const literal = (words: string) => words.replace(/[\\%_]/g, '\\$&')

/** Clients whose e-mail address or name begins with the text. */
export function contactsNamed(words: string) {
  const begins = `${literal(words.toLowerCase())}%`
  const matches = (column: AnyPgColumn) => sql`lower(${column}) like ${begins}`
  return or(matches(contact.email), matches(contact.lastName), matches(contact.firstName))
}

/** Clients with a booking in reach (PD-212). */
export const contactsWithin = (reach: Reach): SQL => inReach(reach, 'contact', contact.publicId)

/** Clients with what staff see of each in a list, by e-mail address. */
export const selectContacts = (db: Queryable, where: SQL | undefined, most: number) =>
  db
    .select({
      id: contact.publicId,
      email: contact.email,
      firstname: contact.firstName,
      lastname: contact.lastName,
      hasAccount: sql<boolean>`${account.id} is not null`,
    })
    .from(contact)
    .leftJoin(account, eq(account.contactId, contact.id))
    .where(where)
    .orderBy(asc(contact.email))
    .limit(most)

/** Finds clients whose e-mail address or name begins with the text. */
export const findContacts = (db: Queryable, reach: Reach, words: string, most = mostFound) =>
  selectContacts(db, and(contactsNamed(words), contactsWithin(reach)), most)

/** Ends the impersonation of a session. */
const endLookingOn = (tx: Transaction, sessionId: string) =>
  tx
    .update(lookingOn)
    .set({ endedAt: sql`app_now()` })
    .where(and(eq(lookingOn.sessionId, sessionId), isNull(lookingOn.endedAt)))
    .returning({ contactId: lookingOn.contactId })

interface Looking {
  actor: Staff
  sessionId: string
}

/** Starts a read-only impersonation of a client, with a reason, for half an hour; one client at a time. */
export async function startImpersonation(
  tx: Transaction,
  { actor, sessionId, contactId: publicId, reason }: Looking & { contactId: string; reason: string },
) {
  const { staffId } = actor
  const [client] = await tx.select({ id: contact.id }).from(contact).where(eq(contact.publicId, publicId))
  if (!client) throw new ProblemError('not-found')
  await endLookingOn(tx, sessionId)
  const [begun] = await tx
    .insert(lookingOn)
    .values({
      sessionId,
      contactId: client.id,
      expiresAt: sql`app_now() + make_interval(secs => ${impersonationLifetimeSeconds})`,
    })
    .returning({ id: lookingOn.id })
  if (!begun) throw new Error('the impersonation was not stored')
  await recordAuditEntry(tx, { staffId, action: 'looked-on', subjectContact: publicId, reason })
  const { token, expiresAt } = await issueScopedToken(tx, {
    sessionId,
    lookingOnId: begun.id,
    lasts: impersonationLifetimeSeconds,
  })
  const seen = { kind: 'lead-booker', contactId: client.id, impersonated: { staffId } } as const
  return { token, expiresAt: expiresAt.toISOString(), contact: await presentContact(tx, seen) }
}

/** Ends an impersonation before its time. */
export async function endImpersonation(tx: Transaction, { actor, sessionId }: Looking): Promise<void> {
  const ended = await endLookingOn(tx, sessionId)
  if (ended.length > 0) await recordAuditEntry(tx, { staffId: actor.staffId, action: 'looked-away' })
}
