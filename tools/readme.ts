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

/** What of README is not true: its table of configuration. */
export async function checkReadme(): Promise<string[]> {
  const text = await readFile(join(root, 'README.md'), 'utf8').catch(() => '')
  return text.includes(configurationTable)
    ? []
    : ['The table of configuration in README.md is not current; it should read:', configurationTable]
}
