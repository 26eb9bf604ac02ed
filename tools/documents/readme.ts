import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../root.ts'

const commandOf = (script: string) => (script === 'start' || script === 'test' ? `npm ${script}` : `npm run ${script}`)

/** Scripts of package.json missing in README.md's table of commands. */
export async function checkReadme(): Promise<string[]> {
  const text = await readFile(join(root, 'README.md'), 'utf8').catch(() => '')
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { scripts: object }
  return Object.keys(scripts)
    .map(commandOf)
    .filter(command => !text.includes(`| \`${command}\` |`))
    .map(command => `README.md says nothing of \`${command}\`.`)
}
