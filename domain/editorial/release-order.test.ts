import { expect, test } from 'vitest'
import type { ContentKind } from './content-kinds.ts'
import { inOrderOfReferences } from './release-order.ts'

const item = (kind: ContentKind, recordId: number, values: object = {}) => ({
  ...{ kind, recordId, values: { ...values } },
  part: 'shared' as const,
})
const orderOf = (...items: ReturnType<typeof item>[]) =>
  inOrderOfReferences(items).map(([first]) => `${first?.kind} ${first?.recordId}`)

test('a region follows its page, a guide the page of its place, an article its topic', () => {
  const items = [
    item('article', 1),
    item('page', 2, { parentId: 3 }),
    item('page', 3, { parentId: 99 }),
    item('region', 4),
    item('topic', 5),
  ]
  expect(orderOf(...items)).toEqual(['topic 5', 'page 3', 'page 2', 'region 4', 'article 1'])
})

test('the parts of a record stay together, and pages in a circle end', () => {
  const circle = [item('page', 1, { parentId: 2 }), item('page', 2, { parentId: 1 })]
  const texts = { ...item('page', 1), part: 'en' as const }
  expect(inOrderOfReferences([...circle, texts]).map(parts => parts.length)).toEqual([2, 1])
})
