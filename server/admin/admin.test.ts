import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { assertMigrated, listMigrations } from '#database/migrate'
import * as tables from '#database/tables'
import { permissions } from '#domain/access/actor'
import { demonstrationAccounts } from '#domain/demonstration'
import { assertKeys } from '#server/platform/security/key-check'
import { encryptColumn } from '#server/platform/security/key-ring'
import { objectStore } from '#testing/network/object-store'
import { documents } from '#testing/site/built-site'
import { testDatabase } from '#testing/site/database'
import { adminCommands, runAdmin } from './run-admin.ts'
import { root } from './site.ts'

const { db, url } = await testDatabase()
const printed: string[] = []
const warned: string[] = []
beforeEach(() => {
  printed.length = 0
  warned.length = 0
})

const key = (number: number) =>
  Buffer.from(Array.from({ length: 32 }, (_, index) => index * 7 + number)).toString('base64')

const run = (command: string, environment: Record<string, string> = {}) =>
  runAdmin(command.split(' '), {
    environment: { DATABASE_URL: url, ...environment },
    documents,
    print: line => printed.push(line),
    warn: line => warned.push(line),
  })
const said = () => printed.join('\n')
const findStaff = async (email: string) =>
  (await db.select().from(tables.staff).where(eq(tables.staff.email, email)))[0]

test('every command has a description and help', async () => {
  for (const { name, description } of adminCommands({ environment: {}, print: () => {} }).commands.map(command => ({
    name: command.name(),
    description: command.description(),
  }))) {
    expect(description).not.toBe('')
    expect(await run(`${name} --help`)).toBe(0)
    expect(said()).toContain(`Usage: admin ${name}`)
  }
})

test('every command stands in the table of docs/operations.md, and no other', async () => {
  const text = await readFile(join(root, 'docs', 'operations.md'), 'utf8')
  const [, chapter = ''] = /## Commands\n(.*?)\n## /s.exec(text) ?? []
  const documented = [...chapter.matchAll(/^\| `([a-z-]+(?: [a-z]+)?)/gm)].map(([, name]) => name)
  const commands = adminCommands({ environment: {}, print: () => {} }).commands.flatMap(command =>
    command.commands.length > 0 ? command.commands.map(each => `${command.name()} ${each.name()}`) : [command.name()],
  )
  expect(documented.toSorted()).toEqual(commands.toSorted())
})

test('an unknown command, option or missing argument ends with 2 and says so', async () => {
  for (const wrong of ['migrat', 'migrate --wet-run', 'invite']) expect(await run(wrong)).toBe(2)
  expect(warned.join('\n')).toMatch(/unknown command 'migrat'[\s\S]*Did you mean migrate\?/)
  expect(warned.join('\n')).toContain("missing required argument 'email'")
})

test('problems of the configuration end with 1, each on its line', async () => {
  expect(await run('jobs list', { PORT: 'x', LOG_LEVEL: 'loud' })).toBe(1)
  expect(warned.join('\n').split('\n')).toHaveLength(2)
})

test('a database that does not answer ends with 1 in one line', async () => {
  expect(await run('migrate', { DATABASE_URL: 'postgres://127.0.0.1:9/nothing' })).toBe(1)
  expect(warned).toEqual([expect.stringMatching(/^The database does not answer: /)])
})

test('migrations of a current database are none', async () => {
  expect(await run('migrate --dry-run')).toBe(0)
  expect(said()).toBe('The database has all migrations of this version.')
})

test('a database that lacks a migration is told in one line, and is not started live', async () => {
  const taken = await db.execute<{ hash: string; created_at: string }>(
    sql`delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations) returning hash, created_at`,
  )
  const newest = (await listMigrations()).at(-1)?.tag
  await expect(assertMigrated(db)).rejects.toThrow(/^The database lacks 1 migrations of this version: run .* first\.$/)
  expect(await run('migrate --dry-run')).toBe(0)
  expect(printed).toEqual([newest, '1 migrations are pending; nothing was changed.'])
  expect(await run('invite early@villas.example --permissions all')).toBe(1)
  const [row] = taken.rows
  await db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${row?.hash}, ${row?.created_at})`,
  )
  await assertMigrated(db)
})

