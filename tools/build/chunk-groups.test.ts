import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from '../list-files.ts'
import { root } from '../root.ts'
import { chunkGroups, frameModules } from './chunk-groups.ts'

const sources = (await Promise.all(['web', 'domain'].map(folder => listFiles(join(root, folder))))).flat()
const patterns = [
  ...frameModules.map((pattern, index) => ({ name: `frame ${index + 1}`, pattern })),
  ...chunkGroups.flatMap(({ name, test: pattern }) =>
    pattern instanceof RegExp ? [{ name: typeof name === 'string' ? name : `words ${pattern.source}`, pattern }] : [],
  ),
]

test.each(patterns)('the chunk group $name has modules', ({ pattern }) => {
  expect(sources.some(file => pattern.test(file))).toBe(true)
})

test.each(patterns)('every name in the pattern of $name is one of a file or folder', ({ pattern }) => {
  const names = pattern.source.match(/@?[a-z][a-z_-]{3,}/g) ?? []
  expect(names.length).toBeGreaterThan(1)
  const packages = /^(node_modules|@messageformat|make-plural)$/
  expect(names.filter(part => !sources.some(file => file.includes(part)) && !packages.test(part))).toEqual([])
})
