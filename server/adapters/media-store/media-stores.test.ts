import { buffer, text } from 'node:stream/consumers'
import { afterEach, describe, expect, test } from 'vitest'
import { objectStore } from '#testing/network/object-store'
import { testFolder } from '#testing/test-folder'
import { bucketStore } from './bucket.ts'
import { localFolder } from './local-folder.ts'

const remote = await objectStore()
const settings = { ...remote.settings, prefix: 'site/media' }
const bucket = bucketStore(settings)
afterEach(() => remote.become('well'))

const all = async (values: AsyncIterable<string>) => {
  const found: string[] = []
  for await (const value of values) found.push(value)
  return found.toSorted()
}

describe.each([
  ['a folder', localFolder(await testFolder('maestrale-stores-'))],
  ['a bucket', bucket],
])('%s', (_name, store) => {
  test('returns what was saved, and nothing for what was not', async () => {
    const bytes = Buffer.from([0, 255, 10, 13, 0])
    await store.save('originals/a (1) é+&.jpg', bytes)
    expect(await store.find('originals/a (1) é+&.jpg')).toEqual(bytes)
    expect(await store.has('originals/a (1) é+&.jpg')).toBe(true)
    const opened = await store.open('originals/a (1) é+&.jpg')
    expect([opened?.size, opened && (await buffer(opened.content))]).toEqual([5, bytes])
    for (const missing of ['originals/b.jpg', 'originals', 'nowhere/at/all'])
      expect([await store.find(missing), await store.open(missing), await store.has(missing)]).toEqual([
        undefined,
        undefined,
        false,
      ])
  })

  test('replaces a file, and keeps an empty one', async () => {
    for (const words of ['first', 'second', '']) {
      await store.save('notes/one.txt', Buffer.from(words))
      expect(String(await store.find('notes/one.txt'))).toBe(words)
    }
  })

  test('lists names below a key over several pages, and removes a key without its neighbours', async () => {
    const sizes = Array.from({ length: 11 }, (_, i) => `sizes/1-aaa/${i + 10}.webp`)
    for (const key of [...sizes, 'sizes/1-aaab/68.webp', 'sizes/2-bbb/68.webp', 'sizes/note'])
      await store.save(key, Buffer.from(key))
    expect(await all(store.list('sizes'))).toEqual(['1-aaa', '1-aaab', '2-bbb', 'note'])
    expect(await all(store.list())).toEqual(expect.arrayContaining(['notes', 'originals', 'sizes']))
    expect(await all(store.files('sizes/1-aaa'))).toEqual(sizes)
    expect(await all(store.files('sizes/note'))).toEqual(['sizes/note'])
    await store.remove('sizes/1-aaa')
    expect(await all(store.list('sizes'))).toEqual(['1-aaab', '2-bbb', 'note'])
    await store.remove('sizes')
    expect(await all(store.list('sizes'))).toEqual([])
    await store.remove('sizes')
  })

  test.each(['../out', 'sizes/../../out', '/etc/passwd', 'sizes//1', '', 'a\\..\\b', 'a\0b'])(
    'refuses the key %j, which leads elsewhere',
    async key => {
      await expect((async () => store.save(key, Buffer.from('x')))()).rejects.toThrow('leads out of the store')
      await expect((async () => store.find(key))()).rejects.toThrow('leads out of the store')
    },
  )
})

describe('a bucket', () => {
  test('keeps everything below its prefix', async () => {
    await bucket.save('originals/terrace.jpg', Buffer.from('terrace'))
    expect(String(remote.objects.get('site/media/originals/terrace.jpg'))).toBe('terrace')
    expect(await bucketStore(remote.settings).has('originals/terrace.jpg')).toBe(false)
  })

  test('that fails is tried three times, and told in one line', async () => {
    remote.become('failing')
    const before = remote.calls.length
    await expect(bucket.find('originals/terrace.jpg')).rejects.toThrow(/^The media store does not answer: SlowDown$/)
    expect(remote.calls.length - before).toBe(3)
  })

  test('that refuses a request fails with its code, without a retry', async () => {
    remote.become('refusing')
    const before = remote.calls.length
    await expect(bucket.save('originals/x.jpg', Buffer.from('x'))).rejects.toThrow(
      /^The media store refuses: AccessDenied$/,
    )
    expect(remote.calls.length - before).toBe(1)
  })

  test.each([
    [
      'another secret',
      { credentials: { accessKeyId: 'TESTACCESS', secretAccessKey: 'guess' } },
      'refuses: AccessDenied',
    ],
    ['another region', { region: 'elsewhere' }, 'refuses: AccessDenied'],
    ['another bucket', { bucket: 'another' }, 'refuses: NoSuchBucket'],
    ['a closed port', { endpoint: 'http://127.0.0.1:9' }, 'does not answer: ECONNREFUSED'],
  ])('with %s saves nothing and says why', async (_what, change, told) => {
    const other = bucketStore({ ...remote.settings, ...change })
    await expect(other.save('originals/y.jpg', Buffer.from('y'))).rejects.toThrow(`The media store ${told}`)
    await expect(other.find('originals/y.jpg')).rejects.toThrow(`The media store ${told}`)
    await expect(all(other.list())).rejects.toThrow(`The media store ${told}`)
  })

  test('that says nothing is given up', async () => {
    remote.become('silent')
    const impatient = bucketStore(settings, { silent: 200, call: 1500 })
    await expect(impatient.find('originals/terrace.jpg')).rejects.toThrow('The media store does not answer')
  })

  test('whose answer is cut off returns no half file', async () => {
    remote.become('cut off')
    await expect(bucket.find('originals/terrace.jpg')).rejects.toThrow('The media store does not answer')
    const opened = await bucket.open('originals/terrace.jpg')
    await expect(opened && text(opened.content)).rejects.toThrow()
  })
})
