import { and, asc, eq } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Queryable, Transaction } from '#database/connection'
import * as tables from '#database/tables'
import type { CoSignIn, LeadBooker } from '#domain/access/actor'
import type { IdentityProvider } from '#domain/people/identity'
import type { Context } from '#server/context'
import { type Account, getOwnAccount, lockAccount } from '../accounts.ts'
import { tellUnlinked } from '../emails.ts'
import { endSessions } from '../sessions/sessions.ts'

const { account, accountIdentity, contact, coSignIn } = tables

type Owner = LeadBooker | CoSignIn

/**
 * Gets the actor's own account, named by its public id. Throws `not-found`, also for staff who impersonate a client.
 */
async function getNamedAccount(db: Queryable, actor: Owner, publicId: string): Promise<Account> {
  const own = await getOwnAccount(db, actor)
  const person = actor.kind === 'lead-booker' ? contact : coSignIn
  const [named] = await db
    .select({ id: account.id })
    .from(account)
    .innerJoin(person, eq(person.id, actor.kind === 'lead-booker' ? account.contactId : account.coSignInId))
    .where(and(eq(account.id, own.id), eq(person.publicId, publicId)))
  if (!named) throw new ProblemError('not-found', { withheld: true })
  return own
}

/** Lists the identity providers linked to the actor's account. */
export async function listIdentities(db: Queryable, { actor, id }: { actor: Owner; id: string }) {
  const own = await getNamedAccount(db, actor, id)
  const rows = await db
    .select()
    .from(accountIdentity)
    .where(eq(accountIdentity.accountId, own.id))
    .orderBy(asc(accountIdentity.linkedAt), asc(accountIdentity.provider))
  return rows.map(({ provider, email, linkedAt }) => ({ provider, email, linkedAt: linkedAt.toISOString() }))
}

/**
 * Unlinks a provider from the actor's account and ends the other sessions, because the provider may have opened them.
 * An e-mail link still signs in, so no account is left without a way in. Throws `not-found`.
 */
export async function removeIdentity(
  tx: Transaction,
  world: Pick<Context, 'configuration' | 'documents'>,
  { actor, sessionId, id, provider }: { actor: Owner; sessionId: string; id: string; provider: IdentityProvider },
): Promise<void> {
  const own = await getNamedAccount(tx, actor, id)
  await lockAccount(tx, own.id)
  const gone = await tx
    .delete(accountIdentity)
    .where(and(eq(accountIdentity.accountId, own.id), eq(accountIdentity.provider, provider)))
    .returning({ provider: accountIdentity.provider })
  if (gone.length === 0) throw new ProblemError('not-found')
  await endSessions(tx, own.id, { except: sessionId })
  await tellUnlinked(tx, world, own, provider)
}
