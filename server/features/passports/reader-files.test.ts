import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readerFiles, readerPath } from '#domain/passports/machine-reader'
import { testApp } from '#testing/site/app'
import { builtSite } from '#testing/site/built-site'

const { app } = await testApp({ renderer: await builtSite() })
const get = (name: string) => app.inject({ url: `${readerPath}/${name}` })

test('the reader of passports comes from the site, with a policy that reaches no other', async () => {
  for (const name of readerFiles) {
    const { statusCode, headers } = await get(name)
    expect([name, statusCode]).toEqual([name, 200])
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
    )
    expect(headers['cache-control']).toContain('immutable')
  }
})

test('its program is compressed once, its model is as it is in the package', async () => {
  const program = await get('tesseract-core-simd-lstm.wasm')
  expect(program.headers).toMatchObject({ 'content-type': 'application/wasm', 'content-encoding': 'gzip' })
  expect(gunzipSync(program.rawPayload).subarray(0, 4).toString('latin1')).toBe('\u0000asm')
  const model = await get('eng.traineddata.gz')
  expect(model.headers['content-encoding']).toBeUndefined()
  expect(model.rawPayload.subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]))
})

test('no other file of the packages is served', async () => {
  for (const name of ['package.json', '..%2Fpackage.json', 'tesseract-core.wasm', ''])
    expect((await get(name)).statusCode).toBe(404)
})
