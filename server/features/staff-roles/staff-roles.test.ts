import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { ensureSystemRoles } from '#database/seeds/ensure-system-roles'
import * as tables from '#database/tables'
import { permissions } from '#domain/access/actor'
import { systemRoleKeys, systemRoles } from '#domain/access/roles/staff-roles'
import { demonstrationAccounts } from '#domain/demonstration'
import { aColleague, aColleagueWithRole, staffBearer } from '#testing/accounts/staff'
import { testApp } from '#testing/site/app'

const { app, db, get } = await testApp()
type Headers = { authorization: string }

const send = async (method: 'POST' | 'PUT' | 'DELETE', path: string, headers: Headers, payload?: object) => {
  const reply = await app.inject({ method, url: `/api/office/${path}`, headers, ...(payload && { payload }) })
  const body = reply.body ? reply.json() : undefined
  return { status: reply.statusCode, body, code: body?.code }
}
const roles = async (): Promise<
  { id: number; revision: number; key: string | null; name: string; holders: number }[]
> => (await get('/api/office/roles', office)).body.roles
const systemRole = async (key: string) => (await roles()).find(role => role.key === key)?.id ?? 0
const idOf = async (email: string) =>
  (await db.select().from(tables.staff).where(eq(tables.staff.email, email)))[0]?.publicId ?? ''
const placeOf = async (table: 'country' | 'region', slug: string): Promise<number> => {
  const { rows } = await db.execute<{ id: number }>(sql`select id from ${sql.identifier(table)} where slug = ${slug}`)
  return rows[0]?.id ?? 0
}
const lastEntry = async () => {
  const [entry] = (await get('/api/office/entries', office)).body.entries
  return entry
}
const everywhere = (roleId: number) => ({ roleId, limitedTo: null })

let office: Headers
let count = 0
/** A member of staff with a password. */
const member = async (...own: (typeof permissions)[number][]) => {
  const email = await aColleague(db, { email: `member${++count}@example.com`, permissions: own })
  await db.execute(
    sql`update account set password_hash = 'x', password_set_at = app_now(), proven_at = app_now() where staff_id = (select id from staff where email = ${email})`,
  )
  return { email, id: await idOf(email), headers: await staffBearer(db, email) }
}
const addRole = async (role: object) => (await send('POST', 'roles', office, { name: `Role ${++count}`, ...role })).body

beforeEach(async () => {
  office = await staffBearer(db)
})

test('every installation has the system roles, and a new version gives them its permissions', async () => {
  await db.execute(sql`update staff_role set changes = '{}' where key = 'finance'`)
  await Promise.all([ensureSystemRoles(db), ensureSystemRoles(db)])
  const found = (await get('/api/office/roles?lang=de', office)).body
  expect(found.roles.slice(0, systemRoleKeys.length).map(({ key }: { key: string }) => key)).toEqual(systemRoleKeys)
  expect(found.roles.find(({ key }: { key: string }) => key === 'finance').changes).toEqual(systemRoles.finance.changes)
  expect(found.countries.map(({ name }: { name: string }) => name)).toEqual(['Italien', 'Griechenland', 'Frankreich'])
  const [first] = found.roles
  const edit = { revision: first.revision, role: { name: 'Mine', changes: ['accounts'] } }
  expect((await send('PUT', `roles/${first.id}`, office, edit)).code).toBe('not-in-this-state')
  expect((await send('DELETE', `roles/${first.id}?revision=${first.revision}`, office)).code).toBe('not-in-this-state')
})

