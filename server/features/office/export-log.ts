import { and, sql } from 'drizzle-orm'
import type { LogFilter } from '#contract/staff/staff'
import { contact, staff, staffAuditEntry } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import type { StaffChanges } from '#domain/access/staff-changes'
import { logged, logOrder } from '#server/features/staff/public'
import { type ExportSource, exportedTime, exportList } from './export-list.ts'

interface LogRow extends Record<string, unknown> {
  at: string
  who: string | null
  action: string
  subject: string | null
  reason: string
  changes: StaffChanges
  browser: string
  system: string
}

const changesText = (changes: StaffChanges): string =>
  Object.entries(changes)
    .map(([field, { before, after }]) => `${field}: ${before ?? '–'} → ${after ?? '–'}`)
    .join('; ')

/** Exports the staff log as it is filtered. */
export const exportLog = (source: ExportSource, actor: Staff, filter: LogFilter) =>
  exportList<LogRow>(source, actor, {
    name: 'log',
    filter,
    query: sql`
      select ${exportedTime(staffAuditEntry.at)} as at, ${staff.name} as who,
        ${staffAuditEntry.action}, ${staffAuditEntry.reason}, ${staffAuditEntry.changes}, ${staffAuditEntry.browser},
        ${staffAuditEntry.system}, coalesce(subject.name, ${contact.email}) as subject
      from ${staffAuditEntry}
      left join ${staff} on ${staff.id} = ${staffAuditEntry.staffId}
      left join ${staff} subject on subject.id = ${staffAuditEntry.subjectStaffId}
      left join ${contact} on ${contact.publicId} = ${staffAuditEntry.subjectContact}
      where ${and(sql`true`, logged(filter))} order by ${logOrder(filter)}`,
    columns: [
      ['Time', row => row.at],
      ['By', row => row.who],
      ['Action', row => row.action],
      ['About', row => row.subject],
      ['Reason', row => row.reason],
      ['Changes', row => changesText(row.changes)],
      ['Browser', row => row.browser],
      ['System', row => row.system],
    ],
  })
