import { afterEach, beforeEach, expect, vi } from 'vitest'

// Output to console.error fails the test, since it signals an error.
const written: unknown[][] = []

beforeEach(() => {
  written.length = 0
  vi.spyOn(console, 'error').mockImplementation((...args) => {
    written.push(args)
  })
})

afterEach(() => {
  expect(written, 'console.error was written to').toEqual([])
})
