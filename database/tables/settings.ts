import { sql } from 'drizzle-orm'
import { check, date, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { Day } from '#domain/calendar/day'
import { type SettingKind, type SettingValue, settingKinds } from '#domain/settings/settings'
import { assignedId, instant, revision } from './columns.ts'

/**
 * A version of a setting, in force from its first day until the next version of the same kind and scope (PD-185). The
 * database refuses to add, change or remove one whose first day has come.
 */
export const setting = pgTable(
  'setting',
  {
    id: assignedId(),
    revision: revision(),
    kind: text().$type<SettingKind>().notNull(),
    /** A place of the tourist tax, a currency, a region of transfers or an office; empty for kinds that apply everywhere. */
    scope: text().notNull().default(''),
    from: date('valid_from').$type<Day>().notNull(),
    value: jsonb().$type<SettingValue>().notNull(),
    createdAt: instant().notNull().default(sql`app_now()`),
  },
  t => [
    unique('setting_once').on(t.kind, t.scope, t.from),
    check('setting_kind', sql`${t.kind} in (${sql.raw(settingKinds.map(kind => `'${kind}'`).join(', '))})`),
    check('setting_scope', sql`${t.scope} ~ '^[[:print:]]{0,200}$'`),
    check('setting_from', sql`${t.from} between '2000-01-01' and '2199-12-31'`),
    check('setting_value', sql`is_setting(${t.kind}, ${t.scope}, ${t.value})`),
  ],
)
