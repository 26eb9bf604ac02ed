import { villaSectionForms } from '#contract/forms/villa'
import { ProblemError } from '#contract/problems'
import type { RecordState } from '#domain/access/versions'
import type { VillaRecord } from '#domain/catalogue/villa-record'
import type { VersionedRecord } from '#server/features/versions/public'
import { writeRecord } from './change-villa.ts'
import { findRecord } from './queries.ts'

/** A state as a record, if the forms of today accept it. */
function readState(state: RecordState, current: VillaRecord): VillaRecord {
  const read = Object.values(villaSectionForms).map(form => form.safeParse(state))
  if (read.some(({ success }) => !success)) throw new ProblemError('not-in-this-state')
  const sections = Object.assign({}, ...read.map(({ data }) => data)) as Partial<VillaRecord>
  return { ...current, ...sections, live: state.live === true, archived: state.archived === true }
}

/** Versions of villas: facts, texts, rooms, amenities and state. Pictures, prices and owner are not part of them. */
export const versionedVilla: VersionedRecord = {
  permission: 'villas',
  find: async (db, recordId, options) => {
    const found = await findRecord(db, recordId, options)
    return found && { name: found.record.name, state: { ...found.record } }
  },
  restore: async (tx, actor, { recordId, state }) => {
    const found = await findRecord(tx, recordId, { lock: true })
    if (!found) throw new ProblemError('not-found')
    const edited = readState(state, found.record)
    const number = await writeRecord(tx, actor, found, { edited, action: 'record-reverted' })
    if (number === undefined) throw new ProblemError('not-in-this-state')
    return number
  },
}
