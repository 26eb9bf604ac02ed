import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from '../list-files.ts'
import { root } from '../root.ts'
import formerNames from './former-names.json' with { type: 'json' }

const former = new Map(Object.entries(formerNames))
const folders = [
  'admin',
  'bank',
  'bench',
  'contract',
  'content',
  'database',
  'documents',
  'domain',
  'server',
  'tools',
  'web',
]

test('no source uses a name that was replaced by the term of the field', async () => {
  const files = (await Promise.all(folders.map(folder => listFiles(join(root, folder))))).flat()
  const found = await Promise.all(
    files
      .filter(file => /\.tsx?$/.test(file))
      .map(async file => {
        const names = new Set((await readFile(file, 'utf8')).match(/[A-Za-z_]\w*/g))
        return [...names].flatMap(name => {
          const current = former.get(name)
          return current ? `${relative(root, file)}: ${name} is ${current} today` : []
        })
      }),
  )
  expect(found.flat()).toEqual([])
})
