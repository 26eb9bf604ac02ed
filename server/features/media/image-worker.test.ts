import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterEach, expect, test, vi } from 'vitest'
import { createImageWorker } from './image-worker.ts'

const photograph = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#B5532C' } })
  .jpeg()
  .toBuffer()
const small = { original: { photograph }, width: 80, format: 'webp' } as const

const lives = (pid: number | undefined) => {
  try {
    return pid !== undefined && process.kill(pid, 0)
  } catch {
    return false
  }
}

const open: { stop: () => void }[] = []
const makerOf = (options?: Parameters<typeof createImageWorker>[0]) => {
  const maker = createImageWorker(options)
  open.push(maker)
  return maker
}
afterEach(() => {
  for (const maker of open.splice(0)) maker.stop()
})

test('its process starts with the first picture and ends when idle', async () => {
  const maker = makerOf({ restAfter: 200 })
  expect(maker.pid()).toBeUndefined()
  const { width } = await sharp(await maker.make(small)).metadata()
  expect(width).toBe(80)
  const pid = maker.pid()
  expect(lives(pid)).toBe(true)
  await vi.waitFor(() => expect(lives(pid)).toBe(false), { timeout: 5000 })
  expect(maker.pid()).toBeUndefined()
  expect((await maker.make(small)).length).toBeGreaterThan(0)
})

test('a picture that was being made when the process was killed is made by the next', async () => {
  const maker = makerOf()
  const made = maker.make(small)
  process.kill(maker.pid() ?? 0, 'SIGKILL')
  expect((await made).length).toBeGreaterThan(0)
})

test('a picture that ends the process twice fails, and the next one is made', async () => {
  const maker = makerOf({ patience: 1 })
  await expect(maker.make(small)).rejects.toThrow('ended')
  const patient = makerOf()
  expect((await patient.make(small)).length).toBeGreaterThan(0)
})

test('an unreadable picture fails alone', async () => {
  const maker = makerOf()
  const broken = maker.make({ ...small, original: { photograph: Buffer.from('no picture') } })
  const good = maker.make(small)
  await expect(broken).rejects.toThrow('unsupported image')
  expect((await good).length).toBeGreaterThan(0)
})

test.runIf(process.platform === 'linux')('its environment contains no secrets', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://somebody:secret@127.0.0.1/site')
  const maker = makerOf()
  await maker.make(small)
  const environment = await readFile(`/proc/${maker.pid()}/environ`, 'utf8')
  vi.unstubAllEnvs()
  expect(environment).not.toContain('secret')
})

test('it ends with the site, however that ended', async () => {
  const code = `
    import { createImageWorker } from '#server/features/media/image-worker'
    setInterval(() => undefined, 1000)
    const maker = createImageWorker()
    await maker.make({ original: { photograph: Buffer.from('${photograph.toString('base64')}', 'base64') }, width: 80, format: 'webp' })
    console.log(maker.pid())`
  const site = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = await once(site.stdout, 'data')
  const pid = Number(String(said).trim())
  expect(lives(pid)).toBe(true)
  site.kill('SIGKILL')
  await vi.waitFor(() => expect(lives(pid)).toBe(false), { timeout: 5000 })
})
