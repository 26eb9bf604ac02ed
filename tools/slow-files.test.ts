import { expect, test } from 'vitest'
import { slowFiles } from './slow-files.ts'

const files = Array.from({ length: 100 }, (_, i) => ({ name: `${i}.test.ts`, milliseconds: (i + 1) * 500 }))

test('a suite within its budget names no file', () => {
  expect(slowFiles(files, 2)).toEqual([])
})

test('a suite beyond its budget names the slowest files first', () => {
  const [said, first, ...others] = slowFiles(files, 1)
  expect(said).toBe('The tests need about 28 minutes, more than their 15. The slowest files:')
  expect(first).toBe('  50 s  99.test.ts')
  expect(others).toHaveLength(11)
})
