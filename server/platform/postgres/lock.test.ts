import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { testFolder } from '#testing/test-folder'
import { root } from '#tools/root'
import { tryLock, withLock } from './lock.ts'

const folder = await testFolder('maestrale-lock-')

/** Another process that takes a lock and keeps it. */
async function holder(file: string) {
  const lock = pathToFileURL(join(root, 'server', 'platform', 'postgres', 'lock.ts')).href
  const script = `
    const { withLock } = await import(${JSON.stringify(lock)})
    setInterval(() => {}, 1000)
    await withLock(${JSON.stringify(file)}, () => { console.log('held'); return new Promise(() => {}) })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return child
}

test('work under one lock is done one after the other', async () => {
  let [running, most] = [0, 0]
  const work = async () => {
    most = Math.max(most, ++running)
    await new Promise(setImmediate)
    running--
  }
  await Promise.all(Array.from({ length: 8 }, () => withLock(join(folder, 'busy'), work)))
  expect(most).toBe(1)
})

test('work that fails gives the lock back', async () => {
  const file = join(folder, 'failed')
  await expect(withLock(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await withLock(file, async () => 'done')).toBe('done')
})

test('a killed process releases its lock, and waiting is reported', async () => {
  const file = join(folder, 'killed')
  const other = await holder(file)
  const told: string[] = []
  const done = withLock(file, async () => 'done', { tell: line => told.push(line) })
  await expect.poll(() => told).toEqual([expect.stringContaining(file)])
  other.kill('SIGKILL')
  expect(await done).toBe('done')
})

test('a timeout is an error that names the lock', async () => {
  const file = join(folder, 'kept')
  const other = await holder(file)
  await expect(withLock(file, async () => 'done', { patience: 100 })).rejects.toThrow(file)
  const stopping = AbortSignal.timeout(100)
  await expect(withLock(file, async () => 'done', { signal: stopping })).rejects.toThrow(/abort/)
  other.kill('SIGKILL')
})

test('a lock can be shared, and is not exclusive meanwhile', () => {
  const file = join(folder, 'shared')
  const parts = [tryLock(file, 'shared'), tryLock(file, 'shared')]
  expect(tryLock(file, 'exclusive')).toBeUndefined()
  parts[0]?.()
  expect(tryLock(file, 'exclusive')).toBeUndefined()
  parts[1]?.()
  const all = tryLock(file, 'exclusive')
  expect(tryLock(file, 'shared')).toBeUndefined()
  all?.()
})

test('a file that is no lock is named in the error', async () => {
  const file = join(folder, 'notes')
  await writeFile(file, 'These are notes and not a lock.'.repeat(100))
  expect(() => tryLock(file, 'exclusive')).toThrow(file)
})
