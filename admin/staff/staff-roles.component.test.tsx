import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { StaffRoles } from '#contract/staff/office-roles'
import type { StaffMember } from '#contract/staff/staff'
import { accessFields, accessOfMember } from '#domain/access/roles/staff-role-fields'
import { draftKey, tabStore } from '#web/lib/storage/web-storage'
import { accessibilityViolations } from '#web/testing/accessibility'
import { problem, stubApi } from '#web/testing/api-stub'
import { exampleStaff } from '#web/testing/example-staff'
import { renderComponent } from '#web/testing/render-component'
import { StaffList } from './staff-list'

const name = (text: string) => ({ en: text, fr: text, de: text })
const roles: StaffRoles = {
  roles: [
    { id: 1, revision: 1, name: 'Content', key: 'content', changes: ['content'], reads: [], holders: 0 },
    {
      id: 2,
      revision: 1,
      name: 'Reservations',
      key: 'reservations',
      changes: ['bookings', 'contacts'],
      reads: [],
      holders: 1,
    },
    { id: 9, revision: 3, name: 'Night desk', key: null, changes: ['bookings'], reads: ['payments'], holders: 0 },
  ],
  countries: [
    { id: 1, name: 'Italy', regions: [{ id: 11, name: 'Tuscany' }] },
    { id: 2, name: 'Greece', regions: [{ id: 21, name: 'Corfu' }] },
  ],
}
const ada: StaffMember = {
  ...{ id: '00000000-0000-4000-8000-00000000000b', email: 'ada@example.com', name: 'Ada Rossi', permissions: [] },
  ...{ left: false, hasPassword: true, hasSecondFactor: true },
  roles: [
    {
      ...{ roleId: 2, name: 'Reservations', key: 'reservations' },
      limitedTo: { countries: [{ id: 1, name: name('Italy') }], regions: [{ id: 21, name: name('Corfu') }] },
    },
  ],
}

const show = (query = '', person = ada) => {
  stubApi('GET /office/people', () => ({ people: [person] }))
  stubApi('GET /office/roles', () => roles)
  return renderComponent(<StaffList me={exampleStaff} />, {
    at: `/office/people${query}`,
    messages: ['admin', 'account'],
  })
}

