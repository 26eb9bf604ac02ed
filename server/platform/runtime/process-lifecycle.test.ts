import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test, vi } from 'vitest'
import { cases } from '#testing/soak'
import { root } from '#tools/root'

/** A process takes its time to begin on a busy machine. */
vi.setConfig({ testTimeout: 120_000 })

const address = (path: string) => JSON.stringify(pathToFileURL(join(root, path)).href)

/** Runs a process whose start is given as code; `says` waits for a line of it. */
function live(start: string) {
  const script = `
    import { setTimeout as wait } from 'node:timers/promises'
    const { runUntilShutdown } = await import(${address('server/platform/runtime/process-lifecycle.ts')})
    const say = word => console.log(word)
    setInterval(() => {}, 1000)
    runUntilShutdown(async ({ signal, onShutdown: undo }) => {${start}}, error => say('failed: ' + error.message))`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'pipe'] })
  const said = { out: '', err: '' }
  child.stdout.on('data', text => {
    said.out += text
  })
  child.stderr.on('data', text => {
    said.err += text
  })
  const ended = once(child, 'close')
  return {
    child,
    said,
    says: (word: string) => expect.poll(() => said.out, { timeout: 60_000 }).toContain(word),
    end: async () => ({ code: (await ended)[0], lines: said.out.trim().split('\n'), complaints: said.err }),
  }
}

const twoSteps = `
  undo('one', async () => say('one undone'))
  undo('two', async () => say('two undone'))
  say('started')`

describe.each(cases(['SIGTERM', 'SIGINT', 'SIGHUP'] as const, 1))('%s', signal => {
  test('undoes what was begun, the last first, and once', async () => {
    const process = live(twoSteps)
    await process.says('started')
    process.child.kill(signal)
    process.child.kill(signal)
    expect(await process.end()).toEqual({ code: 0, lines: ['started', 'two undone', 'one undone'], complaints: '' })
  })

  test('while a step is being begun waits for it, undoes it, and begins no other', async () => {
    const process = live(`
      say('begins')
      await wait(1000)
      undo('one', async () => say('one undone'))
      say('goes on')`)
    await process.says('begins')
    process.child.kill(signal)
    expect(await process.end()).toEqual({ code: 0, lines: ['begins', 'one undone'], complaints: '' })
  })
})

test('a failed start is logged, and its steps are undone', async () => {
  const process = live(`
    undo('one', async () => say('one undone'))
    throw new Error('no room')`)
  expect(await process.end()).toEqual({ code: 1, lines: ['failed: no room', 'one undone'], complaints: '' })
})

test.each([
  ['thrown', `setInterval(function astray() { throw new Error('a bug') }, 100)`],
  ['of a promise', `void (async function astray() { await wait(100); throw new Error('a bug') })()`],
])(
  'an error that nobody has caught, %s, is told once with its place, and ends the process in order',
  async (_, bug) => {
    const process = live(`
    undo('one', async () => { await wait(400); say('one undone') });
    ${bug}`)
    const { code, lines, complaints } = await process.end()
    expect([code, lines]).toEqual([1, ['one undone']])
    expect(complaints.match(/a bug/g)).toHaveLength(1)
    expect(complaints).toMatch(/^An error that nobody has caught ends this process: Error: a bug\n\s+at .*astray/)
  },
)

test('a shutdown hook that hangs or fails does not block the others', async () => {
  const process = live(`
    undo('one', async () => say('one undone'))
    undo('two', () => new Promise(() => {}), 200)
    undo('three', async () => { throw new Error('no way') })
    say('started')`)
  await process.says('started')
  process.child.kill('SIGTERM')
  const { code, lines, complaints } = await process.end()
  expect([code, lines]).toEqual([0, ['started', 'one undone']])
  expect(complaints).toMatch(/^Stopping three: no way\nStopping two: not done after 0.2 s\n$/)
})
