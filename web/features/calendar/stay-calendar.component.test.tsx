import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { availability } from '#domain/availability/availability'
import { villaCalendar } from '#domain/availability/calendar'
import { type DateSelection, emptySelection } from '#domain/availability/date-selection'
import { addDays, lastPublishedDay, partsOf, weekdayOf } from '#domain/calendar/day'
import { localToday } from '#web/lib/local-today'
import { accessibilityViolations } from '#web/testing/accessibility'
import { dayButton, focusedDay, tabIntoGrid, turnTo, walkTo } from '#web/testing/calendar'
import { renderComponent } from '#web/testing/render-component'
import StayCalendar from './stay-calendar'

const today = localToday()
const nextYear = partsOf(today).year + 1
/** The first Saturday of next June. */
const saturday = addDays(`${nextYear}-06-01`, (13 - weekdayOf(`${nextYear}-06-01`)) % 7)

/** Stays of a week or more from Saturday to Saturday; the week after next is taken. */
function calendarOf() {
  const seasons = [
    {
      from: today,
      to: addDays(today, 800),
      changeover: [6 as const],
      minimumNights: 7,
      bookable: 'online' as const,
      weeklyCents: [980_000],
    },
  ]
  const occupancies = [{ kind: 'booking' as const, from: addDays(saturday, 14), to: addDays(saturday, 21) }]
  const published = { now: Date.now(), from: today, to: lastPublishedDay(today), today }
  return villaCalendar(availability({ seasons, occupancies, ...published }), { today, seasons })
}

let latest: DateSelection = emptySelection

function Example() {
  const [calendar] = useState(calendarOf)
  const [selection, setSelection] = useState<DateSelection>(emptySelection)
  latest = selection
  return <StayCalendar calendar={calendar} selection={selection} onChoose={({ state }) => setSelection(state)} />
}

const describedBy = (day: string) =>
  document.getElementById(dayButton(day)?.getAttribute('aria-describedby') ?? '')?.textContent ?? ''
const said = (text: string) => page.getByRole('status').filter({ hasText: text })

test('a stay is chosen without a mouse; a day that cannot be chosen says why', async () => {
  await renderComponent(<Example />)
  await turnTo(saturday)
  await tabIntoGrid()
  await walkTo(addDays(saturday, 1))
  await userEvent.keyboard('{Enter}')
  await expect.element(said('Check in / Check out needs to be on Saturday')).toBeInTheDocument()
  await walkTo(saturday)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => latest.start).toBe(saturday)
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(focusedDay).toBe(addDays(saturday, 1))
  expect(describedBy(addDays(saturday, 1))).toBe(
    'This villa has a minimum stay of 7 nights, but if you need some flexibility with dates we’re here to find a solution - just get in touch.',
  )
  expect(await accessibilityViolations()).toEqual([])
  await walkTo(addDays(saturday, 7))
  await userEvent.keyboard(' ')
  await expect.poll(() => latest).toMatchObject({ start: saturday, end: addDays(saturday, 7), complete: true })
})

test('every day that is taken, past or too far ahead gives its reason', async () => {
  await renderComponent(<Example />)
  const reasons = () =>
    [...document.querySelectorAll<HTMLElement>('button[data-date][aria-disabled="true"]')].map(
      day => document.getElementById(day.getAttribute('aria-describedby') ?? '')?.textContent,
    )
  for (const day of [today, saturday, addDays(lastPublishedDay(today), -5)]) {
    await turnTo(day)
    await expect.poll(() => dayButton(day)).not.toBeNull()
    expect(reasons().length).toBeGreaterThan(0)
    for (const reason of new Set(reasons())) expect(reason).toMatch(/^\w.{15}/)
  }
})

test('available and unavailable days have different accessible names, without repetition', async () => {
  await renderComponent(<Example />)
  await turnTo(saturday)
  const nameOf = (day: string) => dayButton(day)?.getAttribute('aria-label')
  await expect.poll(() => nameOf(addDays(saturday, 2))).toContain(', free')
  expect(nameOf(addDays(saturday, 2))).not.toContain('taken')
  expect(nameOf(addDays(saturday, 16))).toContain(', taken')
  expect(nameOf(addDays(saturday, 16))).not.toContain('free')
  const all = [...document.querySelectorAll('[data-date]')].map(day => day.getAttribute('aria-label'))
  expect(all.filter(name => /possible.*possible|check-in, check-in/.test(name ?? ''))).toEqual([])
})
