import { lineFaults } from './faults/lines.ts'
import type { Table } from './report.ts'
import type { World } from './world.ts'

/** Faults that take minutes to try; what takes seconds is a test. */
export const benchFaults = async (world: World): Promise<Table[]> => [...(await lineFaults(world))]