test('the first administrator is invited without SQL, and again with a new link', async () => {
  expect(await run('invite Boss@villas.example --permissions all --print-link')).toBe(0)
  const link = /#t=\S+/.exec(said())?.[0]
  expect(link).toBeTruthy()
  expect(await findStaff('boss@villas.example')).toMatchObject({ permissions: [...permissions], leftAt: null })
  expect(await run('invite boss@villas.example --print-link')).toBe(0)
  expect(/#t=\S+/.exec(printed.at(-1) ?? '')?.[0]).not.toBe(link)
  expect(await findStaff('boss@villas.example')).toMatchObject({ permissions: [...permissions] })
  const person = await findStaff('boss@villas.example')
  const entries = await db
    .select()
    .from(tables.staffAuditEntry)
    .where(eq(tables.staffAuditEntry.subjectStaffId, person?.id ?? 0))
  expect(entries.map(({ staffId, action, reason }) => [staffId, action, reason])).toEqual([
    [null, 'invited', 'command line'],
    [null, 'invited', 'command line'],
  ])
})

test('roles are given by key or by name, and stay where none are named; unknown ones change nothing', async () => {
  const rolesOf = async (email: string) => {
    const person = await findStaff(email)
    const held = await db
      .select({ key: tables.staffRole.key, limited: tables.staffRoleHolder.limited })
      .from(tables.staffRoleHolder)
      .innerJoin(tables.staffRole, eq(tables.staffRole.id, tables.staffRoleHolder.roleId))
      .where(eq(tables.staffRoleHolder.staffId, person?.id ?? 0))
    return held.map(({ key, limited }) => `${key} ${limited}`).toSorted()
  }
  await db.insert(tables.staffRole).values({ name: 'Porters', changes: ['bookings'] })
  expect(await run('invite chief@villas.example --roles auditor,porters')).toBe(0)
  expect(await rolesOf('chief@villas.example')).toEqual(['auditor false', 'null false'])
  expect(await run('invite chief@villas.example')).toBe(0)
  expect(await rolesOf('chief@villas.example')).toEqual(['auditor false', 'null false'])
  expect(await run('invite chief@villas.example --roles administrator,emperor')).toBe(1)
  expect(warned[0]).toMatch(/^There is no role emperor\. There are: .*administrator/)
  expect(await rolesOf('chief@villas.example')).toEqual(['auditor false', 'null false'])
})

test('a permission that does not exist changes nothing', async () => {
  expect(await run('invite other@villas.example --permissions bookings,root')).toBe(1)
  expect(warned[0]).toMatch(/^There is no permission root\. There are: bookings, /)
  expect(await findStaff('other@villas.example')).toBeUndefined()
  expect(await run('invite nobody')).toBe(1)
})

test('a second factor is reset, and the sessions of its owner end', async () => {
  const person = await findStaff(demonstrationAccounts.staff)
  await db
    .insert(tables.staffSecondFactor)
    .values({ staffId: person?.id ?? 0, secret: Buffer.from('x'), lastStep: 1 })
    .onConflictDoNothing()
  expect(await run(`reset-second-factor ${demonstrationAccounts.staff}`)).toBe(0)
  const left = await db
    .select()
    .from(tables.staffSecondFactor)
    .where(eq(tables.staffSecondFactor.staffId, person?.id ?? 0))
  expect(left).toEqual([])
  expect(await run('reset-second-factor nobody@villas.example')).toBe(1)
  expect(await run('reset-second-factor')).toBe(1)
})

test('a wrong key is refused in one line until the second factors are reset', async () => {
  const keys = (secretsKey: string) => ({ secretsKey, keyRing: { activeId: 'a', keys: new Map([['a', key(9)]]) } })
  await assertKeys(db, keys(key(1)))
  await assertKeys(db, keys(key(1)))
  await expect(assertKeys(db, keys(key(2)))).rejects.toThrow(/^Configuration: ENCRYPTION_KEY is not the key.*$/)
  expect(await run('reset-second-factor --all')).toBe(0)
  await assertKeys(db, keys(key(2)))
  const other = { activeId: 'b', keys: new Map([['b', key(8)]]) }
  await expect(assertKeys(db, { secretsKey: key(2), keyRing: other })).rejects.toThrow(/lacks the key a/)
  const both = `b:${key(8)},a:${key(9)}`
  expect(await run('rotate-key', { ENCRYPTION_KEY: key(2), ENCRYPTION_KEYS: both })).toBe(0)
  await assertKeys(db, { secretsKey: key(2), keyRing: other })
  await db.delete(tables.keyCheck)
})

test('the first command with a key records it, and one without never does', async () => {
  expect(await run('invite keys@villas.example --permissions all')).toBe(0)
  expect(await run('migrate')).toBe(0)
  expect(await db.select().from(tables.keyCheck)).toEqual([])
  expect(await run('migrate', { ENCRYPTION_KEY: key(1) })).toBe(0)
  expect(await run('invite keys@villas.example', { ENCRYPTION_KEY: key(2) })).toBe(1)
  expect(warned.at(-1)).toMatch(/^ENCRYPTION_KEY is not the key of this database/)
  expect(await run('invite keys@villas.example', { ENCRYPTION_KEY: key(1) })).toBe(0)
  const recorded = await db.select({ key: tables.keyCheck.key }).from(tables.keyCheck)
  expect(recorded.map(each => each.key).toSorted()).toEqual(['column main', 'secrets'])
  await db.delete(tables.keyCheck)
})

test('a lost key of columns is forgotten with what only it can decrypt, a configured one is not', async () => {
  const keys = { ENCRYPTION_KEY: key(1), ENCRYPTION_KEYS: `lost:${key(9)}` }
  const other = { ENCRYPTION_KEY: key(1), ENCRYPTION_KEYS: `new:${key(8)}` }
  expect(await run('invite keys@villas.example', keys)).toBe(0)
  const ring = { activeId: 'lost', keys: new Map([['lost', key(9)]]) }
  const [home] = await db.select({ id: tables.villa.id }).from(tables.villa).limit(1)
  const place = { table: 'villa_access', column: 'details', row: String(home?.id) }
  await db.delete(tables.villaAccess)
  await db.insert(tables.villaAccess).values({ villaId: home?.id ?? 0, details: encryptColumn(ring, '{}', place) })
  expect(await run('forget-key lost', keys)).toBe(1)
  expect(await run('forget-key unknown', other)).toBe(1)
  expect(await run('forget-key lost', other)).toBe(1)
  expect(printed.at(-1)).toBe('villa_access: 1')
  expect(await db.select().from(tables.villaAccess)).toHaveLength(1)
  expect(await run('forget-key lost --yes', other)).toBe(0)
  expect(await db.select().from(tables.villaAccess)).toEqual([])
  await assertKeys(db, { secretsKey: key(1), keyRing: { activeId: 'new', keys: new Map([['new', key(8)]]) } })
  await db.delete(tables.keyCheck)
})

test('personal data of a visitor is exported, and erased on confirmation only', async () => {
  const email = 'ada@villas.example'
  await db
    .insert(tables.application)
    .values({ kind: 'career', language: 'en', email, phone: '+442079460999', name: 'Ada' })
  expect(await run(`export ${email}`)).toBe(0)
  expect(JSON.stringify(JSON.parse(said()))).toContain('Ada')
  printed.length = 0
  expect(await run(`erase ${email}`)).toBe(1)
  expect(printed).toContain('application: 1')
  expect(await run(`erase ${email} --yes`)).toBe(0)
  expect(await db.select().from(tables.application).where(eq(tables.application.email, email))).toEqual([])
  expect(await run(`export ${email}`)).toBe(1)
})

test('jobs are listed, retried, paused and resumed', async () => {
  const id = '8d0c3f0e-5a0b-4a39-9d60-0d9c1f6f7c11'
  await db.execute(
    sql`insert into pgboss.job (id, name, state, retry_limit, retry_count, completed_on) values (${id}, 'send-mail', 'failed', 1, 1, now())`,
  )
  expect(await run('jobs list')).toBe(0)
  expect(said()).toMatch(/send-mail +\d+ +0 +0 +1 /)
  expect(said()).toContain(id)
  expect(await run(`jobs retry ${id}`)).toBe(0)
  const { rows } = await db.execute(sql`select state from pgboss.job where id = ${id}`)
  expect(rows).toEqual([{ state: 'retry' }])
  expect(await run(`jobs retry ${id}`)).toBe(1)
  expect(await run('jobs retry --all-failed')).toBe(0)
  expect(await run('jobs pause send-mail --reason full')).toBe(0)
  expect(await run('jobs list')).toBe(0)
  expect(said()).toMatch(/job send-mail is switched off since .*: full/)
  expect(await run('jobs resume send-mail')).toBe(0)
  expect(printed.at(-1)).toBe('send-mail is switched on.')
  expect(await run('jobs pause no-such-job')).toBe(1)
})

test('a check names all problems and changes nothing', async () => {
  expect(await run('check', { PUBLC_URL: 'https://villas.example' })).toBe(0)
  expect(said()).toMatch(/! PUBLC_URL is unknown and ignored\. Did you mean PUBLIC_URL\?/)
  expect(said()).toMatch(/✓ The database has all migrations/)
  await db.update(tables.page).set({ path: '/away' }).where(eq(tables.page.path, '/privacy-policy'))
  const environment = { SMTP_URL: 'smtp://127.0.0.1:9', RATES_URL: 'http://127.0.0.1:9/rates' }
  printed.length = 0
  expect(await run('check', environment)).toBe(1)
  expect(printed.filter(line => line.startsWith('✗'))).toEqual([
    '✗ The page /privacy-policy does not exist.',
    expect.stringMatching(/^✗ SMTP_URL: the mail server does not let the site log in \(/),
    expect.stringMatching(/^✗ RATES_URL cannot be reached \(/),
  ])
  printed.length = 0
  expect(await run('check', { MODE: 'live', PORT: 'x' })).toBe(1)
  expect(printed.filter(line => line.startsWith('✗')).length).toBeGreaterThan(10)
  expect(await db.select().from(tables.keyCheck)).toEqual([])
})

test('reindexing needs a search provider, which then gets everything', async () => {
  expect(await run('reindex')).toBe(1)
  const search = {
    SEARCH_URL: 'https://search.example',
    SEARCH_APPLICATION: 'A',
    SEARCH_KEY: 'k',
    SEARCH_WRITE_KEY: 'w',
  }
  expect(await run('reindex', search)).toBe(0)
  const { rows } = await db.execute(sql`select data from pgboss.job where name = 'export-search-records'`)
  expect(rows).toEqual([{ data: { all: true } }])
})

test('a check writes to the bucket of pictures, leaves nothing there, and tells why it cannot', async () => {
  const remote = await objectStore()
  await run('check', remote.environment)
  expect(said()).toContain('✓ The bucket of pictures can be read and written.')
  expect(remote.objects.size).toBe(0)
  expect(await run('check', { ...remote.environment, MEDIA_SECRET_KEY: 'guess' })).toBe(1)
  expect(said()).toContain('✗ MEDIA_BUCKET: The media store refuses: AccessDenied')
})

test('a check purges nothing from the cache in front, and tells why it could not', async () => {
  const asked: unknown[] = []
  const cache = createServer((request, response) => {
    asked.push(request.headers['surrogate-key'])
    response.writeHead(request.headers['fastly-key'] === 'right' ? 200 : 401).end()
  })
  await new Promise<void>(listens => cache.listen(0, '127.0.0.1', listens))
  const CDN_PURGE_URL = `http://127.0.0.1:${(cache.address() as AddressInfo).port}/`
  await run('check', { CDN_PURGE_URL, CDN_PURGE_HEADER: 'Fastly-Key: right' })
  expect(said()).toContain('✓ The cache in front of the site can be purged.')
  expect(await run('check', { CDN_PURGE_URL, CDN_PURGE_HEADER: 'Fastly-Key: wrong' })).toBe(1)
  expect(said()).toMatch(/✗ CDN_PURGE_URL: The cache at [\d.:]+ refuses to purge: 401/)
  expect(asked).toEqual(['check', 'check'])
  cache.close()
  expect(await run('check', { CDN_PURGE_URL })).toBe(1)
  expect(said()).toContain('✗ CDN_PURGE_URL: ECONNREFUSED')
})
