import { mkdir, writeFile } from 'node:fs/promises'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { root } from '#tools/root'
import type { Table } from './report.ts'

/** The machine of the measurements. */
export interface Machine {
  processor: string
  cores: number
  memoryGb: number
  system: string
  node: string
  /** Load averages over 1, 5 and 15 minutes: above the number of cores, processes had to wait. */
  load: number[]
}

export const describeMachine = (): Machine => ({
  processor: cpus()[0]?.model.trim() ?? 'unknown',
  cores: cpus().length,
  memoryGb: Math.round(totalmem() / 2 ** 30),
  system: `${process.platform} ${process.arch}`,
  node: process.version,
  load: loadavg().map(load => Math.round(load * 100) / 100),
})

export const machineLine = ({ processor, cores, memoryGb, system, node, load }: Machine): string =>
  `${processor}, ${cores} cores, ${memoryGb} GB, ${system}, Node.js ${node}, load ${load.join(' ')}`

/** Stores the measurements of a run; returns the file. */
export async function keepResults(name: string, started: Machine, tables: Table[]): Promise<string> {
  const folder = join(root, 'bench', 'results')
  await mkdir(folder, { recursive: true })
  const date = new Date().toISOString()
  const file = join(folder, `${date.slice(0, 19).replaceAll(':', '-')}-${name}.json`)
  const kept = { date, machine: started, loadAfter: describeMachine().load, tables }
  await writeFile(file, `${JSON.stringify(kept, null, 2)}\n`)
  return file
}