test('a person has the permissions of all their roles from the next request on', async () => {
  const person = await member()
  const corfu = await placeOf('region', 'corfu')
  const held = [
    everywhere(await systemRole('prices')),
    {
      roleId: await systemRole('reservations'),
      limitedTo: { countries: [await placeOf('country', 'italy')], regions: [corfu] },
    },
    everywhere(await systemRole('auditor')),
  ]
  const changed = await send('POST', `people/${person.id}`, office, { roles: held })
  expect(changed.status).toBe(200)
  expect(changed.body.roles.map(({ key }: { key: string }) => key)).toEqual(['auditor', 'prices', 'reservations'])
  const current = (await get('/api/office/current', person.headers)).body
  expect(current.permissions).toEqual(permissions.filter(one => one !== 'passports'))
  expect(current.readsOnly).toEqual(['payments', 'villas', 'pictures', 'content', 'settings', 'accounts'])
  // The auditor reads everywhere.
  expect(current.limitedTo).toEqual([])
  expect(await lastEntry()).toMatchObject({
    action: 'changed',
    changes: [{ field: 'roles', before: null, after: 'Auditor, Prices and calendars, Reservations (Italy, Corfu)' }],
  })
  await send('POST', `people/${person.id}`, office, { roles: held.slice(1, 2) })
  const limited = (await get('/api/office/current', person.headers)).body
  expect(limited.permissions).toEqual(['bookings', 'contacts'])
  expect(limited.limitedTo.map(({ fr }: { fr: string }) => fr)).toEqual(['Italie', 'Corfou'])
  expect((await get('/api/office/prices?year=2027', person.headers)).status).toBe(404)
})

test('a country stands for its regions, later ones too; a removed region leaves a role without places, not everywhere', async () => {
  const email = await aColleagueWithRole(db, 'islands@example.com', { changes: ['bookings'], countries: ['greece'] })
  const headers = await staffBearer(db, email)
  const find = async () => (await get('/api/office/villas?words=kalami', headers)).body.villas.length
  expect(await find()).toBe(1)
  await db.execute(
    sql`insert into region select (jsonb_populate_record(region, '{"id": 20000, "slug": "new-island"}')).* from region where slug = 'corfu'`,
  )
  await db.execute(sql`update villa set region_id = 20000 where name = 'Kalami House'`)
  const reached = await get('/api/office/calendar?from=2027-01-10&to=2027-02-20&words=kalami', headers)
  expect(reached.body.villas).toHaveLength(1)
  await db.execute(sql`update staff_role_limit set country_id = null, region_id = 20000
    where staff_id = (select id from staff where email = ${email})`)
  await db.execute(
    sql`update villa set region_id = (select id from region where slug = 'corfu') where name = 'Kalami House'`,
  )
  await db.execute(sql`delete from region where id = 20000`)
  const nothing = await get('/api/office/calendar?from=2027-01-10&to=2027-02-20', headers)
  expect(nothing.body.villas).toEqual([])
})

test('roles of the company’s own are added, changed and removed, each with a version', async () => {
  const role = await addRole({ name: 'Night desk', changes: ['bookings'], reads: ['contacts'] })
  expect(role).toMatchObject({ name: 'Night desk', key: null, changes: ['bookings'], reads: ['contacts'], holders: 0 })
  expect((await send('POST', 'roles', office, { name: 'night DESK' })).body.errors).toEqual([
    expect.objectContaining({ field: 'body.name', code: 'taken' }),
  ])
  for (const wrong of [
    { name: '' },
    { name: 'Finance' },
    { name: 'X', changes: ['villas'], reads: ['villas'] },
    { name: 'X', changes: ['everything'] },
  ])
    expect((await send('POST', 'roles', office, wrong)).status).toBe(422)
  const edit = { revision: role.revision, role: { name: 'Night desk', changes: ['bookings', 'contacts'] } }
  const changed = await send('PUT', `roles/${role.id}`, office, edit)
  expect(changed.body).toMatchObject({ changes: ['bookings', 'contacts'], reads: [], revision: role.revision + 1 })
  expect((await send('PUT', `roles/${role.id}`, office, edit)).code).toBe('edited-meanwhile')
  const { versionId } = await lastEntry()
  const shown = (await get(`/api/office/versions/${versionId}`, office)).body
  expect(shown).toMatchObject({ kind: 'role', name: 'Night desk', isRevertible: true })
  expect(
    (await send('POST', `versions/${versionId}/revert`, office, { to: 'undo', latest: shown.latest })).status,
  ).toBe(200)
  const reverted = (await roles()).find(({ id }) => id === role.id)
  expect(reverted).toMatchObject({ changes: ['bookings'], reads: ['contacts'] })
  expect((await send('DELETE', `roles/${role.id}?revision=1`, office)).code).toBe('edited-meanwhile')
  expect((await send('DELETE', `roles/${role.id}?revision=${reverted?.revision}`, office)).status).toBe(204)
  expect((await send('DELETE', `roles/${role.id}?revision=1`, office)).status).toBe(404)
})

