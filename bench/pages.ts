import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { chromiumArguments, chromiumPath } from '#testing/chromium'
import { buildAside } from '#tools/build/build-in-child-process'
import { isBuilt } from '#tools/build/is-built'
import { pagePaths } from './http/requests.ts'
import { freePort, untilReady } from './processes.ts'
import { format, met, type Row, type Table } from './report.ts'
import { describeMachine, keepResults, machineLine } from './results.ts'
import { median } from './statistics.ts'
import { makeWorld } from './world.ts'

/** Limits; the paint, in milliseconds, applies to the pages where most visits begin. */
const aims = { performance: 95, accessibility: 100, seo: 100, shift: 0, paint: 1600 } as const
const firstPages = ['home', 'results', 'villa']

const rounds = process.argv.includes('--quick') ? 1 : 3

/** Article pages, in addition to those of other benchmarks. */
const readingPages = {
  guide: '/italy/umbria/guide',
  region: '/italy/umbria',
  collection: '/villa-collections/heated-pools',
  article: '/blog/corfu-town-before-nine',
}

/** Names of the pages to audit; all by default. */
const asked = process.argv.slice(2).filter(argument => !argument.startsWith('--'))

/** Starts headless Chromium with a debugging port. */
async function startBrowser(profile: string) {
  const port = await freePort()
  const own = ['--headless=new', '--no-first-run', `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`]
  const child = spawn(chromiumPath(), [...chromiumArguments, ...own, 'about:blank'], { stdio: 'ignore' })
  await untilReady(`http://127.0.0.1:${port}/json/version`, { child })
  return {
    port,
    stop: async () => {
      const gone = once(child, 'exit')
      child.kill()
      await gone
    },
  }
}

interface Visit {
  performance: number
  accessibility: number
  practices: number
  seo: number
  /** Cumulative layout shift. */
  shift: number
  /** Milliseconds: largest contentful paint, and total blocking time. */
  paint: number
  blocking: number
  scriptKb: number
  totalKb: number
  /** Audits that cost points. */
  faults: string[]
}

/** One Lighthouse audit of a page on a phone; on a busy machine some audits fail and are repeated. */
async function audit(address: string, port: number, attempts = 3): Promise<Visit> {
  const result = await lighthouse(address, { port, output: 'json', logLevel: 'silent' })
  if (!result) throw new Error(`Lighthouse returned no result for ${address}`)
  const { categories, audits, runtimeError } = result.lhr
  if (runtimeError && attempts > 1) return audit(address, port, attempts - 1)
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`)
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  // Requests during the page load, by kind; for scripts only compressed bytes count.
  const requests = (
    audits['network-requests']?.details as { items?: { resourceType?: string; transferSize?: number }[] }
  )?.items
  const sent = (kind?: string) =>
    (requests ?? [])
      .filter(({ resourceType }) => !kind || resourceType === kind)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000
  const counted = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
  const faults = [...new Set(counted.map(({ id }) => id))].filter(id => {
    const found = audits[id]?.score
    return typeof found === 'number' && found < 0.9
  })
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    shift: value('cumulative-layout-shift'),
    paint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    scriptKb: sent('Script'),
    totalKb: sent(),
    faults,
  }
}

const machine = describeMachine()
console.log(machineLine(machine))
if (!(await isBuilt())) {
  console.log('Building the site …')
  await buildAside()
}
const world = await makeWorld({ rounds, seconds: 1, sizes: [] })
const rows: Row[] = []
try {
  const site = await world.startSite()
  const browser = await startBrowser(join(world.folder, 'browser'))
  try {
    const pages = Object.entries({ ...(await pagePaths(site.address)), ...readingPages })
    for (const [what, path] of pages.filter(([name]) => asked.length === 0 || asked.includes(name))) {
      // The first visit renders the pictures, which are cached for the others.
      await audit(site.address + path, browser.port)
      const visits: Visit[] = []
      for (let round = 0; round < rounds; round++) visits.push(await audit(site.address + path, browser.port))
      const middle = (member: Exclude<keyof Visit, 'faults'>) => median(visits.map(visit => visit[member]))
      const row = {
        what,
        performance: middle('performance'),
        accessibility: middle('accessibility'),
        practices: middle('practices'),
        seo: middle('seo'),
        shift: middle('shift'),
        paint: middle('paint'),
        blocking: middle('blocking'),
        scriptKb: middle('scriptKb'),
        totalKb: middle('totalKb'),
        faults: [...new Set(visits.flatMap(visit => visit.faults))].join(' '),
      }
      const good =
        row.performance >= aims.performance &&
        row.accessibility >= aims.accessibility &&
        row.seo >= aims.seo &&
        Math.round(row.shift * 1000) === aims.shift &&
        (row.paint <= aims.paint || !firstPages.includes(what))
      rows.push({ ...row, met: good })
      console.log(`${what} …`)
    }
  } finally {
    await browser.stop()
  }
} finally {
  await world.close()
}

const table: Table = {
  title: `Lighthouse, mobile, medians of ${rounds}; aims: performance ≥ 95, accessibility 100, SEO 100, layout shift 0, the largest paint of ${firstPages.join(', ')} ≤ ${aims.paint} ms`,
  columns: [
    { key: 'what', head: 'page' },
    { key: 'performance', head: 'performance' },
    { key: 'accessibility', head: 'accessibility' },
    { key: 'practices', head: 'best practices' },
    { key: 'seo', head: 'SEO' },
    { key: 'shift', head: 'layout shift', digits: 3 },
    { key: 'paint', head: 'LCP ms' },
    { key: 'blocking', head: 'TBT ms' },
    { key: 'scriptKb', head: 'JS kB' },
    { key: 'totalKb', head: 'all kB' },
    met,
    { key: 'faults', head: 'to look at' },
  ],
  rows,
}
console.log(format(table))
console.log(`\nsaved to ${await keepResults('pages', machine, [table])}`)
