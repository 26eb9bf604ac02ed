import { eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#database/connection'
import { personalData } from '#database/personal-data/register'
import { erasureStatements, ofPerson, type Person } from '#database/personal-data/statements'
import { contact, coSignIn } from '#database/tables'
import { withTransaction } from '#database/transact'
import { normaliseEmail } from '#domain/people/accounts'
import { archiveGuestsOf } from '#server/features/guest-logins/public'
import { exportData } from '#server/features/profile/public'
import { CommandFailed, type Terminal, withSite } from './site.ts'

/** No row has this id: the person is known by the address alone. */
const noAccount = -1

/** The persons of the register that an address stands for: a client, a guest, or a visitor without an account. */
async function findPersons(db: Queryable, written: string): Promise<Person[]> {
  const address = normaliseEmail(written)
  const contacts = await db.select({ id: contact.id }).from(contact).where(eq(contact.email, address))
  const guests = await db.select({ id: coSignIn.id }).from(coSignIn).where(eq(coSignIn.email, address))
  return [
    { kind: 'contact', id: contacts[0]?.id ?? noAccount, address },
    ...guests.map(({ id }): Person => ({ kind: 'coSignIn', id, address })),
  ]
}

/** The number of rows of each table that belong to a person. */
async function countRows(db: Queryable, person: Person): Promise<[table: string, rows: number][]> {
  const counts: [string, number][] = []
  for (const entry of personalData) {
    const theirs = ofPerson(entry, person)
    if (!theirs) continue
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.identifier(entry.table)} as item where ${theirs}`,
    )
    const count = rows[0]?.count ?? 0
    if (count > 0) counts.push([entry.table, count])
  }
  return counts
}

async function erasePerson(tx: Transaction, person: Person): Promise<void> {
  if (person.kind === 'contact' && person.id !== noAccount) await archiveGuestsOf(tx, person.id)
  for (const statement of erasureStatements(person)) await tx.execute(statement)
}

/** Prints everything that the site knows of a person as JSON, as their own export would. */
export const exportPerson = (terminal: Terminal, email: string): Promise<void> =>
  withSite(terminal, async ({ db, configuration, print }) => {
    const persons = await findPersons(db, email)
    const counts = (await Promise.all(persons.map(person => countRows(db, person)))).flat()
    if (counts.length === 0) throw new CommandFailed(`Nothing is known of ${email}.`)
    const exported: Record<string, unknown> = {}
    for (const person of persons) exported[person.kind] = await exportData(db, { configuration }, person)
    print(JSON.stringify(exported, null, 2))
  })

/** Erases a person by the register of personal data; without `yes` it only counts the rows. */
export const erasePersonByEmail = (
  terminal: Terminal,
  email: string,
  { yes = false }: { yes?: boolean },
): Promise<void> =>
  withSite(terminal, ({ db, print }) =>
    withTransaction(db, async tx => {
      const persons = await findPersons(tx, email)
      const counts: [string, number][] = []
      for (const person of persons) counts.push(...(await countRows(tx, person)))
      if (counts.length === 0) throw new CommandFailed(`Nothing is known of ${email}.`)
      for (const [table, rows] of counts) print(`${table}: ${rows}`)
      if (!yes) throw new CommandFailed('Nothing was erased. Repeat with --yes; docs/privacy.md says what remains.')
      for (const person of persons) await erasePerson(tx, person)
      print(`${email} was erased. Note it for restores: older backups still contain the person.`)
    }),
  )
