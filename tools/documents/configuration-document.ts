import { variables } from '#server/platform/config/configuration'

const rows = variables.map(
  ({ name, standard, description }) => `| \`${name}\` | ${standard && `\`${standard}\``} | ${description} |`,
)

/** Generates `docs/configuration.md` from the schema that parses the environment. */
export function makeConfigurationDocument(): string {
  return [
    '# Configuration',
    '',
    'Environment variables, parsed once at the start. A wrong value stops the start with one line that names the variable. An empty variable counts as not set. `npm run configuration` writes this page from the schema in `server/platform/config/configuration.ts`.',
    '',
    '| Variable | Default | Meaning |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}
