import { expect, test } from 'vitest'
import { checkPapers } from './papers.ts'

test('the papers of the project are in order', async () => {
  expect(await checkPapers()).toEqual([])
})