test('people are listed with their roles and where they hold', async () => {
  await show()
  await expect.element(page.getByText('Reservations: Italy, Corfu')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})

test('a role is ticked and limited; a limit without a place is refused, and what was chosen stays', async () => {
  await show()
  const sent = stubApi('POST /office/people/{id}', () => ada)
  await page.getByRole('button', { name: 'Change: Ada Rossi' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('checkbox', { name: /All of Italy/ }).first()).toBeChecked()
  await dialog.getByRole('checkbox', { name: /^Night desk/ }).click()
  const where = dialog.getByRole('group', { name: 'Night desk: where?' })
  await where.getByRole('radio', { name: /Only in some/ }).click()
  expect(await accessibilityViolations()).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(where.getByText(/Choose a country/)).toBeVisible()
  expect(sent).toEqual([])
  await where.getByRole('checkbox', { name: /All of Greece/ }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toEqual([
      {
        name: 'Ada Rossi',
        permissions: [],
        roles: [
          { roleId: 2, limitedTo: { countries: [1], regions: [21] } },
          { roleId: 9, limitedTo: { countries: [2], regions: [] } },
        ],
        expected: {
          ...{ name: 'Ada Rossi', permissions: [] },
          roles: [{ roleId: 2, limitedTo: { countries: [1], regions: [21] } }],
        },
      },
    ])
})

test('a draft of a person belongs to the roles on which it was written; what changed since is not undone by it', async () => {
  // It adds the night desk to the reservations.
  const fields = accessFields(accessOfMember(ada))
  const draft = {
    ...{ name: 'Ada Rossi', role: ['r2', 'r9'], 'where.r2': 'limited', 'country.r2': '1', 'region.r2': '21' },
    ...{ 'where.r9': 'everywhere', base: JSON.stringify({ revision: fields, fields }) },
  }
  tabStore.write(draftKey(`office person ${ada.id}`), JSON.stringify(draft))
  // A colleague has taken the reservations away since, and renamed her.
  const since: StaffMember = { ...ada, name: 'Ada Bianchi', roles: [] }
  await show('', since)
  await page.getByRole('button', { name: 'Change: Ada Bianchi' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('checkbox', { name: /^Night desk/ })).toBeChecked()
  const isNow = (expected: unknown) => JSON.stringify(expected).includes('Bianchi')
  const sent = stubApi('POST /office/people/{id}', ({ body }) =>
    isNow((body as { expected: unknown }).expected) ? since : problem(409, 'edited-meanwhile', { current: since }),
  )
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => sent.at(-1)?.body)
    .toMatchObject({ name: 'Ada Bianchi', roles: [{ roleId: 9, limitedTo: null }] })
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([])
})

test('where both changed the same role of a person, the second one chooses', async () => {
  await show()
  const italy = { countries: [{ id: 1, name: name('Italy') }], regions: [] }
  const theirs: StaffMember = {
    ...ada,
    roles: [{ roleId: 2, name: 'Reservations', key: 'reservations', limitedTo: italy }],
  }
  const sent = stubApi('POST /office/people/{id}', () => problem(409, 'edited-meanwhile', { current: theirs }))
  await page.getByRole('button', { name: 'Change: Ada Rossi' }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('checkbox', { name: /All of Greece/ })
    .first()
    .click()
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(page.getByRole('radio', { name: /Italy, Greece, Corfu/ })).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await page.getByRole('radio', { name: /theirs|colleague/i }).click()
  const saved = stubApi('POST /office/people/{id}', () => theirs)
  await page.getByRole('button', { name: 'Save these values' }).click()
  await expect
    .poll(() => saved[0]?.body)
    .toMatchObject({ roles: [{ roleId: 2, limitedTo: { countries: [1], regions: [] } }] })
  expect(sent).toHaveLength(1)
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([])
})

test('a role that belongs to no region has no limit, and single permissions stay beside the roles', async () => {
  await show()
  const sent = stubApi('POST /office/people', () => ada)
  await page.getByRole('button', { name: 'Invite a colleague' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Name').fill('Bea')
  await dialog.getByLabelText('E-mail').fill('bea@example.com')
  await dialog
    .getByRole('checkbox', { name: /^Content/ })
    .first()
    .click()
  await expect.element(dialog.getByRole('group', { name: 'Content: where?' })).not.toBeInTheDocument()
  await dialog.getByText('Single permissions').click()
  await dialog.getByRole('checkbox', { name: /^Passports/ }).click()
  await dialog.getByRole('button', { name: 'Send the invitation' }).click()
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toEqual([
      { name: 'Bea', email: 'bea@example.com', permissions: ['passports'], roles: [{ roleId: 1, limitedTo: null }] },
    ])
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([])
})

test('roles are explained in words; only the company’s own are changed, and a refusal keeps what was typed', async () => {
  await show('?state=roles')
  await expect.element(page.getByText('Changes: Bookings. Only reads: Payments.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Change: Reservations' })).not.toBeInTheDocument()
  expect(await accessibilityViolations()).toEqual([])
  const sent = stubApi('PUT /office/roles/{id}', () => problem(409, 'last-administrator'))
  await page.getByRole('button', { name: 'Change: Night desk' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByLabelText('Payments')).toHaveValue('reads')
  await dialog.getByLabelText('Villas').selectOptions('changes')
  await dialog.getByLabelText('Payments').selectOptions('')
  expect(await accessibilityViolations()).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByText(/Nobody could manage people/)).toBeVisible()
  await expect.element(dialog.getByLabelText('Villas')).toHaveValue('changes')
  expect(sent.map(({ body }) => body)).toEqual([
    { revision: 3, role: { name: 'Night desk', changes: ['bookings', 'villas'], reads: [] } },
  ])
})

test('two edits of a role are brought together; what both changed is chosen', async () => {
  await show('?state=roles')
  const current: StaffRoles['roles'][number] = {
    ...{ id: 9, revision: 4, name: 'Night desk', key: null, holders: 0 },
    ...{ reads: ['payments', 'content'], changes: ['bookings', 'villas'] },
  }
  const sent = stubApi('PUT /office/roles/{id}', ({ body }) =>
    body.revision === 4 ? { ...current, name: 'Night' } : problem(409, 'edited-meanwhile', { current }),
  )
  await page.getByRole('button', { name: 'Change: Night desk' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Pictures').selectOptions('reads')
  await dialog.getByLabelText('Villas').selectOptions('reads')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('radio').first().click()
  await page.getByRole('button', { name: 'Save these values' }).click()
  await expect
    .poll(() => sent.at(-1)?.body)
    .toEqual({
      revision: 4,
      role: { name: 'Night desk', changes: ['bookings', 'villas'], reads: ['payments', 'pictures', 'content'] },
    })
})

test('a role in use is not removed, and the reason is given', async () => {
  await show('?state=roles')
  stubApi('DELETE /office/roles/{id}', () => problem(409, 'role-in-use'))
  await page.getByRole('button', { name: 'Change: Night desk' }).click()
  await page.getByRole('button', { name: 'Remove this role' }).click()
  await page.getByRole('button', { name: 'Remove this role' }).click()
  await expect.element(page.getByText(/People still have this role/)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('Night desk')).toBeVisible()
})
