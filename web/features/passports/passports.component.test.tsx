import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { PassportList as List, PassportGuest } from '#contract/booking/passports'
import type { PageOf } from '#contract/pages'
import { emptyPassport, type PassportDetails } from '#domain/passports/passport'
import { accessibilityViolations } from '#web/testing/accessibility'
import { offline, problem, stubApi } from '#web/testing/api-stub'
import { renderComponent } from '#web/testing/render-component'
import PassportByLink from './passport-by-link'
import { PassportList } from './passport-list'

let rows = 0
const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const aGuest = (details: Partial<PassportDetails> = {}, more: Partial<PassportGuest> = {}): PassportGuest => ({
  ...{ id: idOf(++rows), kind: 'party', revision: 0, isLeadBooker: false, ofGuestLogin: false, guardianId: null },
  ...{ isMinor: false, isAdult: false, readiness: 'empty', archived: false, savedAt: null },
  faults: { sex: 'missing', nationality: 'missing' },
  details: { ...emptyPassport, ...details },
  ...more,
})
const ada = { givenNames: 'Ada', surname: 'Holm' }

const saveCall = 'POST /core/passportdetails/bookingid/{id}'

async function show(guests: PassportGuest[], more: Partial<List> = {}) {
  stubApi('GET /core/passportdetails/bookingid/{id}', () => ({
    ...{ bookingId: 7, reference: 'ABCD-EFGH', arrival: '2027-07-03', departure: '2027-07-10', today: '2027-01-15' },
    ...{ open: true, erasedOn: '2027-08-09', guests },
    ...more,
  }))
  stubApi('GET /core/countries/passport/language/{lang}', () => ({
    countries: [
      { code: 'GB', name: 'United Kingdom' },
      { code: 'IT', name: 'Italy' },
    ],
  }))
  return renderComponent(<PassportList bookingId={7} contactId={`contact ${++rows}`} isGuest={false} />, {
    messages: ['account', 'autosave', 'passports'],
    window: 'phone',
  })
}

/** The row that the server would store. */
const saved = (guest: PassportGuest, details: PassportDetails, more: Partial<PassportGuest> = {}): PassportGuest => ({
  ...guest,
  details,
  ...{ revision: guest.revision + 1, readiness: 'incomplete', savedAt: '2027-01-15T10:00:00.000Z' },
  ...more,
})

test('what is typed is saved after a pause, with the revision on which it is based', async () => {
  const guest = aGuest(ada, { revision: 3 })
  await show([guest])
  const sent = stubApi(saveCall, ({ body }) => saved(guest, body.details as PassportDetails))
  await page.getByLabelText('Document number').fill('AB123456')
  await expect.element(page.getByText(/^Saved at/)).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(sent[0]?.headers.get('if-match')).toBe('"3"')
  expect(sent[0]?.body.details).toMatchObject({ ...ada, documentNumber: 'AB123456' })
  await expect.element(page.getByText('Still missing: Sex and Nationality')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  // Nothing of it is in the browser's storage.
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('AB123456')
})

test('without a connection nothing is lost, and the next attempt saves', async () => {
  const guest = aGuest(ada)
  await show([guest])
  stubApi(saveCall, offline)
  const field = page.getByLabelText('Document number')
  await field.fill('AB123456')
  await expect.element(page.getByText(/^Not saved yet/)).toBeVisible()
  await expect.element(field).toHaveValue('AB123456')
  stubApi(saveCall, ({ body }) => saved(guest, body.details as PassportDetails))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText(/^Saved at/)).toBeVisible()
})

test('an edit survives that the page is taken away before it is saved, as at the end of a session', async () => {
  const guest = aGuest(ada)
  const { unmount } = await show([guest])
  stubApi(saveCall, () => problem(401, 'session-ended'))
  await page.getByLabelText('Document number').fill('AB123456')
  unmount()
  await show([guest])
  stubApi(saveCall, ({ body }) => saved(guest, body.details as PassportDetails))
  await expect.element(page.getByLabelText('Document number')).toHaveValue('AB123456')
})

test('two editors: other fields are merged, and a field that both changed is a choice', async () => {
  const guest = aGuest({ ...ada, documentNumber: 'OLD1' }, { revision: 1 })
  await show([guest])
  const current = saved(guest, { ...guest.details, documentNumber: 'THEIRS2', birthPlace: 'Leeds' })
  const sent = stubApi(saveCall, ({ body, headers }) =>
    headers.get('if-match') === '"1"'
      ? problem(412, 'changed-since', { current })
      : saved(current, body.details as PassportDetails),
  )
  await page.getByLabelText('Document number').fill('MINE3')
  await expect.element(page.getByRole('alert').filter({ hasText: 'Someone else has changed' })).toBeVisible()
  await expect.element(page.getByLabelText('Place of birth')).toHaveValue('Leeds')
  expect(await accessibilityViolations()).toEqual([])
  await page.getByLabelText('Entered meanwhile: THEIRS2').click()
  await page.getByRole('button', { name: 'Save this choice' }).click()
  await expect.element(page.getByLabelText('Document number')).toHaveValue('THEIRS2')
  // Nothing is left to save.
  expect(sent).toHaveLength(1)
  await page.getByLabelText('Document number').fill('MINE4')
  await expect.poll(() => sent.at(-1)?.headers.get('if-match')).toBe('"2"')
})

