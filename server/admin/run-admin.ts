import { Command, CommanderError } from 'commander'
import { isDatabaseUnavailable, postgresError } from '#database/failure'
import { MissingMigrations } from '#database/migrate'
import { permissions } from '#domain/access/actor'
import { systemRoleKeys } from '#domain/access/roles/staff-roles'
import { MediaStoreFailed } from '#server/adapters/media-store/media-store'
import { ConfigurationError } from '#server/platform/config/configuration-error'
import { redactQueryValues } from '#server/platform/http/errors'
import { addCatalogue } from './add-catalogue.ts'
import { backup, newBackupKey } from './backup/backup.ts'
import { restore } from './backup/restore.ts'
import { check } from './check.ts'
import { forgetKey } from './forget-key.ts'
import { importFolder } from './import/import.ts'
import { listJobs, pause, resume, retryJobs } from './jobs.ts'
import { migrate } from './migrate.ts'
import { erasePersonByEmail, exportPerson } from './personal-data.ts'
import { reindex } from './reindex.ts'
import { rotateKey } from './rotate-key.ts'
import { CommandFailed, type Terminal } from './site.ts'
import { invite, resetSecondFactor } from './staff.ts'

/** Exit codes, as docs/operations.md lists them. */
const exitCodes = { done: 0, failed: 1, usage: 2 } as const

/** All commands of `npm run admin`, with their help. */
export function adminCommands(terminal: Terminal): Command {
  const admin = new Command('admin')
    .description('Commands for the people who run the site.')
    .showHelpAfterError('Add --help for the options.')
  admin
    .command('check')
    .description('check configuration, database, keys, mail server, providers and legal pages; changes nothing')
    .action(async () => {
      if (!(await check(terminal))) throw new CommandFailed('Correct what is marked with ✗.')
    })
  admin
    .command('migrate')
    .description('apply pending migrations; in live mode the start does not')
    .option('--dry-run', 'only list them')
    .action(options => migrate(terminal, options))
  admin
    .command('add-catalogue')
    .description('add the pages, regions, amenities and collections with which a company begins; no people, no villas')
    .action(() => addCatalogue(terminal))
  admin
    .command('import <folder>')
    .description('import villas, seasons, owner blocks, pictures, redirects and texts from CSV or JSON; all or nothing')
    .option('--dry-run', 'only check them, and tell every problem by file, line and column')
    .action((folder, options) => importFolder(terminal, folder, options))
  admin
    .command('invite <email>')
    .description('invite the first administrator, or send a member of staff a new link')
    .option('--permissions <list>', `separated by commas: ${permissions.join(', ')}; or all`)
    .option('--roles <list>', `separated by commas: ${systemRoleKeys.join(', ')}, or the name of your own`)
    .option('--name <name>', 'the name in the back office')
    .option('--print-link', 'print the link too, while the site sends no e-mails')
    .action((email, options) => invite(terminal, email, options))
  admin
    .command('reset-second-factor [email]')
    .description('let a member of staff set up a new second factor, and end their sessions')
    .option('--all', 'everybody, after the loss of ENCRYPTION_KEY')
    .action((email, options) => resetSecondFactor(terminal, email, options))
  admin
    .command('rotate-key')
    .description('encrypt all encrypted columns with the first of ENCRYPTION_KEYS')
    .action(() => rotateKey(terminal))
  admin
    .command('forget-key <id>')
    .description('accept that a key of ENCRYPTION_KEYS is lost, or `main` without it; counts what only it can decrypt')
    .option('--yes', 'delete these passport details, allergies and ways into villas')
    .action((id, options) => forgetKey(terminal, id, options))
  admin
    .command('export <email>')
    .description('print the personal data of a client, guest or visitor as JSON')
    .action(email => exportPerson(terminal, email))
  admin
    .command('erase <email>')
    .description('erase the personal data of a client, guest or visitor; counts the rows first')
    .option('--yes', 'erase them')
    .action((email, options) => erasePersonByEmail(terminal, email, options))
  admin
    .command('reindex')
    .description('send the search provider all records anew')
    .action(() => reindex(terminal))
  admin
    .command('backup <file>')
    .description('write database and media into an archive that is encrypted with age; the site keeps running')
    .option('--recipient <key>', 'the age public key, instead of BACKUP_RECIPIENT')
    .option('--no-media', 'leave uploaded pictures out: the bucket has versions or a copy of its own')
    .action((file, options) => backup(terminal, file, options))
  admin
    .command('backup-key')
    .description('print a new pair of age keys for backups; keep the private one elsewhere')
    .action(() => newBackupKey(terminal))
  admin
    .command('restore <file>')
    .description('restore an archive into an empty database; jobs and payments stay off')
    .requiredOption('--identity <file>', 'the file with the age private key')
    .action((file, options) => restore(terminal, file, options))
  const jobs = admin.command('jobs').description('list, retry, pause and resume jobs')
  jobs
    .command('list')
    .description('list jobs that wait, run or have failed')
    .action(() => listJobs(terminal))
  jobs
    .command('retry [id]')
    .description('give a failed job another attempt')
    .option('--all-failed', 'all failed jobs')
    .action((id, options) => retryJobs(terminal, id, options))
  jobs
    .command('pause <name>')
    .description('pause a job by its name, all jobs (jobs), or card payments (payments)')
    .option('--reason <text>', 'shown in the list')
    .action((name, options) => pause(terminal, name, options))
  jobs
    .command('resume <name>')
    .description('resume what was paused')
    .action(name => resume(terminal, name))
  return admin
}

/** Failures whose message is for administrators. */
const tellable = [CommandFailed, ConfigurationError, MissingMigrations, MediaStoreFailed]

/** A failure as an administrator reads it. Values of a query can be personal: they are left out. */
function tellFailure(error: unknown): string {
  if (tellable.some(kind => error instanceof kind)) return (error as Error).message
  // A file that is not there, or may not be read.
  if (error instanceof Error && 'syscall' in error && 'path' in error) return error.message
  const told = redactQueryValues(error) as Error
  if (isDatabaseUnavailable(error)) return `The database does not answer: ${told.message || told.name}`
  return postgresError(error) ? `The database refuses: ${told.message}` : (told.stack ?? String(told))
}

/** Throws instead of ending the process, in every command. */
function settle(command: Command, print: (text: string) => void, warn: (text: string) => void): void {
  command.exitOverride().configureOutput({ writeOut: print, writeErr: warn })
  for (const each of command.commands) settle(each, print, warn)
}

/** Runs one command and returns the exit code of the process. */
export async function runAdmin(
  args: readonly string[],
  { warn, ...terminal }: Terminal & { warn: (line: string) => void },
): Promise<number> {
  const admin = adminCommands(terminal)
  settle(
    admin,
    text => terminal.print(text.trimEnd()),
    text => warn(text.trimEnd()),
  )
  try {
    await admin.parseAsync(args, { from: 'user' })
    return exitCodes.done
  } catch (error) {
    // The library has written its message, and ends with 0 after help that was asked for.
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : exitCodes.usage
    warn(tellFailure(error))
    return exitCodes.failed
  }
}
