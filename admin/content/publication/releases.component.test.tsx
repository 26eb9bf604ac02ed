import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { OfficeRelease } from '#contract/staff/office-releases'
import { accessibilityViolations } from '#web/testing/accessibility'
import { problem, stubApi } from '#web/testing/api-stub'
import { exampleStaff } from '#web/testing/example-staff'
import { renderComponent } from '#web/testing/render-component'
import { Releases } from './releases'

const release: OfficeRelease = {
  id: 10_000,
  revision: 2,
  name: 'Summer 2027',
  state: 'open',
  publishAt: null,
  publishedAt: null,
  failure: null,
  by: 'Mara Conti',
  items: [{ id: 1, kind: 'page', recordId: 7, name: 'Walks', part: 'de', isCurrent: false }],
}

const show = (releases: OfficeRelease[]) => {
  stubApi('GET /office/releases', () => ({ releases, next: null, timeZone: 'Europe/London' }))
  return renderComponent(<Releases me={exampleStaff} />, {
    at: '/office/releases',
    messages: ['admin', 'account', 'content-editor'],
  })
}

test('a release is planned in the company’s time zone; a time that the clock skips is explained', async () => {
  await show([release])
  await expect.element(page.getByText(/the draft has changed since/)).toBeVisible()
  await page.getByRole('button', { name: 'Plan: Summer 2027' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('London time')).toBeVisible()
  await dialog.getByLabelText('Day').fill('2027-03-28')
  await dialog.getByLabelText('Time').fill('01:30')
  stubApi('POST /office/releases/{id}/plan', () =>
    problem(422, 'invalid-input', { errors: [{ field: 'body.time', code: 'invalid', detail: '' }] }),
  )
  await dialog.getByRole('button', { name: 'Plan' }).click()
  await expect.element(dialog.getByText('The clock skips this time on that day.')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  const sent = stubApi('POST /office/releases/{id}/plan', () => undefined)
  await dialog.getByLabelText('Time').fill('02:30')
  await dialog.getByRole('button', { name: 'Plan' }).click()
  await expect.poll(() => sent[0]?.body).toEqual({ revision: 2, at: { day: '2027-03-28', time: '02:30' } })
})

test('publishing says what goes onto the site; a release that a colleague changed is not published', async () => {
  await show([release])
  await page.getByRole('button', { name: 'Publish now: Summer 2027' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('Its draft goes onto the site at once.')).toBeVisible()
  stubApi('POST /office/releases/{id}/publish', () => problem(409, 'edited-meanwhile'))
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await expect.element(dialog.getByText(/A colleague has changed this release meanwhile/)).toBeVisible()
})

test('one that failed says why, and one without drafts says how to add them', async () => {
  await show([
    { ...release, state: 'failed', failure: 'invalid-input · en.title · page 7' },
    { ...release, id: 10_001, name: 'Autumn', items: [] },
  ])
  await expect
    .element(page.getByText(/Reason: A field is missing or invalid · Title \(English\) · page 7/))
    .toBeVisible()
  await expect.element(page.getByText(/Open a draft, choose “With a release”/)).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})
