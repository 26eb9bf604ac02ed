import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildAside } from './build/build-in-child-process.ts'
import { isBuilt } from './build/is-built.ts'
import { checkCycles } from './checks/import-cycles.ts'
import { checkImports } from './checks/import-rules.ts'
import { checkMessages } from './checks/message-rules.ts'
import { checkMigrationSteps } from './checks/migration-steps.ts'
import { overweight } from './checks/page-weight.ts'
import { checkPapers } from './checks/papers.ts'
import { checkSecurityClaims } from './checks/security-claims.ts'
import { makeConfigurationDocument, makeEnvironmentExample } from './documents/configuration-document.ts'
import { makeDecisionsIndex } from './documents/decisions-document.ts'
import { makeNotices } from './documents/notices-document.ts'
import { makeOpenApi } from './documents/openapi-document.ts'
import { makePrivacyDocument } from './documents/privacy-document.ts'
import { checkReadme } from './documents/readme.ts'
import { root } from './root.ts'

/** Runs a tool of the project with this runtime; returns whether it succeeded. */
const run = (script: string, ...args: string[]) =>
  new Promise<boolean>(done => {
    const child = spawn(process.execPath, [join(root, 'node_modules', script), ...args], {
      cwd: root,
      stdio: 'inherit',
    })
    child.on('close', code => done(code === 0))
  })

const say = (lines: string[]) => {
  for (const line of lines) console.error(line)
  return lines.length === 0
}

const checks: [name: string, check: () => Promise<boolean>][] = [
  ['types', () => run('typescript/bin/tsc', '-p', '.')],
  ['style', () => run('@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.')],
  ['unused', () => run('knip/bin/knip.js')],
  ['imports', async () => say([...(await checkImports(root)), ...(await checkCycles(root))])],
  ['migrations', async () => say(await checkMigrationSteps())],
  ['messages', async () => say(await checkMessages(root))],
  [
    'openapi',
    async () =>
      (await readFile(join(root, 'openapi.json'), 'utf8').catch(() => '')) === (await makeOpenApi()) ||
      say(['openapi.json is not current: run `npm run openapi`.']),
  ],
  [
    'privacy',
    async () =>
      (await readFile(join(root, 'docs', 'privacy.md'), 'utf8').catch(() => '')) === makePrivacyDocument() ||
      say(['docs/privacy.md is not current: run `npm run privacy`.']),
  ],
  [
    'configuration',
    async () =>
      (await readFile(join(root, 'docs', 'configuration.md'), 'utf8').catch(() => '')) ===
        makeConfigurationDocument() || say(['docs/configuration.md is not current: run `npm run configuration`.']),
  ],
  [
    'example of the environment',
    async () =>
      (await readFile(join(root, '.env.example'), 'utf8').catch(() => '')) === makeEnvironmentExample() ||
      say(['.env.example is not current: run `npm run configuration`.']),
  ],
  [
    'decisions',
    async () =>
      (await readFile(join(root, 'docs', 'decisions', 'README.md'), 'utf8').catch(() => '')) ===
        (await makeDecisionsIndex()) || say(['The index of decisions is not current: run `npm run decisions`.']),
  ],
  [
    'notices',
    async () =>
      (await readFile(join(root, 'web/public/third-party-notices.txt'), 'utf8').catch(() => '')) ===
        (await makeNotices(root)) || say(['The third-party notices are not current: run `npm run notices`.']),
  ],
  ['readme', async () => say([...(await checkReadme()), ...(await checkPapers())])],
  ['security', async () => say(await checkSecurityClaims(root))],
  [
    'weight',
    async () => {
      if (!(await isBuilt())) await buildAside()
      return say(await overweight())
    },
  ],
]

let failed = 0
for (const [name, check] of checks) {
  const content = await check()
  if (!content) failed++
  console.log(`${content ? '✓' : '✗'} ${name}`)
}
process.exitCode = failed > 0 ? 1 : 0
