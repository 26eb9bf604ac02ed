import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { dailyFile, readDailyFile } from './daily-file.ts'

const file = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject>
  <Cube>
    <Cube time='2027-01-14'>
      <Cube currency='USD' rate='1.0812'/>
      <Cube currency='JPY' rate='164.3'/>
      <Cube currency="GBP" rate="0.85205"/>
    </Cube>
  </Cube>
</gesmes:Envelope>`

test('a daily file has the rates of a euro', () => {
  const { ratedOn, perEuro } = readDailyFile(file)
  expect(ratedOn).toBe('2027-01-14')
  expect(Object.fromEntries(perEuro)).toEqual({ EUR: 1, USD: 1.0812, JPY: 164.3, GBP: 0.85205 })
})

test.each([
  ['a page that says sorry', '<html><body>Sorry</body></html>'],
  ['nothing', ''],
  ['a day that there is not', file.replace('2027-01-14', '2027-02-30')],
  ['no rates', file.replace(/<Cube currency[^>]*>/g, '')],
  ['rates that are no numbers', file.replace(/rate=(['"])[\d.]+/g, 'rate=$1N/A')],
  ['rates of nothing', file.replace(/rate=(['"])[\d.]+/g, 'rate=$10')],
])('%s is no such file', (_, text) => {
  expect(() => readDailyFile(text)).toThrow(/exchange rates/)
})

const server = createServer((request, response) => {
  if (request.url === '/gone') return response.writeHead(503).end(file)
  if (request.url === '/endless') return response.end(file + ' '.repeat(300 * 1024))
  if (request.url === '/silent') return undefined
  return response.end(file)
})
await new Promise<void>(listens => server.listen(0, '127.0.0.1', listens))
afterAll(() => server.closeAllConnections())
afterAll(() => server.close())
const at = (path: string) => dailyFile(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)
const { signal } = new AbortController()

test('the file is fetched; an error, a flood and silence are failures', async () => {
  expect((await at('/').latest(signal)).ratedOn).toBe('2027-01-14')
  await expect(at('/gone').latest(signal)).rejects.toThrow('503')
  await expect(at('/endless').latest(signal)).rejects.toThrow('too long')
  await expect(at('/silent').latest(AbortSignal.timeout(50))).rejects.toThrow()
})
