import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderComponent } from '#web/testing/render-component'
import { Button } from '#web/ui/button'
import { Input } from '#web/ui/field'
import { useForm } from './public'

const shape = () => import('#contract/forms/newsletter').then(({ newsletterForm }) => newsletterForm)

function Form({ send }: { send: (values: { email: string }) => Promise<void> }) {
  const { state, problem, fieldError, formProps } = useForm<{ email: string }>(send, { shape })
  return (
    <form {...formProps}>
      <Input label="Your e-mail address" name="email" type="email" error={fieldError('email')} />
      <Button type="submit">Send</Button>
      <p role="alert">{state === 'done' ? 'Sent' : problem}</p>
    </form>
  )
}

test('a form with a schema is validated before anything is sent', async () => {
  const sent: unknown[] = []
  await renderComponent(<Form send={async values => void sent.push(values)} />)
  const field = page.getByLabelText('Your e-mail address')
  const send = page.getByRole('button', { name: 'Send' })
  await send.click()
  await expect.element(page.getByText('Required', { exact: true })).toBeVisible()
  await expect.element(field).toHaveFocus()
  await field.fill('nobody')
  await send.click()
  await expect.element(page.getByText(/^That does not look like an e-mail address/)).toBeVisible()
  expect(sent).toEqual([])
  await field.fill('lead@example.com')
  await send.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Sent')
  expect(sent).toEqual([{ email: 'lead@example.com' }])
})