test('a role that somebody has is not removed, and nobody changes a role of their own', async () => {
  const role = await addRole({ changes: ['accounts'] })
  const person = await member()
  await send('POST', `people/${person.id}`, office, { roles: [everywhere(role.id)] })
  expect((await send('DELETE', `roles/${role.id}?revision=${role.revision}`, office)).code).toBe('role-in-use')
  const more = { revision: role.revision, role: { name: role.name, changes: [...permissions] } }
  expect((await send('PUT', `roles/${role.id}`, person.headers, more)).code).toBe('not-in-this-state')
  expect((await send('POST', `people/${person.id}`, person.headers, { roles: [] })).code).toBe('not-in-this-state')
})

test('roles and places that do not exist, and limits of what has no region, are refused', async () => {
  const person = await member()
  const villas = await systemRole('villas')
  const italy = [await placeOf('country', 'italy')]
  const limited = (roleId: number, countries: number[], regions: number[] = []) => [
    { roleId, limitedTo: { countries, regions } },
  ]
  for (const wrong of [
    [everywhere(999_999)],
    [everywhere(villas), everywhere(villas)],
    limited(villas, []),
    limited(villas, [999_999]),
    limited(villas, [], [999_999]),
    limited(await systemRole('content'), italy),
    limited(
      villas,
      Array.from({ length: 201 }, (_, i) => i + 1),
    ),
  ])
    expect((await send('POST', `people/${person.id}`, office, { roles: wrong })).status, JSON.stringify(wrong)).toBe(
      422,
    )
  // The administrator's role gives its other permissions where it is limited, but not that of people.
  const administrator = limited(await systemRole('administrator'), italy)
  expect((await send('POST', `people/${person.id}`, office, { roles: administrator })).status).toBe(200)
  const current = (await get('/api/office/current', person.headers)).body
  expect(current.permissions).toEqual(permissions.filter(one => !['content', 'settings', 'accounts'].includes(one)))
  expect((await get('/api/office/people', person.headers)).status).toBe(404)
})

test('an invitation gives roles', async () => {
  const roleId = await systemRole('finance')
  const invited = await send('POST', 'people', office, {
    name: 'Ada',
    email: 'ada@example.com',
    roles: [everywhere(roleId)],
  })
  expect(invited.status).toBe(201)
  expect(invited.body).toMatchObject({ permissions: [], roles: [{ key: 'finance', limitedTo: null }] })
  const people = (await get('/api/office/people', office)).body.people
  expect(people.find(({ id }: { id: string }) => id === invited.body.id)).toEqual(invited.body)
  expect(await roles()).toContainEqual(expect.objectContaining({ key: 'finance', holders: 1 }))
  await send('POST', 'people', office, { name: 'Wrong', email: 'wrong@example.com', roles: [everywhere(999_999)] })
  expect(await idOf('wrong@example.com')).toBe('')
})

