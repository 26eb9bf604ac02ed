import { expect, test } from 'vitest'
import { findConflicts, sortEntries, type TimelineEntry, type TimelineKind } from './timeline.ts'

const entry = (kind: TimelineKind, day: string, time = '', id: string = kind): TimelineEntry => ({
  ...{ id, kind, day, time, what: '', name: '', cents: null, state: 'to-come' },
})
const house = [entry('arrival', '2027-06-05', '16:00'), entry('departure', '2027-06-12', '10:00')]

test('entries follow each other by day and time, those of a whole day first', () => {
  const sorted = sortEntries([
    ...house,
    entry('own-arrival', '2027-06-05', '14:30'),
    entry('payment-due', '2027-06-05'),
    entry('event', '2027-01-15', '', 'event-10'),
    entry('event', '2027-01-15', '', 'event-9'),
  ])
  expect(sorted.map(({ id }) => id)).toEqual([
    'event-9',
    'event-10',
    'payment-due',
    'own-arrival',
    'arrival',
    'departure',
  ])
})

test('an arrival before the house is ready, and a departure after its time, are conflicts', () => {
  const early = entry('own-arrival', '2027-06-05', '14:30')
  const late = entry('own-departure', '2027-06-12', '10:30')
  expect(findConflicts([...house, early, late])).toEqual([
    { reason: 'arrives-early', entryIds: ['own-arrival', 'arrival'] },
    { reason: 'leaves-late', entryIds: ['own-departure', 'departure'] },
  ])
})

test('plans that fit, plans of another day and houses without times are no conflicts', () => {
  const fits = [entry('own-arrival', '2027-06-05', '16:00'), entry('own-departure', '2027-06-12', '10:00')]
  expect(findConflicts([...house, ...fits])).toEqual([])
  expect(findConflicts([...house, entry('own-arrival', '2027-06-06', '09:00')])).toEqual([])
  expect(findConflicts([entry('arrival', '2027-06-05'), entry('own-arrival', '2027-06-05', '09:00')])).toEqual([])
})
