import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from '../list-files.ts'
import { root } from '../root.ts'

const mostFiles = 25
const folders =
  'admin bank bench content contract database deploy docs documents domain e2e server testing tools web'.split(' ')

/** The text of the nearest README, of the folder or above it. */
async function readmeOf(folder: string): Promise<string> {
  const file = join(root, folder, 'README.md')
  if (existsSync(file) && !file.includes('docs/decisions')) return await readFile(file, 'utf8')
  return folder === '.' ? '' : readmeOf(dirname(folder))
}

test(`a folder with more than ${mostFiles} files says why in its README`, async () => {
  const files = (await Promise.all(folders.map(folder => listFiles(join(root, folder))))).flat()
  const large = [...Map.groupBy(files, file => relative(root, dirname(file)))].filter(
    ([, inFolder]) => inFolder.length > mostFiles,
  )
  for (const [folder] of large) {
    const name = folder.split('/').at(-1) ?? folder
    expect(await readmeOf(folder), `${folder} has more than ${mostFiles} files: the README gives the reason`).toMatch(
      new RegExp(`^.*(\`${name}/?\`|[Tt]his folder).*more than ${mostFiles} files.*$`, 'm'),
    )
  }
})
