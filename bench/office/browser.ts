import { TOTP } from 'otpauth'
import { chromium, type Page } from 'playwright-core'
import { demonstrationAccounts, demonstrationPassword } from '#domain/demonstration'
import { chromiumArguments, chromiumShellPath } from '#testing/chromium'
import { fillGrids } from '../office-grids.ts'
import { met, type Row, type Table } from '../report.ts'
import { median } from '../statistics.ts'
import type { World } from '../world.ts'

const aimMs = 100
const steps = 60

interface MeasuredPage {
  what: string
  path: string
  /** An element that is there once the page can be used. */
  ready: string
  /** Keys that staff press in it, in turn. */
  keys: readonly string[]
  /** Focuses the field in which they are typed; otherwise the element above has the focus. */
  open?: (page: Page) => Promise<void>
}

const words = [...'viola', ...Array<string>(5).fill('Backspace')]

/** The pages with the most rows, and the fields that search while staff type. */
const pages: readonly MeasuredPage[] = [
  {
    what: 'list of villas',
    path: '/office/villas',
    ready: 'main a[href*="/office/villas/"]',
    keys: ['End', 'PageUp', 'PageDown'],
  },
  { what: 'calendar', path: '/office/calendar', ready: '[role=grid]', keys: ['ArrowDown', 'ArrowRight', 'ArrowDown'] },
  { what: 'price grid', path: '/office/prices', ready: '[role=grid]', keys: ['ArrowDown', 'ArrowRight', 'ArrowDown'] },
  {
    what: 'price grid, selecting',
    path: '/office/prices',
    ready: '[role=grid]',
    keys: ['Shift+PageDown', 'Shift+ArrowRight', 'Shift+ArrowDown'],
  },
  {
    what: 'pages and texts',
    path: '/office/pages',
    ready: 'main a[href*="/office/pages/"]',
    keys: ['End', 'PageUp', 'PageDown'],
  },
  { what: 'people', path: '/office/people', ready: 'main h1', keys: ['End', 'PageUp', 'PageDown'] },
  { what: 'log', path: '/office/log', ready: 'main h1', keys: ['End', 'PageUp', 'PageDown'] },
  {
    what: 'search of everything',
    path: '/office',
    ready: 'nav',
    keys: words,
    open: async page => {
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox').waitFor()
    },
  },
  {
    what: 'choice of a villa',
    path: '/office/blocks',
    ready: 'main input[type=search]',
    keys: words,
    open: page => page.locator('main input[type=search]').first().focus(),
  },
]

async function signIn(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/office`)
  await page.getByLabel('E-mail').fill(demonstrationAccounts.staff)
  await page.getByLabel('Password', { exact: true }).fill(demonstrationPassword)
  await page.getByRole('button', { name: 'Continue' }).click()
  const code = page.locator('code')
  await code.first().waitFor()
  const secret = ((await code.first().textContent()) ?? '').replaceAll(' ', '')
  await page.getByRole('textbox', { name: 'Code' }).fill(new TOTP({ secret }).generate())
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('navigation', { name: 'Back office' }).waitFor()
}

/** Milliseconds of the main thread that each step takes, and the longest task. */
async function measureSteps(page: Page, act: (step: number) => Promise<unknown>): Promise<Omit<Row, 'what'>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const busy = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    const of = (name: string) => metrics.find(metric => metric.name === name)?.value ?? 0
    return (of('ScriptDuration') + of('LayoutDuration') + of('RecalcStyleDuration')) * 1000
  }
  await page.evaluate(() => {
    const all: number[] = []
    Object.assign(window, { longTasks: all })
    new PerformanceObserver(list => all.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    })
  })
  const taken: number[] = []
  for (let step = 0; step < steps; step++) {
    const before = await busy()
    await act(step)
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
    taken.push((await busy()) - before)
  }
  const long = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks)
  const most = Math.max(...taken)
  return { p50: median(taken), most, long: long.length, longest: Math.max(0, ...long), met: most < aimMs }
}

/** What scrolling and keys cost the browser over 500 villas and two years. */
export async function measureBrowser(world: World): Promise<Table> {
  const databaseUrl = await world.newDatabase('office_browser')
  await fillGrids(databaseUrl)
  const site = await world.startSite({ databaseUrl })
  const browser = await chromium.launch({ executablePath: chromiumShellPath(), args: chromiumArguments })
  const rows: Row[] = []
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await signIn(page, site.address)
    for (const { what, path, ready, keys, open } of pages) {
      await page.goto(site.address + path)
      await page.locator(ready).first().waitFor()
      await page.mouse.move(720, 600)
      if (!open) {
        const scrolled = await measureSteps(page, step => page.mouse.wheel(step % 6 === 5 ? 900 : 0, 700))
        rows.push({ what: `${what}: wheel`, ...scrolled })
      }
      if (open) await open(page)
      else await page.evaluate(selector => document.querySelector<HTMLElement>(selector)?.focus(), ready)
      const pressed = await measureSteps(page, step => page.keyboard.press(keys[step % keys.length] ?? 'PageDown'))
      const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
      rows.push({ what: `${what}: keys`, ...pressed, nodes })
    }
  } finally {
    await browser.close()
    await site.stop()
  }
  return {
    title: 'Scrolling and keys in the browser, 500 villas over two years',
    columns: [
      { key: 'what', head: '' },
      { key: 'p50', head: 'p50 ms', digits: 1 },
      { key: 'most', head: 'most ms', digits: 1 },
      { key: 'long', head: 'long tasks' },
      { key: 'longest', head: 'longest ms' },
      { key: 'nodes', head: 'elements' },
      met,
    ],
    rows,
    notes: [
      `Time of scripts, styles and layout on the main thread for each of ${steps} steps; target ${aimMs} ms.`,
      'Long tasks are wall time over 50 ms: other processes lengthen them.',
    ],
  }
}
