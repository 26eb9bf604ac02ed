import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import Newsletter from '#web/templates/newsletter'
import Owner from '#web/templates/owner'
import TravelAgents from '#web/templates/travel-agents'
import WhiteKey from '#web/templates/white-key'
import { accessibilityViolations } from '#web/testing/accessibility'
import { stubApi } from '#web/testing/api-stub'
import { examplePage } from '#web/testing/example-page'
import { renderComponent } from '#web/testing/render-component'
import { windowNames } from '#web/testing/windows'

const countries = [
  { code: 'GB', name: 'United Kingdom', dials: '44' },
  { code: 'GR', name: 'Greece', dials: '30' },
]
const common = { ...examplePage, kind: 'page' as const, parts: [], countries }

const forms: [name: string, button: string, missing: number, content: ReactNode][] = [
  [
    'travel agents',
    'Register the agency',
    6,
    <TravelAgents key="agents" page={{ ...common, template: 'travel-agents', loginPath: '/account' }} />,
  ],
  [
    'introductions',
    'Ask for an introduction',
    5,
    <WhiteKey key="white-key" page={{ ...common, template: 'white-key', manager: null }} />,
  ],
  [
    'the newsletter',
    'Subscribe',
    1,
    <Newsletter
      key="newsletter"
      page={{ ...common, template: 'newsletter', sample: { villa: null, article: null } }}
    />,
  ],
]

test.each(forms)('the form for %s asks for what it needs', async (_, button, missing, content) => {
  await renderComponent(content)
  await page.getByRole('button', { name: button }).click()
  await expect.poll(() => page.getByText('Required', { exact: true }).elements()).toHaveLength(missing)
  expect(await accessibilityViolations()).toEqual([])
})

describe.each(windowNames)('on a %s', window => {
  test('an owner sees missing fields, offers a villa, and is thanked', async () => {
    const sent = stubApi('POST /core/villaowners/offer', () => ({
      applicationId: '0a1b2c3d-0000-4000-8000-000000000001',
    }))
    await renderComponent(<Owner page={{ ...common, template: 'owner' }} />, { window })
    const send = page.getByRole('button', { name: 'Offer the villa' })
    await send.click()
    await expect.poll(() => page.getByText('Required', { exact: true }).elements()).toHaveLength(6)
    await expect.element(page.getByLabelText('Your name')).toHaveFocus()
    expect(await accessibilityViolations()).toEqual([])
    const fill = (label: string | RegExp, value: string) => page.getByLabelText(label).fill(value)
    await fill('Your name', 'Ada Holm')
    await fill('E-mail', 'ada@example.com')
    await fill('Telephone', '020 7946 0999')
    await fill('Where it is', 'Kassiopi, Corfu')
    await page.getByLabelText('Country of the villa').selectOptions('GR')
    await fill(/^What would you tell a friend/, 'The stairs are steep, the figs are free.')
    await send.click()
    const thanks = page.getByRole('heading', { name: 'Thank you, we have received it' })
    await expect.element(thanks).toHaveFocus()
    expect(sent[0]?.body).toMatchObject({ place: 'Kassiopi, Corfu', country: 'GR', lang: 'en' })
    expect(await accessibilityViolations()).toEqual([])
  })
})
