import { eq, like, ne, sql } from 'drizzle-orm'
import type { Db, Queryable } from '#database/connection'
import { keyCheck } from '#database/tables'
import { decrypt, encrypt } from './encryption.ts'
import type { KeyRing } from './key-ring.ts'

/** The configured keys. */
export interface Keys {
  secretsKey: string
  keyRing: KeyRing
}

const purpose = 'key check'
const knownText = 'maestrale'
const secrets = 'secrets'
const nameOf = (keyId: string) => `column ${keyId}`

function opens(encrypted: Buffer, key: string): boolean {
  try {
    return decrypt(encrypted, purpose, key) === knownText
  } catch {
    return false
  }
}

/** The problem of keys that do not belong to a database; undefined if they do, or it has seen none. */
export async function findKeyProblem(db: Queryable, { secretsKey, keyRing }: Keys): Promise<string | undefined> {
  for (const { key, encrypted } of await db.select().from(keyCheck)) {
    if (key === secrets) {
      if (!opens(encrypted, secretsKey))
        return 'ENCRYPTION_KEY is not the key of this database. Restore the key; docs/operations.md says what to do if it is lost.'
      continue
    }
    const id = key.slice(nameOf('').length)
    const configured = keyRing.keys.get(id)
    if (configured === undefined)
      return `ENCRYPTION_KEYS lacks the key ${id}, with which columns of this database are encrypted. Add it behind the new one, and run \`npm run admin -- rotate-key\` before you remove it.`
    if (!opens(encrypted, configured)) return `ENCRYPTION_KEYS has another key ${id} than this database.`
  }
  return undefined
}

/** Records keys that the database sees first. */
async function recordKeys(db: Pick<Db, 'insert'>, { secretsKey, keyRing }: Keys): Promise<void> {
  await db
    .insert(keyCheck)
    .values([
      { key: secrets, encrypted: encrypt(knownText, purpose, secretsKey) },
      {
        key: nameOf(keyRing.activeId),
        encrypted: encrypt(knownText, purpose, keyRing.keys.get(keyRing.activeId) ?? ''),
      },
    ])
    .onConflictDoNothing()
}

/** Throws an error of one line if the keys do not belong to the database, and records keys that it sees first. */
export async function assertKeys(db: Db, keys: Keys): Promise<void> {
  const problem = await findKeyProblem(db, keys)
  if (problem) throw new Error(`Configuration: ${problem}`)
  await recordKeys(db, keys)
}

/** Records the keys of a database that has seen none: the start of the site is not the first to decide. */
export async function recordFirstKeys(db: Db, keys: Keys): Promise<void> {
  const [known] = await db.select({ key: keyCheck.key }).from(keyCheck).limit(1)
  if (!known) await recordKeys(db, keys)
}

/** How a key of columns stands to a database: it has not seen it, the configured one is it, or it is lost. */
export async function findColumnKey(
  db: Queryable,
  { keys }: KeyRing,
  id: string,
): Promise<'unseen' | 'configured' | 'lost'> {
  const [known] = await db
    .select()
    .from(keyCheck)
    .where(eq(keyCheck.key, nameOf(id)))
  if (!known) return 'unseen'
  const configured = keys.get(id)
  return configured !== undefined && opens(known.encrypted, configured) ? 'configured' : 'lost'
}

/** Forgets a lost key of columns. */
export const forgetColumnKey = (db: Pick<Db, 'delete'>, id: string) =>
  db.delete(keyCheck).where(eq(keyCheck.key, nameOf(id)))

/** Forgets keys of columns other than the active one, after rotation. */
export const forgetFormerKeys = (db: Pick<Db, 'delete'>, { activeId }: KeyRing) =>
  db.delete(keyCheck).where(sql`${like(keyCheck.key, nameOf('%'))} and ${ne(keyCheck.key, nameOf(activeId))}`)

/** Forgets `ENCRYPTION_KEY`, so that the next start accepts another. */
export const forgetSecretsKey = (db: Pick<Db, 'delete'>) => db.delete(keyCheck).where(sql`${keyCheck.key} = ${secrets}`)
