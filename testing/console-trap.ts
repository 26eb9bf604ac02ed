import { afterEach, beforeEach, expect, vi } from 'vitest'

// What is written to console.error is a fault that somebody would have to notice: here the test does.
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
