import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../root.ts'
import { clientAreaNamespaces } from './client-area-namespaces.ts'

test('the messages that public pages leave out are those that the client area loads', async () => {
  const source = await readFile(join(root, 'web', 'client-area-messages.ts'), 'utf8')
  const [, loaded = ''] = /\{([^}]+)\}\/\*\.json/.exec(source) ?? []
  expect(loaded.split(',')).toEqual(clientAreaNamespaces)
})
