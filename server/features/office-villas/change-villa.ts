import { ProblemError } from '#contract/problems'
import type { OfficeVillaRecord } from '#contract/staff/office-villas'
import type { Transaction } from '#database/connection'
import type { Staff } from '#domain/access/actor'
import type { VersionedAction } from '#domain/access/staff'
import { fieldDifferences } from '#domain/access/versions'
import type { VillaRecord, WrittenText } from '#domain/catalogue/villa-record'
import type { Context } from '#server/context'
import { writeVersion } from '#server/features/versions/public'
import { getVillaRecord } from './present-record.ts'
import { type FoundRecord, findRecord } from './queries.ts'
import { completeRecord, saveRecord } from './save-record.ts'

type World = Pick<Context, 'clock'>

/** A text without languages that say nothing; English stays, because others fall back to it. */
const tidyText = (text: WrittenText): WrittenText => ({
  ...Object.fromEntries(Object.entries(text).filter(([, words]) => words.trim() !== '')),
  en: text.en ?? '',
})

/** The same for every text of a record. Lines without words in any language are left out. */
export function tidyRecord(record: VillaRecord): VillaRecord {
  const lines = (all: readonly WrittenText[]) =>
    all.map(tidyText).filter(line => Object.values(line).some(words => words !== ''))
  return {
    ...record,
    tagline: tidyText(record.tagline),
    story: tidyText(record.story),
    location: tidyText(record.location),
    included: lines(record.included),
    extras: lines(record.extras),
    houseRules: lines(record.houseRules),
    rooms: record.rooms.map(({ note, ...room }) => {
      const words = note && tidyText(note)
      return { ...room, ...(words && Object.values(words).some(Boolean) && { note: words }) }
    }),
    nearby: record.nearby.map(fact => ({ ...fact, name: tidyText(fact.name) })),
  }
}

/** Writes an edited record over a locked villa, with its version. Returns the version's number, or none without a change. */
export async function writeRecord(
  tx: Transaction,
  actor: Staff,
  found: FoundRecord,
  { edited, action }: { edited: VillaRecord; action: VersionedAction },
): Promise<number | undefined> {
  const after = await completeRecord(tx, tidyRecord(edited), found.id)
  if (fieldDifferences({ ...found.record }, { ...after }).length === 0) return undefined
  await saveRecord(tx, found, after)
  return writeVersion(tx, actor, {
    kind: 'villa',
    recordId: found.id,
    before: { ...found.record },
    after: { ...after },
    action,
    reason: after.name,
  })
}

/** Locks a villa for an edit of a revision. Throws `not-found`, and `edited-meanwhile` with the current state. */
async function lockRecord(tx: Transaction, context: World, id: number, revision: number): Promise<FoundRecord> {
  const found = await findRecord(tx, id, { lock: true })
  if (!found) throw new ProblemError('not-found')
  if (found.revision !== revision)
    throw new ProblemError('edited-meanwhile', { more: { current: await getVillaRecord(tx, context, id) } })
  return found
}

/** Changes one section of a villa. Throws the problems of `writeRecord` and `lockRecord`. */
export async function changeVilla(
  tx: Transaction,
  context: World,
  actor: Staff,
  { id, revision, values }: { id: number; revision: number; values: Partial<VillaRecord> },
): Promise<OfficeVillaRecord> {
  const found = await lockRecord(tx, context, id, revision)
  await writeRecord(tx, actor, found, { edited: { ...found.record, ...values }, action: 'villa-changed' })
  return getVillaRecord(tx, context, id)
}

type StateAction = 'publish' | 'withdraw' | 'archive' | 'unarchive'

/** The transitions of a villa's state: from where, to where, and the action of the staff log. */
const transitions: Readonly<
  Record<
    StateAction,
    {
      from: (villa: VillaRecord) => boolean
      to: Pick<VillaRecord, 'live' | 'archived'>
      action: VersionedAction
    }
  >
> = {
  publish: {
    from: ({ live, archived }) => !live && !archived,
    to: { live: true, archived: false },
    action: 'villa-published',
  },
  withdraw: { from: ({ live }) => live, to: { live: false, archived: false }, action: 'villa-withdrawn' },
  archive: { from: ({ archived }) => !archived, to: { live: false, archived: true }, action: 'villa-archived' },
  unarchive: { from: ({ archived }) => archived, to: { live: false, archived: false }, action: 'villa-changed' },
}

/** Publishes, withdraws or archives a villa. Throws the problems of `changeVilla`, and `not-in-this-state`. */
export async function setVillaState(
  tx: Transaction,
  context: World,
  actor: Staff,
  { id, revision, action }: { id: number; revision: number; action: StateAction },
): Promise<OfficeVillaRecord> {
  const found = await lockRecord(tx, context, id, revision)
  const transition = transitions[action]
  if (!transition.from(found.record)) throw new ProblemError('not-in-this-state')
  await writeRecord(tx, actor, found, { edited: { ...found.record, ...transition.to }, action: transition.action })
  return getVillaRecord(tx, context, id)
}

/** The same whatever revision the villa has, for many villas at once: their set is chosen, not their content. */
export async function setCurrentState(
  tx: Transaction,
  context: World,
  actor: Staff,
  { id, action }: { id: number; action: StateAction },
): Promise<void> {
  const found = await findRecord(tx, id, { lock: true })
  if (!found) throw new ProblemError('not-found')
  await setVillaState(tx, context, actor, { id, revision: found.revision, action })
}
