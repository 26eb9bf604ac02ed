import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testFolder } from '#testing/test-folder'
import { makeNotices } from './notices-document.ts'

test('names each shipped package with its licence text, and no development tool', async () => {
  const root = await testFolder('notices-')
  const packages = {
    '': { name: 'site', version: '1.0.0' },
    'node_modules/alike': { version: '2.0.0', license: 'MIT' },
    'node_modules/library': { version: '1.2.3', license: 'MIT' },
    'node_modules/library/node_modules/inner': { version: '4.0.0', license: 'ISC' },
    'node_modules/binary-linux': { version: '5.0.0', license: 'LGPL-3.0-or-later', os: ['linux'] },
    'node_modules/tool': { version: '6.0.0', license: 'MIT', dev: true },
  }
  await writeFile(join(root, 'package-lock.json'), JSON.stringify({ packages }))
  const texts = { alike: 'Do as you like.', library: 'Do as you like.', 'library/node_modules/inner': 'Name me.' }
  for (const [name, text] of Object.entries(texts)) {
    await mkdir(join(root, 'node_modules', name), { recursive: true })
    await writeFile(join(root, 'node_modules', name, 'LICENSE'), `${text}  \r\n`)
    await writeFile(join(root, 'node_modules', name, 'license.js'), 'no text')
  }
  const notices = await makeNotices(root)
  expect(notices).toContain('alike 2.0.0\nlibrary 1.2.3\n\nLicence: MIT\n\nDo as you like.\n')
  expect(notices).toContain('inner 4.0.0\n\nLicence: ISC\n\nName me.\n')
  expect(notices).toContain('binary-linux 5.0.0\n\nLicence: LGPL-3.0-or-later\n')
  expect(notices).not.toContain('tool')
  expect(notices).not.toContain('no text')
})
