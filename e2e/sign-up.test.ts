import { describe, expect, test } from 'vitest'
import { bookWithoutAccount, linkOf, refusals, someone } from './accounts.ts'
import { accessibilityFaults, address, eachWidth, focused, placeOf, widths, withBrowser } from './browser.ts'

const { visit } = withBrowser()

describe.each(eachWidth)('on a %s', (_, viewport) => {
  test('a visitor signs up, is told what is missing, and confirms the address', async () => {
    const { email, password, firstname, lastname } = someone()
    const page = await visit('/account', { viewport, allow: refusals })
    await page.getByRole('button', { name: 'Create an Account' }).click()
    await page.getByRole('heading', { name: 'Create an Account' }).waitFor()
    expect(await page.getByLabel('First name').count()).toBe(0)
    await page.getByRole('button', { name: 'Sign up with email' }).click()
    await page.getByRole('heading', { name: 'Add your details' }).waitFor()
    expect(await focused(page)).toBe('Add your details')
    expect(await accessibilityFaults(page)).toEqual([])

    await page.getByRole('button', { name: 'Sign up', exact: true }).click()
    const said = page.getByRole('alert').filter({ hasText: 'required' })
    await expect
      .poll(() => said.textContent())
      .toBe('The First name, Last name, Email, Password fields are all required.\nPlease agree to the Terms of Use.')
    await page.getByLabel('First name').fill(firstname)
    await page.getByLabel('Last name').fill(lastname)
    await page.getByLabel('Email', { exact: true }).fill('ada at example')
    await page.getByLabel('Password', { exact: true }).fill('nodigits')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Sign up', exact: true }).click()
    await page.getByText('The Email field must be a valid email.').waitFor()
    await page.getByText('Your password does not meet the security requirements stated above.').waitFor()

    // Whoever looks at the log-in finds what they typed when they are back.
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByRole('button', { name: 'Create an Account' }).click()
    await page.getByRole('button', { name: 'Sign up with email' }).click()
    expect(await page.getByLabel('Last name').inputValue()).toBe(lastname)
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('checkbox').check()
    const signed = page.evaluate(
      () =>
        new Promise(resolve =>
          document.addEventListener('user-signed', event => resolve((event as CustomEvent).detail.contactId)),
        ),
    )
    await page.getByRole('button', { name: 'Sign up', exact: true }).click()
    expect(await signed).toMatch(/^[0-9a-f-]{36}$/)
    await page.getByText(`Please confirm ${email}`).waitFor()
    expect(placeOf(page)).toBe('/account')
    expect(await accessibilityFaults(page)).toEqual([])

    await page.goto(address(await linkOf(page, email, 'Please confirm your address')))
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    expect(placeOf(page)).toBe('/secure')
    await page.getByText(`Welcome, ${firstname}.`).waitFor()
    expect(await page.getByText(`Please confirm ${email}`).count()).toBe(0)
  })
})

test('an address that has an account is told so, until something else is typed', async () => {
  const page = await visit('/secure/login', { allow: refusals })
  await page.getByRole('button', { name: 'Create an Account' }).click()
  await page.getByRole('button', { name: 'Sign up with email' }).click()
  await page.getByLabel('First name').fill('Eleanor')
  await page.getByLabel('Last name').fill('Hartley')
  await page.getByLabel('Email', { exact: true }).fill('lead@example.com')
  await page.getByLabel('Password', { exact: true }).fill('Tramontana7')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  const known = page.getByText('It appears that this email address is already registered.')
  await known.waitFor()
  await page.getByLabel('Last name').press('End')
  await page.getByLabel('Last name').press('x')
  await expect.poll(() => known.count()).toBe(0)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('heading', { level: 2, name: 'Log in' }).waitFor()
})

test('who has booked without an account completes the registration by the link, and finds the booking', async () => {
  const { email, password } = someone()
  const reference = await bookWithoutAccount(email, 41)
  const page = await visit('/secure/complete-registration', { allow: refusals, viewport: widths.phone })
  await page.getByText('This link has expired or is invalid.').waitFor()
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Send me another link' }).click()
  await page.getByText('Please open the e-mail that we have just sent you.').waitFor()

  await page.goto(address(await linkOf(page, email, 'Complete your registration')))
  await page.getByText(`The account will be that of ${email}.`).waitFor()
  expect(placeOf(page)).toMatch(/^\/secure\/complete-registration\?bookingid=\d+$/)
  const booked = page.getByText(`Booking ${reference}`)
  await booked.waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Ferrante')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Complete my registration' }).click()
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  // Who has opened a letter need not confirm the address.
  expect(await page.getByText(`Please confirm ${email}`).count()).toBe(0)
})
