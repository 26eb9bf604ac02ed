import type { Tier } from '#domain/pricing/season'
import { slugOf } from '#domain/text/slug'
import type { KnownRegion, KnownRows } from './known-rows.ts'
import type { ImportProblems } from './problems.ts'
import type { Read } from './read-table.ts'

/** A villa of the folder with what its names stand for. */
export interface PlannedVilla {
  row: Read<'villas'>
  regionId: number
  subRegionId: number | null
  slug: string
  path: string
  tiers: Tier[]
  amenityIds: number[]
}

/** Reports a row that refers to a villa which neither the folder nor the database has. */
export function reportUnknownVilla(
  row: { villa: string; at: { file: string; line: number } },
  problems: ImportProblems,
) {
  if (!problems.faultyVillas.has(row.villa))
    problems.add({ ...row.at, column: 'villa' }, `${row.villa} is no code of a villa`)
}

/** Reports rows whose key an earlier row has. */
export function checkDuplicates<Row extends { at: { file: string; line: number } }>(
  rows: readonly Row[],
  column: string,
  keyOf: (row: Row) => string,
  problems: ImportProblems,
): void {
  const first = new Map<string, number>()
  for (const row of rows) {
    const key = keyOf(row)
    const line = first.get(key)
    if (line === undefined) first.set(key, row.at.line)
    else problems.add({ ...row.at, column }, `${key.split('\n').at(-1)} is in line ${line} already`)
  }
}

function subRegionOf({ row, region }: { row: Read<'villas'>; region: KnownRegion }, problems: ImportProblems) {
  if (row.sub_region === undefined) return null
  const id = region.subRegions.get(row.sub_region)
  if (id === undefined) {
    const there = [...region.subRegions.keys()].join(', ') || 'none'
    problems.add({ ...row.at, column: 'sub_region' }, `${row.sub_region} is unknown; there are: ${there}`)
  }
  return id ?? null
}

function tiersOf(row: Read<'villas'>, problems: ImportProblems): Tier[] {
  const tiers = row.tiers ?? [{ rooms: row.bedrooms, sleeps: row.sleeps }]
  const last = tiers.at(-1)
  if (last?.rooms !== row.bedrooms || last.sleeps !== row.sleeps)
    problems.add({ ...row.at, column: 'tiers' }, `must end with the whole villa, ${row.bedrooms}:${row.sleeps}`)
  return tiers
}

/** Checks the villas of a folder against one another and the database. */
export function planVillas(
  rows: readonly Read<'villas'>[],
  known: KnownRows,
  problems: ImportProblems,
): Map<string, PlannedVilla> {
  checkDuplicates(rows, 'code', ({ code }) => code, problems)
  const planned = new Map<string, PlannedVilla>()
  for (const row of rows) {
    const region = known.regions.get(row.region)
    if (!region) {
      problems.add({ ...row.at, column: 'region' }, `${row.region} is unknown`)
      problems.faultyVillas.add(row.code)
      continue
    }
    const unknown = (row.amenities ?? []).filter(key => !known.amenities.has(key))
    if (unknown.length > 0) problems.add({ ...row.at, column: 'amenities' }, `${unknown.join(', ')} is unknown`)
    if (row.rooms && row.rooms.length !== row.bedrooms)
      problems.add({ ...row.at, column: 'rooms' }, `lists ${row.rooms.length} rooms of ${row.bedrooms}`)
    const before = known.villas.get(row.code)
    if (row.live !== false && before?.archived)
      problems.add({ ...row.at, column: 'live' }, 'must be no: the villa is archived in the back office')
    const slug = row.slug ?? slugOf(row.name)
    if (!slug) problems.add({ ...row.at, column: 'slug' }, 'is needed, since the name has no letters from a to z')
    planned.set(row.code, {
      row,
      regionId: region.id,
      subRegionId: subRegionOf({ row, region }, problems),
      slug,
      path: `${region.path}/villas/${slug}`,
      tiers: tiersOf(row, problems),
      amenityIds: (row.amenities ?? []).flatMap(key => known.amenities.get(key) ?? []),
    })
  }
  checkPaths([...planned.values()], known, problems)
  return planned
}

/** Two villas, or a villa and a page, cannot share an address. */
function checkPaths(planned: readonly PlannedVilla[], known: KnownRows, problems: ImportProblems): void {
  const owners = new Map([...known.villas.values()].map(({ path, code }) => [path, code]))
  for (const { row } of planned) {
    const before = known.villas.get(row.code)
    if (before) owners.delete(before.path)
  }
  for (const { row, path } of planned) {
    const owner = owners.get(path)
    if (owner !== undefined || known.otherPaths.has(path) || known.pages.has(path))
      problems.add(
        { ...row.at, column: 'slug' },
        `${path} is the address of ${owner ?? 'another page or villa'} already`,
      )
    owners.set(path, row.code)
  }
}
