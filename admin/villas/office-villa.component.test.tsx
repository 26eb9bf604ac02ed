import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ChangeScope } from '#admin/permissions/may-change'
import type { OfficeVillaRecord } from '#contract/staff/office-villas'
import { accessibilityViolations } from '#web/testing/accessibility'
import { problem, stubApi } from '#web/testing/api-stub'
import { exampleStaff } from '#web/testing/example-staff'
import { exampleChoices, exampleVilla } from '#web/testing/example-villa'
import { testFailingWrite } from '#web/testing/failing-writes'
import { renderComponent } from '#web/testing/render-component'
import { OfficeVilla } from './office-villa'

const show = (section = '', record: OfficeVillaRecord = exampleVilla) => {
  stubApi('GET /office/villas/{id}', () => record)
  stubApi('GET /office/villas/choices', () => exampleChoices)
  return renderComponent(<OfficeVilla villaId={7} me={exampleStaff} />, {
    at: `/office/villas/7${section && `?section=${section}`}`,
    messages: ['admin', 'account'],
  })
}
const save = page.getByRole('button', { name: 'Save', exact: true })
const changed = (more: Partial<OfficeVillaRecord['villa']>, revision = 4): OfficeVillaRecord => ({
  ...exampleVilla,
  revision,
  villa: { ...exampleVilla.villa, ...more },
  latestVersion: { id: 31, number: 4 },
})
const french = page.getByRole('group', { name: 'Tagline' }).getByLabelText(/^French/)
const english = page.getByRole('group', { name: 'Tagline' }).getByLabelText(/^English/)

beforeEach(() => {
  sessionStorage.clear()
  stubApi('POST /office/viewers', () => ({ others: [{ name: 'Bruno Sala' }] }))
})

test('a draft says what is missing, each with the place where it is mended', async () => {
  await show()
  await expect.element(page.getByRole('heading', { name: /3 things are missing/ })).toBeVisible()
  await expect.element(page.getByText('Bruno Sala has this open as well.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Put on the site' })).toBeDisabled()
  const tagline = page.getByRole('link', { name: 'Tagline (French and German)' })
  await expect.element(tagline).toHaveAttribute('href', '/office/villas/7?section=texts')
  const pages = page.getByRole('navigation', { name: 'Pages of the villa' })
  await expect.element(pages.getByRole('link', { name: 'Prices' })).toHaveAttribute('href', '/office/prices?villa=7')
  await expect.element(page.getByText(/such as 00001234567/)).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})

test('texts stand side by side in three languages, and missing ones are marked', async () => {
  await show('texts')
  await expect.element(english).toHaveValue('By the sea')
  await expect.element(page.getByRole('group', { name: 'Tagline' }).getByLabelText('French missing')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  const sent = stubApi('PUT /office/villas/{id}', () =>
    changed({ tagline: { en: 'By the sea', fr: 'Au bord de la mer' } }),
  )
  await french.fill('Au bord de la mer')
  await save.click()
  await expect
    .poll(() => sent[0]?.body)
    .toMatchObject({
      revision: 3,
      section: 'texts',
      values: { tagline: { en: 'By the sea', fr: 'Au bord de la mer' } },
    })
  const undone = stubApi('POST /office/versions/{id}/revert', () => ({ number: 5 }))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => undone[0]?.body).toEqual({ to: 'undo', latest: 4 })
})

test('fields that only a colleague changed are taken over without a question', async () => {
  await show('texts')
  const theirs = changed({ tagline: { en: 'By the sea', de: 'Am Meer' } })
  const first = stubApi('PUT /office/villas/{id}', ({ body }) =>
    body.revision === 3 ? problem(409, 'edited-meanwhile', { current: theirs }) : changed({}, 5),
  )
  await french.fill('Au bord de la mer')
  await save.click()
  await expect
    .poll(() => first[1]?.body)
    .toMatchObject({
      revision: 4,
      values: { tagline: { en: 'By the sea', de: 'Am Meer', fr: 'Au bord de la mer' } },
    })
})

