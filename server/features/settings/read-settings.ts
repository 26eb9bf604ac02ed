import { asc, inArray } from 'drizzle-orm'
import type { Queryable } from '#database/connection'
import { setting } from '#database/tables'
import { type SettingKind, type Settings, type SettingVersion, settingsOf } from '#domain/settings/settings'

/**
 * The settings of some kinds, read in the caller's transaction. Use cases with the catalogue at hand take them from its
 * content: versions begin on a later day, so every process knows them in time.
 */
export async function readSettings(db: Queryable, ...kinds: SettingKind[]): Promise<Settings> {
  const rows = await db.select().from(setting).where(inArray(setting.kind, kinds)).orderBy(asc(setting.from))
  return settingsOf(rows as SettingVersion[])
}
