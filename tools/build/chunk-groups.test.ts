import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from '../list-files.ts'
import { root } from '../root.ts'
import { chunkGroups } from './chunk-groups.ts'

const sources = (await Promise.all(['web', 'domain'].map(folder => listFiles(join(root, folder))))).flat()
const patterns = chunkGroups.flatMap(({ name, test: pattern }) =>
  pattern instanceof RegExp ? [{ name, pattern }] : [],
)

test.each(patterns.filter(({ name }) => name !== 'words'))('the chunk group $name has modules', ({ pattern }) => {
  expect(sources.some(file => pattern.test(file))).toBe(true)
})

test.each(patterns)('every name in the pattern of $name is one of a file or folder', ({ name, pattern }) => {
  const names = pattern.source.match(/@?[a-z][a-z_-]{3,}/g) ?? []
  expect(names.length).toBeGreaterThan(1)
  if (name === 'words')
    expect(names.filter(part => part !== 'node_modules' && !existsSync(join(root, 'node_modules', part)))).toEqual([])
  else expect(names.filter(part => !sources.some(file => file.includes(part)))).toEqual([])
})
