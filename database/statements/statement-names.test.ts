import { expect, test } from 'vitest'
import { StatementNames } from './statement-names.ts'

test('a statement gets a name once it repeats, and the name belongs to its text', () => {
  const names = new StatementNames()
  const text = 'select 1 where $1'
  expect([1, 2, 3].map(() => names.nameOf(text))).toEqual([undefined, undefined, undefined])
  const name = names.nameOf(text)
  expect(name).toMatch(/^[\w-]{22}$/)
  expect(names.nameOf(text)).toBe(name)
  for (let use = 0; use < 3; use++) names.nameOf('select 2 where $1')
  expect(names.nameOf('select 2 where $1')).not.toBe(name)
})

test('texts that differ each time, and long ones, take no memory of the database', () => {
  const names = new StatementNames()
  for (let number = 0; number < 5000; number++) expect(names.nameOf(`select once ${number} where $1`)).toBeUndefined()
  const bulk = `insert ${'($1), '.repeat(2000)}`
  for (let use = 0; use < 10; use++) expect(names.nameOf(bulk)).toBeUndefined()
})

test('the number of names is bounded', () => {
  const names = new StatementNames()
  const named = Array.from({ length: 500 }, (_, number) => {
    const text = `select bounded ${number} where $1`
    return [1, 2, 3, 4].map(() => names.nameOf(text))[3]
  })
  expect(named.filter(Boolean).length).toBeLessThanOrEqual(300)
})
