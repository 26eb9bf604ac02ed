import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { FailedRun, OfficeJob, OfficeJobs } from '#contract/operations/office-jobs'
import { accessibilityViolations } from '#web/testing/accessibility'
import { offline, problem, stubApi } from '#web/testing/api-stub'
import { exampleStaff } from '#web/testing/example-staff'
import { testFailingWrite } from '#web/testing/failing-writes'
import { renderComponent } from '#web/testing/render-component'
import { windowNames } from '#web/testing/windows'
import Jobs from './jobs'

const quiet: OfficeJob = {
  ...{ name: 'of-an-earlier-version', schedule: null, nextRun: null, lastRun: null, paused: null },
  ...{ waiting: 0, waitingSince: null, retrying: 0, active: 0, failed: 0 },
}
const mail: OfficeJob = {
  ...quiet,
  ...{ name: 'send-mail', waiting: 12, waitingSince: '2027-03-01T08:00:00.000Z', failed: 2 },
  lastRun: { at: '2027-03-01T09:00:00.000Z', result: 'failed' },
}
const nightly: OfficeJob = {
  ...quiet,
  ...{ name: 'try-restore', schedule: { kind: 'daily', times: ['03:40'] }, nextRun: '2027-03-02T03:40:00.000Z' },
  lastRun: { at: '2027-03-01T03:52:00.000Z', result: 'completed' },
}
const held: OfficeJob = {
  ...quiet,
  ...{ name: 'tidy-options', schedule: { kind: 'minutes', every: 1 } },
  paused: { since: '2027-03-01T07:00:00.000Z', reason: 'new server' },
}
const found: OfficeJobs = {
  jobs: [held, mail, quiet, nightly],
  ...{ allPaused: null, paymentsPaused: null, offByConfiguration: false, restoredAt: '2027-03-01T03:52:00.000Z' },
}
const runs: FailedRun[] = [1, 2].map(number => ({
  ...{ id: `00000000-0000-4000-8000-00000000000${number}`, name: 'send-mail', attempts: 6, reason: 'MailFailed' },
  failedAt: `2027-03-01T0${number}:00:00.000Z`,
}))

interface Shown {
  of?: OfficeJobs
  failed?: FailedRun[]
  me?: typeof exampleStaff
  window?: 'phone' | 'desktop'
}
const show = ({ of = found, failed = runs, me = exampleStaff, window = 'desktop' }: Shown = {}) => {
  stubApi('GET /office/jobs', () => of)
  stubApi('GET /office/failedruns', () => ({ runs: failed, next: null }))
  return renderComponent(<Jobs me={me} />, { at: '/office/jobs', messages: ['admin'], window })
}

describe.each(windowNames)('on a %s', window => {
  test('jobs have their schedule in words, their runs, and what holds them', async () => {
    await show({ window })
    await expect.element(page.getByText('Daily at 03:40 UTC')).toBeVisible()
    await expect.element(page.getByText('Every minute')).toBeVisible()
    await expect.element(page.getByText('12 waiting')).toBeVisible()
    await expect.element(page.getByText(/Reason: new server/)).toBeVisible()
    await expect.element(page.getByText(/A backup was last restored on trial on/)).toBeVisible()
    await expect.element(page.getByText('MailFailed').first()).toBeVisible()
    expect(await accessibilityViolations()).toEqual([])
  })
})

test('jobs have names for people, and their technical ones; tabs show those that failed or are paused', async () => {
  const { address } = await show({ window: 'phone' })
  const jobs = () =>
    page
      .getByRole('heading', { level: 3 })
      .elements()
      .map(each => each.textContent)
  await expect.element(page.getByRole('heading', { name: 'Restore of a backup on trial' })).toBeVisible()
  await expect.element(page.getByText('try-restore', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'of-an-earlier-version' })).toBeVisible()
  await page.getByRole('link', { name: 'With failed runs' }).click()
  await expect.poll(jobs).toEqual(Array(3).fill('Delivery of e-mails'))
  expect(address()).toBe('/office/jobs?state=failed')
  await page.getByRole('link', { name: 'Paused' }).click()
  await expect.poll(jobs).toEqual(['Expiry of options'])
  await expect.element(page.getByRole('button', { name: 'Resume: Expiry of options' })).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})

