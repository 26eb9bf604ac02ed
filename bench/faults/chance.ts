import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '#tools/root'
import { met, type Table } from '../report.ts'

/** Randomised tests, which `npm test` runs for a few rounds. */
const files = ['database/races.test.ts', 'server/tests/any-body.test.ts']

/** Runs a file with all rounds; returns the test output. */
async function manyRoundsOf(file: string): Promise<{ told: string; code: number | null }> {
  const child = spawn(process.execPath, [join(root, 'tools', 'test.ts'), file], {
    cwd: root,
    env: { ...process.env, SOAK: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (text: Buffer) => {
    said += text.toString()
  })
  const code = await new Promise<number | null>((ended, failed) => child.once('close', ended).once('error', failed))
  if (code !== 0) console.error(said)
  return { told: said.trim().split('\n').at(-1) ?? '', code }
}

/** Randomised tests with enough rounds for rare events. */
export async function inManyRounds(title: string, tests: readonly string[]): Promise<Table> {
  const rows = []
  for (const file of tests) {
    const { told, code } = await manyRoundsOf(file)
    rows.push({ file, told, met: code === 0 })
  }
  return { title, columns: [{ key: 'file', head: 'tests' }, { key: 'told', head: 'told' }, met], rows }
}

export const faultsByChance = (): Promise<Table> => inManyRounds('Races and arbitrary bodies, in many rounds', files)
