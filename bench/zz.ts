import { benchMisuse } from './attack/misuse.ts'
import { format } from './report.ts'
import { makeWorld } from './world.ts'
const world = await makeWorld({ rounds: 1, seconds: 1, sizes: [] })
try { console.log(format(await benchMisuse(world))) } finally { await world.close() }
