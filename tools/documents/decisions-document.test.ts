import { expect, test } from 'vitest'
import { readRecord } from './decisions-document.ts'

const record = '---\nstatus: accepted\narea: search\nkeywords: bitset\n---\n\n# ADR-0006 Villa search index\n\nText'

test('a record has its number, title, area and status', () => {
  expect(readRecord('0006-search.md', record)).toEqual({
    number: '0006',
    title: 'Villa search index',
    area: 'search',
    status: 'accepted',
  })
})

test.each([
  ['0007-search.md', record],
  ['0006-search.md', record.replace('area: search\n', '')],
  ['0006-search.md', record.replace('# ADR-0006', '# 0006')],
])('a record whose file %s does not match its front matter is rejected', (file, text) => {
  expect(() => readRecord(file, text)).toThrow(file)
})