test('without the list of countries their fields take any text', async () => {
  const guest = aGuest(ada)
  stubApi('GET /core/passportdetails/bookingid/{id}', () => ({
    ...{ bookingId: 7, reference: 'ABCD-EFGH', arrival: '2027-07-03', departure: '2027-07-10', today: '2027-01-15' },
    ...{ open: true, erasedOn: '2027-08-09', guests: [guest] },
  }))
  stubApi('GET /core/countries/passport/language/{lang}', () => problem(503, 'unavailable'))
  await renderComponent(<PassportList bookingId={7} contactId="de" isGuest={false} />, {
    language: 'de',
    messages: ['account', 'autosave', 'passports'],
  })
  const sent = stubApi(saveCall, ({ body }) => saved(guest, body.details as PassportDetails))
  const field = page.getByRole('textbox', { name: 'Staatsangehörigkeit' })
  await expect.element(field).toBeVisible()
  await field.fill('Germany')
  await expect.poll(() => sent.at(-1)?.body.details).toMatchObject({ nationality: 'Germany' })
})

test('a birth in Italy asks for province and commune, by their codes', async () => {
  const guest = aGuest({ ...ada, birthDate: '1985-03-09' })
  await show([guest])
  stubApi('GET /core/passportdetails/italyprovinces', () => ({ provinces: [{ code: 'RM', name: 'Roma' }] }))
  stubApi('GET /core/passportdetails/italyprovinces/{code}/communes', () => ({
    communes: [
      { code: '412058091', name: 'Roma', endedOn: null },
      { code: '412058999', name: 'Romola', endedOn: '1940-01-01' },
    ],
  }))
  const sent = stubApi(saveCall, ({ body }) => saved(guest, body.details as PassportDetails))
  await page.getByLabelText('Country of birth').selectOptions('IT')
  await page.getByLabelText('Province').selectOptions('RM')
  const commune = page.getByRole('combobox', { name: 'Commune' })
  await commune.fill('Rom')
  await expect.element(page.getByText('Please choose a commune from the list.')).toBeVisible()
  // A commune that had ceased to exist before the birth is not offered.
  expect([...document.querySelectorAll('datalist option')].map(one => (one as HTMLOptionElement).value)).toEqual([
    'Roma',
  ])
  await commune.fill('roma')
  await expect.poll(() => sent.at(-1)?.body.details).toMatchObject({ birthProvince: 'RM', birthCommune: '412058091' })
})

test('a commune that was typed before the list had loaded is found in it', async () => {
  const guest = aGuest(ada)
  await show([guest])
  const loaded = Promise.withResolvers<void>()
  stubApi('GET /core/passportdetails/italyprovinces', () => ({ provinces: [{ code: 'RM', name: 'Roma' }] }))
  stubApi('GET /core/passportdetails/italyprovinces/{code}/communes', async () => {
    await loaded.promise
    return { communes: [{ code: '412058091', name: 'Roma', endedOn: null }] }
  })
  const sent = stubApi(saveCall, ({ body }) => saved(guest, body.details as PassportDetails))
  await page.getByLabelText('Country of birth').selectOptions('IT')
  await page.getByLabelText('Province').selectOptions('RM')
  await page.getByRole('combobox', { name: 'Commune' }).fill('Roma')
  loaded.resolve()
  await expect.poll(() => sent.at(-1)?.body.details).toMatchObject({ birthCommune: '412058091' })
})

test('a minor names an adult of the booking', async () => {
  const adult = aGuest(ada, { isAdult: true, readiness: 'ready', faults: {} })
  const child = aGuest(
    { givenNames: 'Bo' },
    { isMinor: true, faults: { guardian: 'missing' }, readiness: 'incomplete' },
  )
  await show([adult, child])
  await expect.element(page.getByText('Complete: 1 of 2 guests')).toBeVisible()
  const sent = stubApi(saveCall, ({ body }) => saved(child, body.details as PassportDetails, { guardianId: adult.id }))
  await page.getByLabelText('Adult who travels with this guest').selectOptions('Ada Holm')
  await expect.poll(() => sent.at(-1)?.body.guardianId).toBe(adult.id)
})