test('somebody always manages people, whatever is done to roles, also at once', async () => {
  await db.delete(tables.staffRoleHolder)
  const auditor = [everywhere(await systemRole('auditor'))]
  const first = await addRole({ changes: ['accounts'] })
  const second = await addRole({ changes: ['accounts'] })
  const [one, two] = [await member(), await member()]
  await send('POST', `people/${one.id}`, office, { roles: [everywhere(first.id)] })
  await send('POST', `people/${two.id}`, office, { roles: [everywhere(second.id)] })
  const own = await db.select().from(tables.staff)
  await db.execute(sql`update staff set permissions = '{}' where email not in (${one.email}, ${two.email})`)
  const weaken = (role: { id: number; name: string; revision: number }, headers: Headers) =>
    send('PUT', `roles/${role.id}`, headers, {
      revision: role.revision,
      role: { name: role.name, changes: ['villas'] },
    })
  try {
    // Each removes the other's right, by different ways.
    const both = await Promise.all([
      weaken(first, two.headers),
      send('POST', `people/${two.id}`, one.headers, { roles: [] }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { rows } = await db.execute<{ roles: number[] }>(sql`
      select array_agg(role.id::int) as roles from staff_role_holder held join staff_role role on role.id = held.role_id
      where 'accounts' = any(role.changes) and role.key is null`)
    expect(rows[0]?.roles).toHaveLength(1)
    const rest = rows[0]?.roles[0] === first.id ? one : two
    const other = rest === one ? two : one
    // No other administrator is left. Staff who only read people, or reach them by a limited role, do not count.
    await send('POST', `people/${other.id}`, rest.headers, { roles: auditor })
    const weakened = await send('POST', `people/${rest.id}`, other.headers, { roles: [] })
    expect(weakened.code).toBe('reads-only')
  } finally {
    for (const { id, permissions: kept } of own)
      await db.update(tables.staff).set({ permissions: kept }).where(eq(tables.staff.id, id))
  }
})

test('a limited or reading role does not keep a person as the last administrator', async () => {
  await db.delete(tables.staffRoleHolder)
  const auditor = [everywhere(await systemRole('auditor'))]
  const administrator = await systemRole('administrator')
  const own = await db.select().from(tables.staff)
  const [boss, deputy] = [await member(), await member('accounts')]
  await send('POST', `people/${boss.id}`, office, { roles: [everywhere(administrator)] })
  await db.execute(sql`update staff set permissions = '{}' where email <> ${deputy.email}`)
  await db.execute(
    sql`update account set password_hash = null, password_set_at = null where staff_id = (select id from staff where email = ${deputy.email})`,
  )
  try {
    const countries = [await placeOf('country', 'italy')]
    for (const body of [
      { roles: [{ roleId: administrator, limitedTo: { countries, regions: [] } }] },
      { roles: auditor },
      { roles: [] },
      { left: true },
    ])
      expect((await send('POST', `people/${boss.id}`, deputy.headers, body)).code).toBe('last-administrator')
    expect((await get('/api/office/current', boss.headers)).body.permissions).toEqual(permissions)
  } finally {
    for (const { id, permissions: kept } of own)
      await db.update(tables.staff).set({ permissions: kept }).where(eq(tables.staff.id, id))
  }
})

test('one who leaves has no access by any token, link to a preview or unfinished upload', async () => {
  const person = await member('contacts', 'pictures', 'villas', 'content')
  const contact = await get(`/api/office/current`, person.headers)
  expect(contact.status).toBe(200)
  const [client] = await db
    .select()
    .from(tables.contact)
    .where(eq(tables.contact.email, demonstrationAccounts.leadBooker))
  const seen = await send('POST', 'lookingon', person.headers, {
    contactId: client?.publicId,
    reason: 'They have called us.',
  })
  const asClient = { authorization: `Bearer ${seen.body.token}` }
  expect((await get('/api/core/bookings/9002', asClient)).status).toBe(200)
  const upload = await app.inject({
    method: 'POST',
    url: '/api/office/pictureuploads',
    headers: { ...person.headers, 'tus-resumable': '1.0.0', 'upload-length': '100' },
  })
  expect(upload.statusCode).toBe(201)
  const about = await db.select().from(tables.page).where(eq(tables.page.path, '/about-us'))
  const previews = [
    (await send('POST', 'villas/1/preview', person.headers, { lang: 'en' })).body.path,
    (await send('POST', `content/page/${about[0]?.id}/preview`, person.headers, { language: 'en' })).body.path,
  ]
  const open = async (path: string) => (await get(`/api/cms/pages/bypath?${new URLSearchParams({ path })}`)).status
  for (const path of previews) expect(await open(path), path).toBe(200)
  await send('POST', `people/${person.id}`, office, { left: true })
  expect(await Promise.all(previews.map(open))).toEqual([404, 410])
  expect((await get('/api/office/current', person.headers)).status).toBe(401)
  expect((await get('/api/core/bookings/9002', asClient)).status).toBe(401)
  const rest = await app.inject({
    method: 'PATCH',
    url: `/api/office/pictureuploads/${String(upload.headers.location).split('/').at(-1)}`,
    headers: {
      ...person.headers,
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    payload: Buffer.alloc(100),
  })
  expect(rest.statusCode).toBe(401)
})
