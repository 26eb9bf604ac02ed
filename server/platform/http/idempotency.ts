import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import { decrypt, encrypt } from '#server/platform/security/encryption'

const hash = (text: string) => createHash('sha256').update(text).digest()

// A response can hold a token: it is encrypted with the idempotency key, and of the key only a hash is stored.
const purpose = 'idempotent reply'

/** A repeatable request: endpoint and caller, the idempotency key, and the input. */
interface IdempotentRequest {
  scope: string
  key: string
  asked: unknown
  /** The response holds a secret: it is stored only as long as a lost connection takes to recover. */
  secret: boolean
}

const secretsKept = sql`app_now() + interval '1 hour'`

/**
 * Runs the work once per key and repeats its reply; the reply is stored in the transaction of its effect. A concurrent
 * repetition waits for the first. A rejected request stores nothing, so it can be retried; after expiry the work runs
 * again. Throws `key-reused` where the key came with another input.
 */
export async function runIdempotent(
  tx: Transaction,
  { scope, key, asked, secret }: IdempotentRequest,
  work: () => Promise<string>,
): Promise<string> {
  const row = { scope, keyHash: hash(key) }
  const requestHash = hash(JSON.stringify(asked))
  const { idempotencyKey: kept } = tables
  const { rowCount } = await tx
    .insert(kept)
    .values({ ...row, requestHash, ...(secret && { expiresAt: secretsKept }) })
    .onConflictDoUpdate({
      target: [kept.scope, kept.keyHash],
      set: { requestHash, encryptedReply: null, expiresAt: sql`excluded.expires_at` },
      setWhere: sql`${kept.expiresAt} < app_now()`,
    })
  const mine = and(eq(kept.scope, row.scope), eq(kept.keyHash, row.keyHash))
  if (rowCount === 0) {
    const [known] = await tx.select().from(kept).where(mine)
    if (!known?.requestHash.equals(requestHash) || !known.encryptedReply) throw new ProblemError('key-reused')
    return decrypt(known.encryptedReply, purpose, Buffer.from(key))
  }
  const reply = await work()
  await tx
    .update(kept)
    .set({ encryptedReply: encrypt(reply, purpose, Buffer.from(key)) })
    .where(mine)
  return reply
}
