import { expect, test } from 'vitest'
import { checkPapers, unlisted } from './papers.ts'

const line = (file: string) => `| [${file.slice(0, 4)}](${file}) | A decision | in force |`

test('a decision that the index does not list, or lists twice, is named', () => {
  const files = ['README.md', '0001-one.md', '0002-two.md', '0003-three.md']
  const index = ['| No. | Decision | Status |', line('0001-one.md'), line('0003-three.md'), line('0003-three.md')]
  expect(unlisted(index.join('\n'), files)).toEqual([
    expect.stringContaining('0002-two.md'),
    expect.stringContaining('0003-three.md'),
  ])
})

test('the papers of the project are in order', async () => {
  expect(await checkPapers()).toEqual([])
})
