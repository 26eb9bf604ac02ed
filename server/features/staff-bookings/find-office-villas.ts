import type { OfficeVilla } from '#contract/staff/office-blocks'
import { type Reach, reaches } from '#domain/access/roles/reach'
import type { Context } from '#server/context'
import { forEachYielding } from '#server/platform/queue/yielding'

const maxFound = 20

/** Letters without case and accents. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Finds villas by a part of their name; those whose name begins with it come first. */
export async function findOfficeVillas(
  { catalogue }: Pick<Context, 'catalogue'>,
  reach: Reach,
  words: string,
): Promise<{ villas: OfficeVilla[] }> {
  const wanted = plain(words)
  const found: { at: number; villa: OfficeVilla }[] = []
  for await (const [id, { row }] of forEachYielding(catalogue.villas.entries())) {
    const at = plain(row.name).indexOf(wanted)
    if (at < 0 || !reaches(reach, row.regionId)) continue
    const region = catalogue.content.regionById.get(row.regionId)?.name.en ?? ''
    found.push({ at: Math.min(at, 1), villa: { id, name: row.name, region } })
  }
  const villas = found.toSorted((a, b) => a.at - b.at || a.villa.name.localeCompare(b.villa.name, 'en'))
  return { villas: villas.slice(0, maxFound).map(({ villa }) => villa) }
}
