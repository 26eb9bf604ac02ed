import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as tables from '#database/tables'
import { testApp } from '#testing/site/app'
import { run } from './purge-image-sizes.ts'

const { app, context, db, store } = await testApp()
const work = { ...context, mailer: { deliver: async () => {} } }
const signal = new AbortController().signal

const [first, second] = await db.select().from(tables.picture).orderBy(tables.picture.id).limit(2)
if (!first || !second) throw new Error('no pictures')
const make = async ({ id, hash }: { id: number; hash: string }) => {
  const url = `/media/${id}-${hash}/68.webp`
  expect((await app.inject({ url })).statusCode).toBe(200)
  return url.replace('/media', 'sizes')
}

const namesOfSizes = async () => {
  const names: string[] = []
  for await (const name of store.list('sizes')) names.push(name)
  return names
}

test('sizes of changed or deleted pictures are deleted, those of current pictures stay', async () => {
  const [shown, changing] = [await make(first), await make(second)]
  await store.save('sizes/999999999-0a1b2c3d4e5f/68.webp', new Uint8Array(1))
  await store.save('sizes/notes.txt', new Uint8Array(1))
  await db.update(tables.picture).set({ hash: 'ffffffffffff' }).where(eq(tables.picture.id, second.id))
  const changed = await make({ ...second, hash: 'ffffffffffff' })
  await run(work, {}, { signal })
  expect(await store.find(shown)).toBeDefined()
  expect(await store.find(changed)).toBeDefined()
  expect(await store.find(changing)).toBeUndefined()
  expect((await namesOfSizes()).toSorted()).toEqual(
    [`${first.id}-${first.hash}`, `${second.id}-ffffffffffff`, 'notes.txt'].toSorted(),
  )
})

test('a store without sizes has nothing to delete', async () => {
  await store.remove('sizes')
  await run(work, {}, { signal })
  expect(await namesOfSizes()).toEqual([])
})
