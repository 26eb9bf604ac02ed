import { ask, freePort, type Measured, startProcess, untilReady } from '../processes.ts'
import { met, type Row, type Table } from '../report.ts'
import { median, medianRatio, spread } from '../statistics.ts'
import type { World } from '../world.ts'
import { type Answer, fetchRaw } from './answer.ts'
import type { Load, Stood } from './load.ts'
import { pagePaths, searchCall, searchCalls } from './requests.ts'

const connections = 32
const aims = { page: 0.6, askedAgain: 0.5 } as const

interface Case {
  what: string
  paths: string[]
  encoding?: 'br' | 'gzip'
  aim?: number
  /** No response is sent twice, so a server has to compress each one. */
  isSentOnce?: boolean
}

/** A period of load on a server: responses, and processor use. */
interface Stretch extends Stood {
  /** Processor time of the server per request, in microseconds. */
  processorMicros: number
  /** Share of one core that the server used. */
  busy: number
}

async function casesOf(address: string): Promise<Case[]> {
  const pages = Object.entries(await pagePaths(address)).flatMap(([what, path]) => [
    { what, paths: [path], aim: aims.page },
    { what, paths: [path], encoding: 'br' as const, aim: aims.page },
    { what, paths: [path], encoding: 'gzip' as const, aim: aims.page },
  ])
  const calls = [
    { what: 'search call', paths: [searchCall], aim: aims.askedAgain },
    { what: 'different searches', paths: searchCalls, isSentOnce: true },
  ]
  return [...pages, ...calls.flatMap(call => [call, { ...call, encoding: 'br' as const }])]
}

/** The site's response; of several the one of median length. */
async function middleAnswer(address: string, paths: string[], encoding?: string) {
  const answers: Answer[] = []
  for (const path of paths) answers.push(await fetchRaw(address + path, encoding))
  answers.sort((a, b) => a.body.length - b.body.length)
  const answer = answers[answers.length >> 1] as Answer
  if (answer.head['content-encoding'] !== encoding) throw new Error(`${paths[0]} is not sent as ${encoding}`)
  return answer
}

async function stretch(generator: Measured, server: Measured, load: Load): Promise<Stretch> {
  const before = await server.usage()
  const { stood } = await ask<{ stood: Stood }>(generator.child, { load }, 'stood')
  const after = await server.usage()
  if (stood.failures > 0) throw new Error(`${load.address}: ${stood.failures} of ${stood.requests} requests failed`)
  const processor = after.processorSeconds - before.processorSeconds
  return { ...stood, processorMicros: (processor / stood.requests) * 1e6, busy: processor / stood.seconds }
}

/**
 * Requests per second for pages and the search endpoint, compared with a bare `node:http` server that sends the same
 * bytes.
 */
export async function benchHttp(world: World): Promise<Table[]> {
  const { rounds, seconds } = world.effort
  const port = await freePort()
  const bareAddress = `http://127.0.0.1:${port}/`
  const site = await world.startSite()
  const bare = startProcess('bench/http/bare-server.ts', { PORT: String(port) })
  const generator = startProcess('bench/http/load.ts')
  await untilReady(bareAddress, bare)

  const measure = async ({ what, paths, encoding, aim, isSentOnce = false }: Case): Promise<Row> => {
    const answer = await middleAnswer(site.address, paths, encoding)
    await ask(bare.child, { serve: answer }, 'serving')
    const headers: Record<string, string> = encoding ? { 'accept-encoding': encoding } : {}
    const ours = { address: site.address, paths, headers, connections, seconds }
    const theirs = { ...ours, address: bareAddress }
    const warm = Math.min(1, seconds)
    await stretch(generator, site, { ...ours, seconds: warm })
    await stretch(generator, bare, { ...theirs, seconds: warm })

    const [own, peer]: [Stretch[], Stretch[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      own.push(await stretch(generator, site, ours))
      peer.push(await stretch(generator, bare, theirs))
    }
    const of = (stretches: Stretch[], member: keyof Stretch) => stretches.map(measured => measured[member])
    const ratio = medianRatio(of(own, 'perSecond'), of(peer, 'perSecond'))
    const compressing: Stretch[] = []
    if (isSentOnce && encoding === 'br') {
      await ask(bare.child, { serve: await middleAnswer(site.address, paths), compress: true }, 'serving')
      await stretch(generator, bare, { ...theirs, seconds: warm })
      for (let round = 0; round < rounds; round++) compressing.push(await stretch(generator, bare, theirs))
    }
    return {
      what,
      encoding: encoding ?? 'plain',
      kb: answer.body.length / 1000,
      perSecond: median(of(own, 'perSecond')),
      barePerSecond: median(of(peer, 'perSecond')),
      ratio,
      processorRatio: medianRatio(of(peer, 'processorMicros'), of(own, 'processorMicros')),
      processorMicros: median(of(own, 'processorMicros')),
      bareProcessorMicros: median(of(peer, 'processorMicros')),
      compressingRatio:
        compressing.length > 0 ? medianRatio(of(compressing, 'processorMicros'), of(own, 'processorMicros')) : null,
      p99: median(of(own, 'p99')),
      bareP99: median(of(peer, 'p99')),
      bareBusy: median(of(peer, 'busy')) * 100,
      spread: Math.max(spread(of(own, 'perSecond')), spread(of(peer, 'perSecond'))) * 100,
      ...(aim !== undefined && { aim, met: ratio >= aim }),
    }
  }

  const rows: Row[] = []
  for (const measured of await casesOf(site.address)) rows.push(await measure(measured))
  await Promise.all([site, bare, generator].map(process => process.stop()))

  return [
    {
      title: `HTTP: requests per second, ${connections} connections, compared with a bare node:http server that sends the same bytes`,
      columns: [
        { key: 'what', head: 'response' },
        { key: 'encoding', head: 'as' },
        { key: 'kb', head: 'kB', digits: 1 },
        { key: 'perSecond', head: 'req/s' },
        { key: 'barePerSecond', head: 'bare' },
        { key: 'ratio', head: 'ratio', digits: 2 },
        { key: 'aim', head: 'aim ≥', digits: 2 },
        met,
        { key: 'processorMicros', head: 'CPU µs' },
        { key: 'bareProcessorMicros', head: 'bare' },
        { key: 'processorRatio', head: 'ratio', digits: 2 },
        { key: 'compressingRatio', head: 'if it compressed', digits: 2 },
        { key: 'p99', head: 'p99 ms' },
        { key: 'bareP99', head: 'bare' },
        { key: 'bareBusy', head: 'bare busy', unit: '%' },
        { key: 'spread', head: 'spread', unit: '%' },
      ],
      rows,
      notes: [
        'CPU µs: processor time of the server for one request. Where the bare server is not busy (under 90 %), the side',
        'that asks is the slower one and flatters the rate; then the ratio of processor times is the one to believe.',
        '“if it compressed”: the same ratio to a bare server that compresses the body for each request, at level 4.',
      ],
    },
  ]
}
