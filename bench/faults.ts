import { faultsOfData } from './faults/data.ts'
import type { Table } from './report.ts'
import type { World } from './world.ts'

/** What the site bears: faults that take minutes to try. Those that take seconds are tests. */
export const benchFaults = (world: World): Promise<Table[]> => faultsOfData(world)
