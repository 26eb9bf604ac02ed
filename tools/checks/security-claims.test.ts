import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testFolder } from '#testing/test-folder'
import { root } from '../root.ts'
import { checkSecurityClaims } from './security-claims.ts'

async function claims(text: string): Promise<string[]> {
  const folder = await testFolder('maestrale-claims-')
  await mkdir(join(folder, 'docs'))
  await writeFile(join(folder, 'docs/security.md'), text)
  await writeFile(join(folder, 'docs/operations.md'), '# Operations\n\n## What is logged\n')
  await mkdir(join(folder, 'server/tests'), { recursive: true })
  await writeFile(join(folder, 'server/tests/log.test.ts'), '')
  return checkSecurityClaims(folder)
}
const table = (...rows: string[]) => ['| No. | What is done | Shown by |', '|---|---|---|', ...rows].join('\n')

test('the page’s claims name existing tests', async () => {
  expect(await checkSecurityClaims(root)).toEqual([])
})

test('a missing test, page or heading, and a claim without evidence are reported', async () => {
  const held = table(
    '| 1.1 | [Logged](operations.md#what-is-logged) | `server/tests/log.test.ts` |',
    '| 1.2 | – | by review |',
  )
  expect(await claims(held)).toEqual([])
  const wrong = table(
    '| 1.1 | [Logged](operations.md#what-is-kept) | `server/lost.test.ts` |',
    '| 1.2 | [Told](decisions/0001-none.md) |  |',
  )
  expect(await claims(wrong)).toEqual([
    'docs/security.md: there is no server/lost.test.ts',
    'docs/security.md: docs/operations.md has no what-is-kept',
    'docs/security.md: there is no docs/decisions/0001-none.md',
    'docs/security.md:4: nothing shows 1.2',
  ])
})
