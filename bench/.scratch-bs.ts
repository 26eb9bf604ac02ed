import { benchSearch } from '/work/main/bench/search.ts'
import { makeWorld } from '/work/main/bench/world.ts'
import { format } from '/work/main/bench/report.ts'
const world = await makeWorld({ rounds: 2, seconds: 2 })
try { for (const t of await benchSearch(world)) console.log(format(t)) } finally { await world.close() }
