import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { accessibilityViolations } from '#web/testing/accessibility'
import { problem, stubApi } from '#web/testing/api-stub'
import { renderComponent } from '#web/testing/render-component'
import { CallBackForm } from './public'

const endpoint = 'POST /core/callbacks'
const times = ['2027-01-18T09:00:00.000Z', '2027-01-18T09:30:00.000Z', '2027-01-19T15:00:00.000Z']
const field = (label: string) => page.getByLabelText(label, { exact: true })
const send = page.getByRole('button', { name: 'Call me at this time' })
const optionsOf = (label: string) => [...(field(label).element() as HTMLSelectElement).options].map(({ text }) => text)

const show = () =>
  renderComponent(<CallBackForm countries={[{ code: 'GB', name: 'United Kingdom', dials: '+44' }]} />, {
    at: '/contact',
  })

async function fill() {
  await expect.poll(() => optionsOf('Time')).toEqual(['09:00', '09:30'])
  await field('Day').selectOptions('2027-01-19')
  await field('Your name').fill('Ada Holm')
  await field('E-mail').fill('ada@example.com')
  await field('Telephone').fill('020 7946 0999')
}

beforeEach(() => {
  stubApi('GET /core/callbacks/times', () => ({ times }))
})

test('a visitor chooses a day and a time in their own time zone, and sees when we call', async () => {
  const callBackId = '00000000-0000-4000-8000-000000000001'
  const sent = stubApi(endpoint, ({ body }) => ({ callBackId, startsAt: body.startsAt }))
  await show()
  await expect.element(page.getByText('Times are in London time.', { exact: false })).toBeVisible()
  await fill()
  expect(optionsOf('Time')).toEqual(['15:00'])
  expect(await accessibilityViolations()).toEqual([])
  await send.click()
  await expect.element(page.getByRole('heading', { name: 'We will call you' })).toHaveFocus()
  expect(sent.map(({ body }) => body)).toMatchObject([
    { startsAt: times[2], timezone: 'Europe/London', name: 'Ada Holm', lang: 'en' },
  ])
  expect(sent[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/)
})

test('one call for a number is enough: the visitor is told so, and keeps the typed values', async () => {
  stubApi(endpoint, () => problem(409, 'call-arranged'))
  await show()
  await fill()
  await send.click()
  await expect.element(page.getByText('We already have a call arranged', { exact: false })).toBeVisible()
  await expect.element(field('Your name')).toHaveValue('Ada Holm')
})

test('an unavailable time shows an error at its field, the others are requested again, and nothing is lost', async () => {
  stubApi(endpoint, () => problem(422, 'invalid-input', { errors: [{ field: 'body.startsAt', code: 'taken' }] }))
  await show()
  await fill()
  stubApi('GET /core/callbacks/times', () => ({ times: times.slice(0, 2) }))
  await send.click()
  await expect.element(page.getByText('This has just been taken. Please choose another.')).toBeVisible()
  await expect.element(field('Time')).toHaveFocus()
  await expect.poll(() => optionsOf('Time')).toEqual(['09:00', '09:30'])
  await expect.element(field('Your name')).toHaveValue('Ada Holm')
  expect(await accessibilityViolations()).toEqual([])
})
