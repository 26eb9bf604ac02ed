import { sql } from 'drizzle-orm'
import type { VillaFilter } from '#contract/staff/office-villas'
import { region, villa } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import { reachOf } from '#domain/access/roles/reach'
import { villaOrder, villasOf } from '#server/features/office-villas/public'
import { type ExportSource, exportList, yesNo } from './export-list.ts'

interface VillaRow extends Record<string, unknown> {
  id: number
  code: string | null
  name: string
  region: string
  place: string
  bedrooms: number
  sleeps: number
  bathrooms: number
  exquisite: boolean
  registration_number: string
  sort_order: number
  path: string
}

/** Exports villas as they are filtered. */
export const exportVillas = (source: ExportSource, actor: Staff, filter: VillaFilter) =>
  exportList<VillaRow>(source, actor, {
    name: 'villas',
    filter,
    query: sql`
      select ${villa.id}, ${villa.code}, ${villa.name}, ${region.name} ->> 'en' as region, ${villa.place},
        ${villa.bedrooms}, ${villa.sleeps}, ${villa.bathrooms}, ${villa.exquisite}, ${villa.registrationNumber},
        ${villa.sortOrder}, ${villa.path}
      from ${villa} join ${region} on ${region.id} = ${villa.regionId}
      where ${villasOf(reachOf(actor, 'villas'), filter)} order by ${sql.join(villaOrder(filter), sql`, `)}`,
    columns: [
      ['Id', row => row.id],
      ['Code', row => row.code],
      ['Name', row => row.name],
      ['Region', row => row.region],
      ['Place', row => row.place],
      ['Bedrooms', row => row.bedrooms],
      ['Sleeps', row => row.sleeps],
      ['Bathrooms', row => row.bathrooms],
      ['Exquisite', row => yesNo(row.exquisite)],
      ['Registration number', row => row.registration_number],
      ['Order', row => row.sort_order],
      ['Path', row => row.path],
    ],
  })