test('a tab without jobs says so', async () => {
  stubApi('GET /office/jobs', () => ({ ...found, jobs: [quiet] }))
  await renderComponent(<Jobs me={exampleStaff} />, { at: '/office/jobs?state=paused', messages: ['admin'] })
  await expect.element(page.getByText('No job is paused by itself.')).toBeVisible()
})

test('what holds all jobs is stated first, and resumed after a confirmation', async () => {
  const allPaused = { since: '2027-03-01T07:00:00.000Z', reason: 'restored from a backup' }
  await show({ of: { ...found, allPaused, paymentsPaused: allPaused, offByConfiguration: true, restoredAt: null } })
  await expect.element(page.getByText(/The setting JOBS=off holds all of them/)).toBeVisible()
  await expect.element(page.getByText(/All jobs are paused since/)).toBeVisible()
  await expect.element(page.getByText(/Card payments are switched off since/)).toBeVisible()
  await expect.element(page.getByText(/No backup was restored on trial/)).toBeVisible()
  expect(page.getByRole('button', { name: 'Pause all jobs' }).elements()).toEqual([])
  const sent = stubApi('POST /office/jobs/{name}/resume', () => undefined)
  await page.getByRole('button', { name: 'Resume all jobs' }).click()
  expect(sent).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Resume', exact: true }).click()
  await expect.poll(() => sent.map(({ params }) => params)).toEqual([{ name: 'jobs' }])
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([])
})

test('a run is retried; one that was tried again meanwhile says so', async () => {
  await show()
  stubApi('POST /office/failedruns/{id}/retry', () => problem(409, 'not-in-this-state'))
  await page
    .getByRole('button', { name: /^Retry: Delivery of e-mails/ })
    .first()
    .click()
  await expect.element(page.getByText(/it was tried again meanwhile/)).toBeVisible()
  const sent = stubApi('POST /office/failedruns/{id}/retry', () => undefined)
  stubApi('GET /office/failedruns', () => ({ runs: [], next: null }))
  await page
    .getByRole('button', { name: /^Retry: Delivery of e-mails/ })
    .first()
    .click()
  await expect.poll(() => sent).toHaveLength(1)
  await expect.element(page.getByText('No run has failed within the last week.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Failed runs' })).toHaveFocus()
})

test('all failed runs of a job are retried after a confirmation', async () => {
  await show()
  const sent = stubApi('POST /office/jobs/{name}/retry', () => ({ count: 2 }))
  await page.getByRole('button', { name: 'Retry all 2 of “Delivery of e-mails”' }).click()
  await expect.element(page.getByRole('dialog').getByText(/Mend the cause first/)).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Retry' }).click()
  await expect.poll(() => sent).toHaveLength(1)
})

test('who only reads sees no buttons', async () => {
  await show({ me: { ...exampleStaff, readsOnly: ['accounts'] } })
  await expect.element(page.getByText('Daily at 03:40 UTC')).toBeVisible()
  await expect.element(page.getByText('MailFailed').first()).toBeVisible()
  expect(page.getByRole('button', { name: /Pause|Resume|Retry/ }).elements()).toEqual([])
})

test('a failed load can be repeated', async () => {
  stubApi('GET /office/jobs', offline)
  await renderComponent(<Jobs me={exampleStaff} />, { at: '/office/jobs', messages: ['admin'] })
  await expect.element(page.getByRole('alert')).toBeVisible()
  stubApi('GET /office/jobs', () => found)
  stubApi('GET /office/failedruns', () => ({ runs: [], next: null }))
  await page.getByRole('alert').getByRole('button').click()
  await expect.element(page.getByText('Daily at 03:40 UTC')).toBeVisible()
})

testFailingWrite('a pause', {
  endpoint: 'POST /office/jobs/{name}/pause',
  field: 'reason',
  show: async () => {
    await show()
    await page.getByRole('button', { name: 'Pause: Delivery of e-mails' }).click()
    await page.getByLabelText(/Reason/).fill('mail server moves')
  },
  button: () => page.getByRole('dialog').getByRole('button', { name: 'Pause', exact: true }),
  kept: () => expect.element(page.getByLabelText(/Reason/)).toHaveValue('mail server moves'),
  says: { conflict: /A colleague has paused it already/ },
  reply: () => undefined,
  done: () => expect.poll(() => page.getByRole('dialog').elements()).toEqual([]),
})