test('of a field that both changed a person decides, and nothing typed is lost', async () => {
  await show('texts')
  const theirs = changed({ tagline: { en: 'On the cliff' } })
  const sent = stubApi('PUT /office/villas/{id}', ({ body }) =>
    body.revision === 3 ? problem(409, 'edited-meanwhile', { current: theirs }) : changed({}, 5),
  )
  await english.fill('On the beach')
  await save.click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('On the cliff')).toBeVisible()
  await expect.element(dialog.getByText('On the beach')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await dialog.getByRole('button', { name: 'Back to the form' }).click()
  await expect.element(english).toHaveValue('On the beach')
  await save.click()
  await dialog.getByLabelText(/^Saved by the colleague/).click()
  await dialog.getByRole('button', { name: 'Save these values' }).click()
  await expect.poll(() => sent.at(-1)?.body).toMatchObject({ revision: 4, values: { tagline: { en: 'On the cliff' } } })
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a typed draft that survived a reload is compared with what was saved meanwhile', async () => {
  await show('texts')
  await english.fill('On the beach')
  const theirs = changed({ tagline: { en: 'On the cliff' } })
  await show('texts', theirs)
  await expect.element(english.last()).toHaveValue('On the beach')
  const sent = stubApi('PUT /office/villas/{id}', () => problem(409, 'edited-meanwhile', { current: theirs }))
  await save.last().click()
  await expect.element(page.getByRole('dialog').getByText('On the cliff')).toBeVisible()
  expect(sent[0]?.body).toMatchObject({ revision: 3 })
})

test('the owner and the way in are brought together with what a colleague saved', async () => {
  const owner = { name: 'Ada Rossi', email: '', phone: '', note: '', revision: 1 }
  stubApi('GET /office/villas/{id}/owner', () => owner)
  const first = await show('owner')
  const current = { ...owner, phone: '+39 1', note: 'Theirs', revision: 2 }
  const sent = stubApi('PUT /office/villas/{id}/owner', ({ headers, body }) =>
    headers.get('if-match') === '"1"'
      ? problem(412, 'changed-since', { current })
      : { ...current, ...(body as object), revision: 3 },
  )
  await page.getByLabelText('Name').fill('Ada Bianchi')
  await page.getByLabelText(/^Note/).fill('Mine')
  await save.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText(/^Saved by the colleague/).click()
  await dialog.getByRole('button', { name: 'Save these values' }).click()
  await expect.poll(() => sent.at(-1)?.body).toMatchObject({ name: 'Ada Bianchi', phone: '+39 1', note: 'Theirs' })
  await expect.element(page.getByLabelText(/^Note/)).toHaveValue('Theirs')
  first.unmount()
  const empty = { en: '', fr: '', de: '' }
  const access = { directions: empty, handover: empty, codes: '', revision: 1 }
  stubApi('GET /office/villas/{id}/access', () => access)
  await show('access')
  const theirs = { ...access, directions: { ...empty, fr: 'À gauche' }, revision: 2 }
  const saved = stubApi('PUT /office/villas/{id}/access', ({ headers }) =>
    headers.get('if-match') === '"1"' ? problem(412, 'changed-since', { current: theirs }) : { ...theirs, revision: 3 },
  )
  await page.getByLabelText(/^Codes|codes/i).fill('4711')
  await save.click()
  await expect.poll(() => saved.at(-1)?.body).toMatchObject({ codes: '4711', directions: { fr: 'À gauche' } })
})

test('a position is typed or moved on the map by keys, and one outside the region is warned of', async () => {
  await show('facts')
  const pin = page.getByRole('button', { name: /^Pin at/ })
  await expect.element(pin).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  const lat = page.getByLabelText('Latitude')
  await lat.fill('37.1')
  await page.getByLabelText('Longitude').fill('14.9')
  await expect.element(page.getByText(/this lies in Sicily \(Italy\)/)).toBeVisible()
  ;(pin.element() as HTMLElement).focus()
  await expect
    .poll(async () => {
      await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
      return Number((lat.element() as HTMLInputElement).value)
    })
    .toBeGreaterThan(37.1)
  await lat.fill('39.7')
  await page.getByLabelText('Longitude').fill('19.9')
  await expect.element(page.getByText(/this lies/)).not.toBeInTheDocument()
})

