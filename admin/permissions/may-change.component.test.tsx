import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { StaffPerson } from '#contract/staff/staff'
import { accessibilityViolations } from '#web/testing/accessibility'
import { exampleStaff } from '#web/testing/example-staff'
import { renderComponent } from '#web/testing/render-component'
import { CheckboxField, Input, Select, TextArea } from './fields'
import { ChangeButton, ChangeScope, Changes, PlainChangeButton } from './may-change'

const reader: StaffPerson = { ...exampleStaff, readsOnly: ['villas'] }

const show = (me: StaffPerson, children: ReactNode) =>
  renderComponent(
    <ChangeScope me={me} permission="villas">
      <h1>Villa</h1>
      {children}
    </ChangeScope>,
    { messages: ['admin'] },
  )

const parts = (
  <>
    <ChangeButton>Publish</ChangeButton>
    <PlainChangeButton>Withdraw</PlainChangeButton>
    <ChangeButton permission="payments">Record a transfer</ChangeButton>
    <Changes instead={<p>Only read</p>}>
      <a href="/office/villas">New villa</a>
    </Changes>
  </>
)

test('staff who may change something have its buttons and links', async () => {
  await show(exampleStaff, parts)
  for (const name of ['Publish', 'Withdraw', 'Record a transfer'])
    await expect.element(page.getByRole('button', { name })).toBeEnabled()
  await expect.element(page.getByRole('link', { name: 'New villa' })).toBeVisible()
  await expect.element(page.getByText('Only read')).not.toBeInTheDocument()
})

test('staff who only read see none of them, but those of their other permissions', async () => {
  await show(reader, parts)
  await expect.element(page.getByRole('button', { name: 'Record a transfer' })).toBeVisible()
  await expect.element(page.getByText('Only read')).toBeVisible()
  expect(page.getByRole('button').elements()).toHaveLength(1)
  expect(page.getByRole('link').elements()).toEqual([])
})

test('one of several permissions of a page is enough', async () => {
  await renderComponent(
    <ChangeScope me={reader} permission={['villas', 'prices']}>
      <ChangeButton>Save</ChangeButton>
    </ChangeScope>,
  )
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeVisible()
})

test('staff without the permission at all see no button of it', async () => {
  await show({ ...exampleStaff, permissions: ['bookings'] }, parts)
  expect(page.getByRole('button').elements()).toEqual([])
})

const fields = (
  <form>
    <Input label="Name" defaultValue="Casa Neviera" />
    <Input type="date" label="First day" defaultValue="2027-06-05" />
    <Select label="Region" defaultValue="4">
      <option value="">None</option>
      <optgroup label="Italy">
        <option value={4}>Sicily</option>
      </optgroup>
    </Select>
    <TextArea label="Story" lang="fr" defaultValue="Deux terrasses." />
    <TextArea label="Rules" defaultValue="" />
    <CheckboxField defaultChecked>Hidden</CheckboxField>
  </form>
)

test('fields of a form are facts for staff who only read', async () => {
  await show(reader, fields)
  expect(document.querySelectorAll('input, select, textarea, button')).toHaveLength(0)
  const facts = [...document.querySelectorAll('dl')].map(one => [
    one.querySelector('dt')?.textContent,
    one.querySelector('dd')?.textContent,
  ])
  expect(facts).toEqual([
    ['Name', 'Casa Neviera'],
    ['First day', '5 June 2027'],
    ['Region', 'Sicily'],
    ['Story', 'Deux terrasses.'],
    ['Rules', '–'],
    ['Hidden', 'yes'],
  ])
  expect(document.querySelector('dd[lang=fr]')?.textContent).toBe('Deux terrasses.')
  expect(await accessibilityViolations()).toEqual([])
})

test('they are fields for staff who may change them', async () => {
  await show(exampleStaff, fields)
  await expect.element(page.getByLabelText('Name')).toHaveValue('Casa Neviera')
  await expect.element(page.getByLabelText('Region')).toHaveValue('4')
  expect(document.querySelectorAll('dl')).toHaveLength(0)
})
