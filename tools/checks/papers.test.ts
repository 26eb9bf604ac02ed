import { expect, test } from 'vitest'
import { checkPapers } from './papers.ts'

test('the project’s documents are valid', async () => {
  expect(await checkPapers()).toEqual([])
})
