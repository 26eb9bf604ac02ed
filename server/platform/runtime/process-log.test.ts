import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { root } from '#tools/root'
import { version } from './version.ts'

const address = (path: string) => JSON.stringify(pathToFileURL(join(root, path)).href)

/** Runs code in a process of its own, with nothing but the given environment. */
async function runCode(code: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code: child.exitCode, out, err }
}

const parse = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as { level: number; version: string; msg: string; err?: { stack: string } })

const logTwo = `
  logProcess('info', 'ready at http://localhost:3000')
  logProcess('fatal', 'It ends', new Error('a bug'))
  process.exit(1)`
const load = `const { logProcess, logProcessAsJson } = await import(${address('server/platform/runtime/process-log.ts')});`

test('lines of the process are plain text, and failures go to standard error', async () => {
  const { out, err } = await runCode(load + logTwo)
  expect(out).toBe('ready at http://localhost:3000\n')
  expect(err).toMatch(/^It ends: Error: a bug\n\s+at /)
})

test('as JSON each line has the version, and none is lost when the process ends', async () => {
  const { out, err } = await runCode(`${load} logProcessAsJson(); ${logTwo}`)
  expect(parse(out)).toMatchObject([{ level: 30, version, msg: 'ready at http://localhost:3000' }])
  expect(parse(err)).toMatchObject([{ level: 60, version, msg: 'It ends' }])
  expect(parse(err)[0]?.err?.stack).toContain('Error: a bug')
})

test('a live site that cannot start tells each problem of its configuration as a line of JSON', async () => {
  const start = `const { run } = await import(${address('server/main.ts')}); run()`
  const { code, out, err } = await runCode(start, { MODE: 'live', PORT: 'eighty', HOLD_PERCENT: 'many' })
  expect(code).toBe(1)
  expect(out).toBe('')
  const lines = parse(err)
  expect(lines.every(line => line.level === 60 && line.version === version)).toBe(true)
  expect(lines.filter(({ msg }) => /^Configuration: PORT: \S/.test(msg))).toHaveLength(1)
  expect(lines.filter(({ msg }) => /^Configuration: HOLD_PERCENT: \S/.test(msg))).toHaveLength(1)
})