test('a row is added once however often the button is pressed, and a guest who does not travel comes back', async () => {
  const guest = aGuest(ada)
  await show([guest])
  const extra = aGuest({}, { kind: 'extra', revision: 1 })
  const added = stubApi('POST /core/passportdetails/bookingid/{id}/addextrarow', () => extra)
  await userEvent.dblClick(page.getByRole('button', { name: 'Add a guest' }))
  await expect.element(page.getByText('Guest 2', { exact: true }).first()).toBeVisible()
  expect(new Set(added.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
  let revision = 0
  const archived = stubApi('POST /core/passportdetails/guestid/{id}/archive', ({ body }) => ({
    ...guest,
    revision: ++revision,
    archived: body.archived ?? true,
  }))
  stubApi('GET /core/passportdetails/bookingid/{id}', () => problem(503, 'unavailable'))
  await page.getByRole('button', { name: 'This guest does not travel' }).first().click()
  await page.getByRole('button', { name: 'Ada Holm travels after all' }).click()
  await expect.poll(() => archived.map(({ body }) => body.archived)).toEqual([true, false])
  await expect.element(page.getByRole('heading', { name: 'Not travelling' })).not.toBeInTheDocument()
})

test('the machine-readable lines of a document fill in the form, and are read on the device', async () => {
  const guest = aGuest()
  await show([guest])
  const sent = stubApi(saveCall, ({ body }) => saved(guest, body.details as PassportDetails))
  await page.getByText('Fill in from the document’s machine-readable lines').click()
  const lines = page.getByLabelText('Machine-readable lines')
  await lines.fill('P<UTO')
  await page.getByRole('button', { name: 'Read these lines' }).click()
  await expect.element(page.getByText(/^These lines could not be read/)).toBeVisible()
  await lines.fill('P<GBRERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36GBR7408122F1204159ZE184226B<<<<<10')
  await page.getByRole('button', { name: 'Read these lines' }).click()
  await expect.element(page.getByLabelText('Surname')).toHaveValue('Eriksson')
  await expect.poll(() => sent.at(-1)?.body.details).toMatchObject({ documentNumber: 'L898902C3', nationality: 'GBR' })
  expect(await accessibilityViolations()).toEqual([])
})

test('a private link for a guest is created once, and shown to be sent', async () => {
  const lead = aGuest(ada, { isLeadBooker: true, readiness: 'ready', faults: {} })
  await show([lead, aGuest()])
  const made = stubApi('POST /core/passportdetails/guestid/{id}/link', () => ({
    address: 'https://villas.example/secure/passport-by-link#secret',
    expiresAt: '2027-07-11T00:00:00.000Z',
  }))
  await userEvent.dblClick(page.getByRole('button', { name: 'Let this guest fill in the details' }))
  await expect
    .element(page.getByLabelText('Private link'))
    .toHaveValue('https://villas.example/secure/passport-by-link#secret')
  expect(made).toHaveLength(1)
  expect(await accessibilityViolations()).toEqual([])
})

const byLink = { heading1: 'Your passport details' } as PageOf<'own'>

test('the holder of a private link fills in one row, and is told when the link is over', async () => {
  const guest = aGuest({ surname: 'Weiß' }, { revision: 2 })
  sessionStorage.setItem('passport-link', 's'.repeat(43))
  stubApi('GET /core/countries/passport/language/{lang}', () => ({ countries: [{ code: 'DE', name: 'Germany' }] }))
  stubApi('POST /core/passportdetails/bylink/show', () => ({
    ...{ bookingId: 7, reference: '', arrival: '2027-07-03', departure: '2027-07-10', today: '2027-01-15' },
    ...{ open: true, erasedOn: '2027-08-09', guests: [guest] },
  }))
  const sent = stubApi('POST /core/passportdetails/bylink', ({ body }) => saved(guest, body.details as PassportDetails))
  const messages = ['account', 'autosave', 'passports'] as const
  await renderComponent(<PassportByLink page={byLink} />, { messages, window: 'phone' })
  await page.getByLabelText('Given names').fill('Jonas')
  await expect.element(page.getByText(/^Saved at/)).toBeVisible()
  expect(sent[0]?.headers.get('if-match')).toBe('"2"')
  expect(sent[0]?.body).toMatchObject({ secret: 's'.repeat(43), details: { givenNames: 'Jonas', surname: 'Weiß' } })
  expect(await accessibilityViolations()).toEqual([])
  sessionStorage.setItem('passport-link', 'o'.repeat(43))
  stubApi('POST /core/passportdetails/bylink/show', () => problem(410, 'link-over'))
  await renderComponent(<PassportByLink page={byLink} />, { messages })
  await expect.element(page.getByText(/^This link has expired or was replaced/)).toBeVisible()
})
