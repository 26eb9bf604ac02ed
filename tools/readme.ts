import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { variables } from '#server/platform/configuration'
import { root } from './root.ts'

const rows = variables.map(
  ({ name, standard, description }) => `| \`${name}\` | ${standard && `\`${standard}\``} | ${description} |`,
)

/** The table of configuration, as README shows it. */
export const configurationTable: string = ['| Variable | Default | What it decides |', '|---|---|---|', ...rows].join(
  '\n',
)

const commandOf = (script: string) => (script === 'start' || script === 'test' ? `npm ${script}` : `npm run ${script}`)

/** What of README is not true: its tables of commands and of configuration. */
export async function checkReadme(): Promise<string[]> {
  const text = await readFile(join(root, 'README.md'), 'utf8').catch(() => '')
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { scripts: object }
  const untold = Object.keys(scripts)
    .map(commandOf)
    .filter(command => !text.includes(`| \`${command}\` |`))
    .map(command => `README.md says nothing of \`${command}\`.`)
  return text.includes(configurationTable)
    ? untold
    : [...untold, 'The table of configuration in README.md is not current; it should read:', configurationTable]
}
