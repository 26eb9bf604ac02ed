import { startFaults } from './faults/start.ts'
import type { Table } from './report.ts'

import type { World } from './world.ts'

/** Faults that take minutes to try; what takes seconds is a test. */
export const benchFaults = async ({ effort }: World): Promise<Table[]> => [
  ...(await startFaults(effort.rounds > 1 ? 16 : 3)),
]
