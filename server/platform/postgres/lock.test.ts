import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '#testing/folder'
import { withLock } from './lock.ts'

const folder = await newFolder('maestrale-lock-')

test('work under one lock is done one after the other', async () => {
  let [running, most] = [0, 0]
  const work = async () => {
    most = Math.max(most, ++running)
    await new Promise(done => setTimeout(done, 5))
    running--
  }
  await Promise.all(Array.from({ length: 8 }, () => withLock(join(folder, 'busy'), work)))
  expect(most).toBe(1)
})

test.each([
  ['was killed before it wrote its number', ''],
  ['was killed and whose number is ours now, as in a container', String(process.pid)],
  ['was killed and whose number is nobody’s', '999999999'],
])('a lock is taken over from a process that %s', async (_, left) => {
  const file = join(folder, 'left')
  await writeFile(file, left)
  expect(await withLock(file, async () => 'done')).toBe('done')
})

test('work that fails gives the lock back', async () => {
  const file = join(folder, 'failed')
  await expect(withLock(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await withLock(file, async () => 'done')).toBe('done')
})
