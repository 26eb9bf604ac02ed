import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Tour } from '#domain/people/accounts'
import { accessibilityViolations } from '#web/testing/accessibility'
import { stubApi } from '#web/testing/api-stub'
import { renderComponent } from '#web/testing/render-component'
import { TourOffer } from './tour-offer'

const ada = '10000000-0000-4000-8000-000000000001'
const ben = '20000000-0000-4000-8000-000000000002'

let sent: { body: unknown }[] = []
beforeEach(() => {
  localStorage.removeItem('tours-seen')
  sent = stubApi('POST /core/contacts/tours', () => undefined)
})

const show = (contactId = ada, window: 'desktop' | 'phone' = 'desktop', toursSeen: readonly Tour[] = []) =>
  renderComponent(
    <>
      <button type="button" data-tour="menu">
        Menu
      </button>
      <TourOffer contact={{ id: contactId, toursSeen: [...toursSeen], loggedInAsContactAdmin: false }}>
        Welcome.
      </TourOffer>
      <section data-tour="trips">
        <p>Kalami House</p>
      </section>
      <div style={{ display: 'none' }}>
        <a href="/secure/billing" data-tour="billing">
          Billing
        </a>
      </div>
    </>,
    { messages: ['account'], window },
  )

const step = () => page.getByRole('dialog')
const next = () => page.getByRole('button', { name: 'Next' })

test.each(['desktop', 'phone'] as const)(
  'the tour shows the steps whose element is on the page, and ends with its own button: %s',
  async window => {
    await show(ada, window)
    await page.getByRole('button', { name: 'Take the tour' }).click()
    await expect.element(step().getByText('Your dashboard', { exact: true })).toBeVisible()
    await expect.element(step().getByText('Step 1 of 4', { exact: true })).toBeVisible()
    expect(await accessibilityViolations()).toEqual([])
    await expect.element(next()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(step().getByText('Upcoming trips', { exact: true })).toBeVisible()
    await next().click()
    // Its entry is in the closed list: the step points to the button that opens it.
    await expect.element(step().getByText('Billing', { exact: true })).toBeVisible()
    await next().click()
    await expect.element(step().getByText('This tour', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Finish' }).click()
    await expect.poll(() => step().elements()).toEqual([])
    await expect.element(page.getByRole('button', { name: 'Take the tour' })).toHaveFocus()
    expect(page.getByText('New here?').elements()).toEqual([])
  },
)

test('Escape skips the tour, which is not offered again but can be taken', async () => {
  const { unmount } = await show()
  await page.getByRole('button', { name: 'Take the tour' }).click()
  await expect.element(step()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => step().elements()).toEqual([])
  unmount()
  await show()
  await expect.element(page.getByRole('button', { name: 'Take the tour' })).toBeVisible()
  expect(page.getByRole('button', { name: 'No, thank you' }).elements()).toEqual([])
})

test('declining is remembered for this person, not for another', async () => {
  const { unmount } = await show()
  await page.getByRole('button', { name: 'No, thank you' }).click()
  await expect.poll(() => page.getByText(/New here/).elements()).toEqual([])
  unmount()
  await show(ben)
  await expect.element(page.getByText(/New here/)).toBeVisible()
})

test('a tour that was seen in another browser is not offered, and a declined one is remembered for all', async () => {
  const { unmount } = await show(ada, 'desktop', ['dashboard'])
  await expect.element(page.getByRole('button', { name: 'Take the tour' })).toBeVisible()
  expect(page.getByText('New here?').elements()).toEqual([])
  await unmount()
  await show(ben)
  await page.getByRole('button', { name: 'No, thank you' }).click()
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ tour: 'dashboard' }])
})
