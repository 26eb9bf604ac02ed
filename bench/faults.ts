import { faultsByChance } from './faults/chance.ts'
import { faultsOfData } from './faults/data.ts'
import { lineFaults } from './faults/lines.ts'
import { startFaults } from './faults/start.ts'
import type { Table } from './report.ts'
import type { World } from './world.ts'

/** Faults that take minutes to reproduce; those that take seconds are tests. */
export const benchFaults = async (world: World): Promise<Table[]> => [
  ...(await lineFaults(world)),
  ...(await startFaults(world.effort.rounds > 1 ? 16 : 3)),
  ...(await faultsOfData(world)),
  ...(world.effort.rounds > 1 ? [await faultsByChance()] : []),
]
