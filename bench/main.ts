import { buildAside } from '#tools/build/build-in-child-process'
import { isBuilt } from '#tools/build/is-built'
import { benchAttack } from './attack/attack.ts'
import { benchBookings } from './bookings.ts'
import { benchFaults } from './faults.ts'
import { benchGrowth } from './growth.ts'
import { benchHttp } from './http/http.ts'
import { benchMemory } from './memory.ts'
import { benchOffice } from './office/office.ts'
import { benchOfficeGrids } from './office-grids.ts'
import { benchKept } from './page-cache.ts'
import { benchPayments } from './payments.ts'
import { format, type Table } from './report.ts'
import { describeMachine, keepResults, machineLine } from './results.ts'
import { benchScale } from './scale.ts'
import { benchScaleOut } from './scale-out.ts'
import { benchSearch } from './search.ts'
import { benchSoak } from './soak.ts'
import { benchStart } from './start.ts'
import { benchWeight } from './weight.ts'
import { makeWorld, type World } from './world.ts'

const sections: Record<string, (world: World) => Promise<Table[]>> = {
  weight: benchWeight,
  start: benchStart,
  search: benchSearch,
  http: benchHttp,
  kept: benchKept,
  bookings: benchBookings,
  payments: benchPayments,
  memory: benchMemory,
  scale: benchScale,
  'scale-out': benchScaleOut,
  growth: benchGrowth,
  grids: benchOfficeGrids,
  office: benchOffice,
  attack: benchAttack,
  soak: benchSoak,
  faults: benchFaults,
}
/** Sections that take minutes run only if named. */
const onlyWhereNamed = new Set(['scale-out', 'office', 'attack', 'soak', 'faults'])

// Pages are rendered in this process, too: by default React would do so with the checks of its development build.
process.env.NODE_ENV ??= 'production'

const args = process.argv.slice(2)
const quick = args.includes('--quick')
const named = args.filter(arg => !arg.startsWith('--'))
const sizes = named.filter(name => /^\d+$/.test(name)).map(Number)
const sectionsNamed = named.filter(name => !/^\d+$/.test(name))
const unknown = sectionsNamed.filter(name => !(name in sections))
if (unknown.length > 0) {
  console.error(`There is no section ${unknown.join(', ')}; there are ${Object.keys(sections).join(', ')}.`)
  process.exit(1)
}

const machine = describeMachine()
console.log(machineLine(machine))
if (!(await isBuilt())) {
  console.log('Building the site …')
  await buildAside()
}

const world = await makeWorld({ ...(quick ? { rounds: 1, seconds: 1 } : { rounds: 5, seconds: 3 }), sizes })
const tables: Table[] = []
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void world.close().finally(() => process.exit(1)))
}
try {
  for (const [name, bench] of Object.entries(sections)) {
    if (sectionsNamed.length > 0 ? !sectionsNamed.includes(name) : onlyWhereNamed.has(name)) continue
    const measured = await bench(world)
    tables.push(...measured)
    for (const table of measured) console.log(format(table))
  }
} finally {
  await world.close()
}
const file = await keepResults('bench', machine, tables)
console.log(`\nload now ${describeMachine().load.join(' ')}; saved to ${file}`)
