import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PoliceRegister } from '#admin/register/police-register'
import { InviteStaff } from '#admin/staff/invite-staff'
import { accessibilityViolations } from '#web/testing/accessibility'
import { problem, stubApi } from '#web/testing/api-stub'
import { exampleStaff } from '#web/testing/example-staff'
import { renderComponent } from '#web/testing/render-component'
import { ConfirmIdentity } from './confirm-identity'

const needed = () => problem(403, 'second-factor-needed')
const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
const code = dialog.getByLabelText('Code', { exact: true })
const email = 'bruno@example.com'

/** An invitation that is typed and sent, on a server that requires the second factor first. */
async function invite() {
  let isProven = false
  const proofs = stubApi('POST /office/secondfactor', ({ body }) => {
    if (body.code === '000000')
      return problem(422, 'invalid-input', { errors: [{ field: 'body.code', code: 'invalid', detail: '' }] })
    isProven = true
    return undefined
  })
  const invited = stubApi('POST /office/people', () =>
    isProven ? { ...exampleStaff, email, roles: [], hasPassword: false, hasSecondFactor: false } : needed(),
  )
  const closed: boolean[] = []
  await renderComponent(
    <>
      <InviteStaff roles={{ roles: [], countries: [] }} onClose={changed => closed.push(changed)} />
      <ConfirmIdentity />
    </>,
    { messages: ['admin', 'account'] },
  )
  await page.getByLabelText('Name').fill('Bruno Sala')
  await page.getByLabelText('E-mail').fill(email)
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect.element(dialog).toBeVisible()
  return { proofs, invited, closed }
}

test('a form waits for the code, which the keyboard can enter, and is sent again with the same key', async () => {
  const { proofs, invited, closed } = await invite()
  await expect.element(code).toHaveFocus()
  expect(await accessibilityViolations()).toEqual([])
  await userEvent.keyboard('000000{Enter}')
  await expect.element(dialog.getByText('This code is not correct.', { exact: false })).toBeVisible()
  await expect.element(code).toHaveFocus()
  await code.fill('123456')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => closed).toEqual([true])
  expect(proofs.map(({ body }) => body.code)).toEqual(['000000', '123456'])
  const keys = invited.map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toEqual([keys[0], keys[0]])
  expect(keys[0]).toBeTruthy()
})

test('cancelling returns to the form with its text and a message', async () => {
  const { invited, closed } = await invite()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('Not confirmed: nothing was changed', { exact: false })).toBeVisible()
  await expect.element(page.getByLabelText('Name')).toHaveValue('Bruno Sala')
  expect([invited.length, closed]).toEqual([1, []])
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await dialog.getByRole('button', { name: 'I do not have my authenticator app' }).click()
  await dialog.getByLabelText('Recovery code').fill('abcd-efgh-ijkl-mnop')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect.poll(() => closed).toEqual([true])
})

test('a list that needs the code is loaded after it; cancelled, it offers to try again', async () => {
  let isProven = false
  stubApi('POST /office/secondfactor', () => {
    isProven = true
    return undefined
  })
  const asked = stubApi('GET /office/policeregister', () => (isProven ? { arrivals: [], next: null } : needed()))
  await renderComponent(
    <>
      <PoliceRegister me={exampleStaff} />
      <ConfirmIdentity />
    </>,
    { at: '/office/register', messages: ['admin', 'account'] },
  )
  await expect.element(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await expect.element(page.getByText('Not confirmed: nothing was changed', { exact: false }).first()).toBeVisible()
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect.element(retry).toBeVisible()
  expect(asked).toHaveLength(2)
  await retry.click()
  await code.fill('123456')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect.poll(() => asked.length).toBe(4)
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(retry).not.toBeInTheDocument()
})
