import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '#database/connection'
import * as tables from '#database/tables'
import type { IdentityProvider } from '#domain/people/identity'

const { accountIdentity, passkey } = tables

/** The ways into an account beside its password and e-mailed links. */
export interface WaysIn {
  passkeys: { name: string; createdAt: string }[]
  identities: { provider: IdentityProvider; email: string }[]
}

/** Lists these, oldest first. */
export async function listWaysIn(db: Queryable, accountId: number): Promise<WaysIn> {
  const passkeys = await db
    .select({ name: passkey.name, createdAt: passkey.createdAt })
    .from(passkey)
    .where(eq(passkey.accountId, accountId))
    .orderBy(asc(passkey.createdAt), asc(passkey.id))
  const identities = await db
    .select({ provider: accountIdentity.provider, email: accountIdentity.email })
    .from(accountIdentity)
    .where(eq(accountIdentity.accountId, accountId))
    .orderBy(asc(accountIdentity.linkedAt), asc(accountIdentity.provider))
  return {
    passkeys: passkeys.map(({ name, createdAt }) => ({ name, createdAt: createdAt.toISOString() })),
    identities,
  }
}
