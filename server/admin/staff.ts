import { desc, eq } from 'drizzle-orm'
import { assertMigrated } from '#database/migrate'
import { ensureSystemRoles } from '#database/seeds/ensure-system-roles'
import * as tables from '#database/tables'
import { withTransaction } from '#database/transact'
import { permissions as known, type Permission } from '#domain/access/actor'
import { normaliseEmail } from '#domain/people/accounts'
import { validateEmail } from '#domain/people/email'
import { inviteAdministrator, resetSecondFactorByEmail, UnknownRoles } from '#server/features/staff/public'
import { jobs } from '#server/jobs'
import { prepareQueues } from '#server/platform/jobs/prepare-queues'
import { findKeyProblem, forgetSecretsKey, recordFirstKeys } from '#server/platform/security/key-check'
import { CommandFailed, type Terminal, withDocuments, withSite } from './site.ts'

/** Permissions from a list with commas; `all` stands for each of them. */
export function parsePermissions(text: string): Permission[] {
  if (text === 'all') return [...known]
  const wanted = text.split(',').map(word => word.trim())
  const wrong = wanted.filter(word => !known.includes(word as Permission))
  if (wrong.length > 0)
    throw new CommandFailed(`There is no permission ${wrong.join(', ')}. There are: ${known.join(', ')}, all.`)
  return wanted as Permission[]
}

interface Invitation {
  permissions?: string
  roles?: string
  name?: string
  printLink?: boolean
}

/** Invites a member of staff, the first one above all, or sends one who is known a new link. */
export const invite = (
  terminal: Terminal,
  email: string,
  { permissions, roles, name = email, printLink }: Invitation,
): Promise<void> => {
  if (validateEmail(email)) throw new CommandFailed(`${email} is not an e-mail address.`)
  const given = permissions === undefined ? undefined : parsePermissions(permissions)
  const named = roles?.split(',').map(word => word.trim())
  return withDocuments(terminal, documents =>
    withSite(terminal, async ({ db, configuration, print }) => {
      await assertMigrated(db)
      // Without it, this shell has the demonstration's key, which must not become that of the database.
      if (terminal.environment.ENCRYPTION_KEY) {
        const problem = await findKeyProblem(db, configuration)
        if (problem) throw new CommandFailed(problem)
        await recordFirstKeys(db, configuration)
      }
      await prepareQueues(db, jobs)
      await ensureSystemRoles(db)
      const { result, text } = await withTransaction(db, async tx => {
        const invited = { email, name, permissions: given, roles: named }
        const result = await inviteAdministrator(tx, { configuration, documents }, invited).catch((error: unknown) => {
          throw error instanceof UnknownRoles ? new CommandFailed(`There is no role ${error.message}.`) : error
        })
        const [written] = await tx
          .select({ text: tables.mail.text })
          .from(tables.mail)
          .where(eq(tables.mail.recipient, normaliseEmail(email)))
          .orderBy(desc(tables.mail.id))
          .limit(1)
        return { result, text: written?.text ?? '' }
      })
      print(result === 'invited' ? `${email} was invited.` : `${email} is known already, and gets a new link.`)
      print('The e-mail with the link leaves as soon as the site runs with its jobs.')
      if (printLink) print(/https?:\/\/\S*#t=\S+/.exec(text)?.[0] ?? 'The e-mail has no link.')
    }),
  )
}

/**
 * Resets the second factor of a member of staff, who sets up a new one at the next log-in. With `all`, after the loss
 * of `ENCRYPTION_KEY`, that of everybody: the database then accepts a new key.
 */
export const resetSecondFactor = (
  terminal: Terminal,
  email: string | undefined,
  { all = false }: { all?: boolean },
): Promise<void> => {
  if (all === (email !== undefined)) throw new CommandFailed('Name an e-mail address, or --all.')
  return withSite(terminal, ({ db, print }) =>
    withTransaction(db, async tx => {
      const people = email ? [{ email }] : await tx.select({ email: tables.staff.email }).from(tables.staff)
      for (const person of people)
        if (!(await resetSecondFactorByEmail(tx, person.email)))
          throw new CommandFailed(`${person.email} is no member of staff.`)
      if (all) await forgetSecretsKey(tx)
      print(`The second factor of ${email ?? 'everybody'} was reset.`)
    }),
  )
}