test('bedrooms are added, moved and removed', async () => {
  await show('rooms')
  await page.getByRole('button', { name: 'Add a bedroom' }).click()
  await page.getByRole('group', { name: 'Bedroom 2' }).getByLabelText('Beds').selectOptions('Twin room')
  await page.getByRole('button', { name: 'Move up: Bedroom 2' }).click()
  const sent = stubApi('PUT /office/villas/{id}', () => changed({}))
  await save.click()
  await expect
    .poll(() => sent[0]?.body)
    .toMatchObject({
      section: 'rooms',
      values: {
        rooms: [
          { kind: 'twin', floor: 'ground' },
          { kind: 'double', floor: 'first' },
        ],
      },
    })
  expect(await accessibilityViolations()).toEqual([])
})

test('a wrong field is marked before anything is sent', async () => {
  await show()
  const sent = stubApi('PUT /office/villas/{id}', () => changed({}))
  await page.getByLabelText('End of the address').fill('Kalami House')
  await page.getByLabelText('Latitude').fill('139')
  await save.click()
  await expect.element(page.getByText(/such as casa-del-porto/)).toBeVisible()
  expect(sent).toHaveLength(0)
  await userEvent.clear(page.getByLabelText('Latitude'))
  await page.getByLabelText('Latitude').fill('39,5')
  await page.getByLabelText('End of the address').fill('kalami')
  await save.click()
  await expect.poll(() => sent[0]?.body).toMatchObject({ values: { lat: 39.5, slug: 'kalami', exquisite: false } })
})

test('archiving says what stays', async () => {
  await show('', { ...exampleVilla, comingBookings: 2 })
  await page.getByRole('button', { name: 'Archive' }).click()
  await expect.element(page.getByRole('dialog').getByText(/2 bookings that have not ended stay/)).toBeVisible()
  const sent = stubApi('POST /office/villas/{id}/state', () => changed({ archived: true }))
  await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click()
  await expect.poll(() => sent[0]?.body).toEqual({ revision: 3, action: 'archive' })
  await expect.element(page.getByRole('button', { name: 'Take out of the archive' })).toBeVisible()
})

testFailingWrite('a section of a villa', {
  endpoint: 'PUT /office/villas/{id}',
  show: async () => {
    await show('texts')
    await english.fill('On the beach')
  },
  button: () => save,
  kept: () => expect.element(english).toHaveValue('On the beach'),
  reply: () => changed({ tagline: { en: 'On the beach' } }),
  done: () => expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible(),
  field: 'values.tagline.en',
})

test('too many lines, and one that is too long, are named where they are', async () => {
  await show('services')
  const included = page.getByRole('group', { name: 'Included in the price' })
  await included.getByLabelText(/^English/).fill(Array.from({ length: 61 }, (_, i) => `Line ${i}`).join('\n'))
  await save.click()
  await expect.element(included.getByText('At most 60 lines are possible.')).toBeVisible()
  await included.getByLabelText(/^English/).fill(`Towels\n${'x'.repeat(501)}`)
  await save.click()
  await expect.element(included.getByText('Line 2 is too long: at most 500 characters.')).toBeVisible()
  await expect.element(included.getByLabelText(/^English/)).toHaveAttribute('aria-invalid', 'true')
})

test('staff who only read villas see facts, and nothing to change', async () => {
  stubApi('GET /office/villas/{id}', () => exampleVilla)
  stubApi('GET /office/villas/choices', () => exampleChoices)
  const me = { ...exampleStaff, readsOnly: [...exampleStaff.permissions] }
  for (const section of ['facts', 'rooms', 'amenities', 'texts', 'services', 'stay', 'nearby']) {
    const shown = await renderComponent(
      <ChangeScope me={me} permission="villas">
        <OfficeVilla villaId={7} me={me} />
      </ChangeScope>,
      { at: `/office/villas/7?section=${section}`, messages: ['admin', 'account'] },
    )
    await expect.element(page.getByRole('heading', { level: 2, name: /./ }).last()).toBeVisible()
    expect(page.getByRole('button').elements(), section).toEqual([])
    expect(document.querySelectorAll('main :is(input:not([type=hidden]), select, textarea)'), section).toHaveLength(0)
    expect(await accessibilityViolations()).toEqual([])
    shown.unmount()
  }
})
