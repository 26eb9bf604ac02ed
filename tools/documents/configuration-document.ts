import { readConfiguration, variables } from '#server/platform/config/configuration'
import { ConfigurationError } from '#server/platform/config/configuration-error'

const rows = variables.map(
  ({ name, standard, description }) => `| \`${name}\` | ${standard && `\`${standard}\``} | ${description} |`,
)

/** Generates `docs/configuration.md` from the schema that parses the environment. */
export function makeConfigurationDocument(): string {
  return [
    '# Configuration',
    '',
    'Environment variables, parsed once at the start. The start stops with one line for each wrong value, and names the variable; `npm run admin -- check` tells the same without a start, and warns of misspelt names. An empty variable counts as not set. `npm run configuration` writes this page and `.env.example` from the schema in `server/platform/config/configuration.ts`.',
    '',
    '| Variable | Default | Meaning |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}

/** The variables without which a live site does not start. */
function findRequired(): Set<string> {
  const provider = { CHECKOUT_URL: 'https://prefix.api.checkout.example' }
  try {
    readConfiguration({ MODE: 'live', ...provider }, { asRoot: false })
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    const named = error.problems.join(' ').match(/[A-Z][A-Z_]+/g) ?? []
    return new Set([...Object.keys(provider), ...named])
  }
  return new Set()
}

/** Generates `.env.example`: what a live site needs, then everything else with its default. */
export function makeEnvironmentExample(): string {
  const required = findRequired()
  const needed = variables.filter(({ name }) => required.has(name) && name !== 'MODE')
  const others = variables.filter(({ name }) => !required.has(name) && name !== 'MODE')
  return [
    '# Copy to /etc/maestrale.env, readable by root alone. `npm run admin -- check` tells what is missing or wrong.',
    '# `npm run configuration` writes this file; docs/configuration.md describes each variable.',
    '',
    '# A live site does not start without these. Keys: openssl rand -base64 32',
    'MODE=live',
    ...needed.map(({ name }) => `${name}=`),
    '',
    '# Everything else, with its default.',
    ...others.map(({ name, standard }) => `#${name}=${standard}`),
    '',
  ].join('\n')
}
