import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { accessibilityViolations } from '#web/testing/accessibility'
import { offline, stubApi } from '#web/testing/api-stub'
import { renderComponent } from '#web/testing/render-component'
import { windowNames } from '#web/testing/windows'
import { EnquiryForm } from './enquiry-form'

const endpoint = 'POST /core/enquiries/enquire'
const data = {
  countries: [
    { code: 'GB', name: 'United Kingdom', dials: '+44' },
    { code: 'GR', name: 'Greece', dials: '+30' },
  ],
  heardAboutUsSources: [
    { id: 1, name: 'A search engine', showOtherTextbox: false, description: '' },
    { id: 2, name: 'Friends or family', showOtherTextbox: true, description: 'Whom may we thank?' },
  ],
  experiences: [{ id: 7, name: 'Corfu coves by wooden boat' }],
}
const sentReply = { enquiryId: '0a1b2c3d-0000-4000-8000-000000000001' }

const field = (label: string) => page.getByLabelText(label, { exact: true })
const send = page.getByRole('button', { name: 'Send the enquiry' })
const thanks = page.getByRole('heading', { name: 'Thank you for your enquiry' })

async function fill() {
  await field('Title').selectOptions('Mrs')
  await field('First name').fill('Ada')
  await field('Last name').fill('Holm')
  await field('E-mail').fill('ada@example.com')
  await field('Telephone').fill('020 7946 0999')
  await field('Address').fill('1 Quay Street')
  await field('Country').selectOptions('GB')
}

describe.each(windowNames)('on a %s', window => {
  test('a visitor sees the missing fields, and sends the enquiry', async () => {
    const sent = stubApi(endpoint, () => sentReply)
    await renderComponent(<EnquiryForm data={data} />, { window })
    const marked = [...document.querySelectorAll('label')].filter(label =>
      getComputedStyle(label, '::after').content.includes('*'),
    )
    expect(marked).toHaveLength(7)
    await send.click()
    await expect.poll(() => page.getByText('Required', { exact: true }).elements()).toHaveLength(7)
    await expect.element(field('Title')).toHaveFocus()
    expect(sent).toEqual([])
    expect(await accessibilityViolations()).toEqual([])
    await fill()
    await send.click()
    await expect.element(thanks).toHaveFocus()
    expect(sent[0]?.body).toMatchObject({ firstName: 'Ada', country: 'GB', lang: 'en' })
    expect(await accessibilityViolations()).toEqual([])
  })
})

test('dates, guests, villas, an experience and a subject of the URL prefill the form', async () => {
  const year = new Date().getFullYear() + 1
  // Its name comes from the shortlist.
  stubApi('GET /core/properties/{id}/lang/{lang}', offline)
  await cookieStore.set('shortlist', encodeURIComponent('1.Kalami House'))
  // Read again, as when another tab has changed it.
  dispatchEvent(new Event('focus'))
  const days = `from=${year}-06-12&to=${year}-06-19`
  await renderComponent(<EnquiryForm data={data} />, {
    at: `/enquiries?${days}&adults=3&children=1&experience=7&subject=car-hire`,
  })
  await expect.element(field('Arrival')).toHaveValue(`${year}-06-12`)
  await expect.element(field('Departure')).toHaveValue(`${year}-06-19`)
  await expect.element(field('Adults')).toHaveValue(3)
  await expect.element(field('Children')).toHaveValue(1)
  await expect.element(field('An experience')).toHaveValue('7')
  await expect.element(page.getByRole('checkbox', { name: 'Kalami House' })).toBeChecked()
  await expect.element(field('Is there anything else we should know?')).toHaveValue('We would like to hire a car.')
})

test('a source that needs details shows a field for them, which a new document keeps', async () => {
  const first = await renderComponent(<EnquiryForm data={data} />)
  await field('How did you hear about us?').selectOptions('A search engine')
  expect(field('Whom may we thank?').elements()).toEqual([])
  await field('How did you hear about us?').selectOptions('Friends or family')
  await field('Whom may we thank?').fill('Uncle Karl')
  first.unmount()
  await renderComponent(<EnquiryForm data={data} />)
  await expect.element(field('Whom may we thank?')).toHaveValue('Uncle Karl')
})

test('nothing is lost when the server is unreachable, and the next press sends it', async () => {
  stubApi(endpoint, offline)
  await renderComponent(<EnquiryForm data={data} />)
  await fill()
  await send.click()
  await expect.element(page.getByText(/^We cannot reach our server/)).toBeVisible()
  await expect.element(field('First name')).toHaveValue('Ada')
  stubApi(endpoint, () => sentReply)
  await send.click()
  await expect.element(thanks).toBeVisible()
})
