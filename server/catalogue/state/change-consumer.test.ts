import { expect, test } from 'vitest'
import type { Change } from '#server/platform/runtime/change-listener'
import { eventually } from '#testing/eventually'
import { createChangeConsumer } from './change-consumer.ts'

test('a failed change is reported and retried with those that arrived meanwhile, each once', async () => {
  const taken: Change[][] = []
  let broken = true
  const intake = createChangeConsumer(async changes => {
    taken.push(changes)
    if (broken) throw new Error('out of order')
  })
  const told: (number | undefined)[] = []
  intake.onFailure(failure => told.push(failure?.attempts))
  await intake.begin(async () => {})
  intake.tell({ subject: 'villa', villaId: 1 })
  await intake.settled()
  expect(intake.failing).toMatchObject({ attempts: 1, error: new Error('out of order') })
  // Nothing is hurried by what comes while it fails.
  for (let i = 0; i < 100; i++) intake.tell({ subject: 'villa', villaId: 1 })
  intake.tell({ subject: 'page' })
  await intake.settled()
  expect(taken).toHaveLength(1)
  broken = false
  await eventually(() => expect(intake.failing).toBeUndefined())
  expect(taken.at(-1)).toEqual([{ subject: 'villa', villaId: 1 }, { subject: 'page' }])
  expect(told).toEqual([...Array.from({ length: taken.length - 1 }, (_, i) => i + 1), undefined])
  intake.stop()
})
