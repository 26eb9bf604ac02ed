import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testFolder } from '#testing/test-folder'
import { localFolder } from './local-folder.ts'

const folder = await testFolder('maestrale-store-')
const store = localFolder(folder)
const drafts = () => readdir(join(folder, 'drafts'))

test('a failed write leaves no draft, and the previous file stays', async () => {
  await store.save('sizes/1/68.webp', Buffer.from('first'))
  await mkdir(join(folder, 'sizes/1/520.webp', 'in the way'), { recursive: true })
  await expect(store.save('sizes/1/520.webp', Buffer.from('second'))).rejects.toThrow()
  expect(await drafts()).toEqual([])
  expect(String(await store.find('sizes/1/68.webp'))).toBe('first')
})

test('a draft that a killed process has left goes, one that is being written stays', async () => {
  await store.save('sizes/1/68.webp', Buffer.from('first'))
  for (const name of ['old', 'young']) await writeFile(join(folder, 'drafts', name), 'half')
  const twoHoursAgo = new Date(Date.now() - 7_200_000)
  await utimes(join(folder, 'drafts', 'old'), twoHoursAgo, twoHoursAgo)
  await store.tidy()
  expect(await drafts()).toEqual(['young'])
})

test('a store that keeps nothing yet has nothing to tidy', async () => {
  await localFolder(join(folder, 'nowhere')).tidy()
})
