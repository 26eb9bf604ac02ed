import { and, eq, sql } from 'drizzle-orm'
import type { SettingEdit } from '#contract/forms/settings'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import { setting, villa } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import type { RecordState } from '#domain/access/versions'
import { parseTaxScope } from '#domain/booking/tax/tourist-tax'
import { earliestStart, isPlanned } from '#domain/settings/effective-days'
import type { ValidationCode } from '#domain/text/validation-codes'
import type { Context } from '#server/context'
import { writeVersion } from '#server/features/versions/public'
import { throwFieldErrors } from '#server/platform/http/errors'

type World = Pick<Context, 'catalogue' | 'clock' | 'configuration'>
type Row = typeof setting.$inferSelect
type Saved = Pick<Row, 'id' | 'revision'>

const stateOf = ({ kind, scope, from, value }: Pick<Row, 'kind' | 'scope' | 'from' | 'value'>): RecordState => ({
  ...{ kind, scope, from },
  value,
})

const nameOf = ({ kind, scope, from }: Pick<Row, 'kind' | 'scope' | 'from'>) =>
  `${[kind, scope].filter(Boolean).join(' ')}, ${from}`

/** Whether a region exists; the lock keeps it from being withdrawn meanwhile. */
const lockRegion = async (tx: Transaction, id: number): Promise<boolean> =>
  (await tx.execute(sql`select from region where id = ${id} for key share`)).rows.length > 0

/** The fault of a version's scope; undefined where it names something that exists. */
async function findScopeFault(
  tx: Transaction,
  { catalogue: { content }, configuration }: World,
  { kind, scope }: Pick<SettingEdit, 'kind' | 'scope'>,
): Promise<ValidationCode | undefined> {
  if (kind === 'exchange-rate')
    return content.currencies.slice(1).some(({ code }) => code === scope) ? undefined : 'invalid'
  if (kind === 'office-hours')
    return configuration.offices.some((_, at) => String(at + 1) === scope) ? undefined : 'invalid'
  if (kind === 'transfer-tariff') {
    const isRegion = /^[1-9]\d{0,8}$/.test(scope) && (await lockRegion(tx, Number(scope)))
    return isRegion ? undefined : scope === '' ? 'missing' : 'invalid'
  }
  if (kind !== 'tourist-tax') return scope === '' ? undefined : 'invalid'
  const place = parseTaxScope(scope)
  const country = content.countries.find(({ slug }) => slug === place?.country)
  if (!place || !country) return scope === '' ? 'missing' : 'invalid'
  if (place.regionId === undefined) return undefined
  const isThere = content.regionById.get(place.regionId)?.countryId === country.id
  if (!isThere || !(await lockRegion(tx, place.regionId))) return 'invalid'
  if (place.place === undefined) return undefined
  // A misspelt place would tax nothing.
  const [there] = await tx
    .select({ id: villa.id })
    .from(villa)
    .where(and(eq(villa.regionId, place.regionId), eq(villa.place, place.place)))
    .limit(1)
  return there ? undefined : 'invalid'
}

async function findStartFault(
  tx: Transaction,
  { clock }: World,
  { kind, scope, from }: SettingEdit,
  id?: number,
): Promise<ValidationCode | undefined> {
  if (!isPlanned({ from }, earliestStart(clock.now()))) return 'past'
  if (from > '2199-12-31') return 'invalid'
  const [same] = await tx
    .select({ id: setting.id })
    .from(setting)
    .where(and(eq(setting.kind, kind), eq(setting.scope, scope), eq(setting.from, from)))
  return same && same.id !== id ? 'taken' : undefined
}

/** Adds a version of a setting. Throws `invalid-input`, and `edited-meanwhile` where a colleague adds the same day. */
export async function addSetting(tx: Transaction, world: World, actor: Staff, edit: SettingEdit): Promise<Saved> {
  throwFieldErrors({ scope: await findScopeFault(tx, world, edit), from: await findStartFault(tx, world, edit) })
  const { kind, scope, from, value } = edit
  const [made] = await tx
    .insert(setting)
    .values({ kind, scope, from, value })
    .returning({ id: setting.id, revision: setting.revision })
  if (!made) throw new Error('No setting was added.')
  await writeVersion(tx, actor, {
    ...{ kind: 'setting', recordId: made.id, before: null, after: stateOf(edit) },
    ...{ action: 'setting-changed', reason: `Added: ${nameOf(edit)}` },
  })
  return made
}

/** Locks a version that has not begun. Throws `not-found` and `not-in-this-state`. */
async function lockPlanned(tx: Transaction, { clock }: World, id: number): Promise<Row> {
  const [row] = await tx.select().from(setting).where(eq(setting.id, id)).for('update')
  if (!row) throw new ProblemError('not-found')
  if (!isPlanned(row, earliestStart(clock.now()))) throw new ProblemError('not-in-this-state')
  return row
}

/**
 * Changes a version that has not begun. Throws `not-found`, `not-in-this-state`, `invalid-input`, and `edited-meanwhile`
 * where it has changed since the revision.
 */
export async function changeSetting(
  tx: Transaction,
  world: World,
  actor: Staff,
  { id, ...edit }: SettingEdit & { id: number },
): Promise<Saved> {
  const before = await lockPlanned(tx, world, id)
  const { kind, scope, from, value, revision } = edit as SettingEdit
  throwFieldErrors({
    revision: revision === undefined ? 'missing' : undefined,
    scope: kind === before.kind && scope === before.scope ? undefined : 'invalid',
    from: await findStartFault(tx, world, edit as SettingEdit, id),
  })
  const [changed] = await tx
    .update(setting)
    .set({ from, value, revision })
    .where(eq(setting.id, id))
    .returning({ id: setting.id, revision: setting.revision })
  if (!changed) throw new ProblemError('not-found')
  await writeVersion(tx, actor, {
    ...{ kind: 'setting', recordId: id, before: stateOf(before), after: stateOf({ kind, scope, from, value }) },
    ...{ action: 'setting-changed', reason: `Changed: ${nameOf({ kind, scope, from })}` },
  })
  return changed
}

/** Withdraws a version that has not begun. Throws `not-found`, `not-in-this-state` and `edited-meanwhile`. */
export async function withdrawSetting(
  tx: Transaction,
  world: World,
  actor: Staff,
  { id, revision }: Saved,
): Promise<void> {
  const before = await lockPlanned(tx, world, id)
  if (before.revision !== revision) throw new ProblemError('edited-meanwhile')
  await tx.delete(setting).where(eq(setting.id, id))
  await writeVersion(tx, actor, {
    ...{ kind: 'setting', recordId: id, before: stateOf(before), after: null },
    ...{ action: 'setting-changed', reason: `Withdrawn: ${nameOf(before)}` },
  })
}
