import { notPersonal } from '#database/personal-data/not-personal'
import { personalData, subjects } from '#database/personal-data/register'
import type { Moment, Period, PersonalTable, Removal } from '#database/personal-data/shape'

const periodOf = (keep: Period): string => {
  if (keep === 'configured') return '`PERSONAL_DATA_RETENTION_MONTHS` months'
  return 'days' in keep ? `${keep.days} days` : `${keep.months} months`
}

const removalOf = (remove: Removal): string =>
  remove === 'delete'
    ? 'the row is deleted'
    : `${Object.keys(remove.set)
        .map(column => `\`${column}\``)
        .join(', ')} ${Object.keys(remove.set).length > 1 ? 'are' : 'is'} emptied`

const onlyOf = (only: Moment | undefined) => (only ? ` Only where: ${only.says}` : '')
const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

function table({ table, about, columns, of, section, retention = [], ends, erasure }: PersonalTable): string {
  const whose = [
    of.contact && 'client',
    of.coSignIn && 'guest or travel agent',
    of.address && 'owner of the address, once proven',
  ].filter(Boolean)
  const parts = [...new Set(Object.values(section ?? {}))].map(name => `\`${name}\``).join(', ')
  const keeps = [
    ...retention.map(
      ({ after, keep, remove, only }) => `${periodOf(keep)} after ${after.says}: ${removalOf(remove)}.${onlyOf(only)}`,
    ),
    ...(ends ? [retention.length > 0 ? `It also ends: ${ends}` : ends] : []),
  ]
  const erased = erasure.map(rule =>
    'keep' in rule ? `Kept: ${rule.keep}` : `${sentence(removalOf(rule.remove))}${onlyOf(rule.only)}`,
  )
  return [
    `### \`${table}\``,
    '',
    about,
    '',
    `- **Whose**: ${whose.join(', ') || 'nobody’s account'}`,
    `- **In the export**: ${parts || 'no'}`,
    `- **Kept**: ${keeps.join(' ')}`,
    `- **When the account is deleted**: ${erased.join(' ')}`,
    ...(Object.keys(columns).length > 0
      ? [
          '',
          '| Column | Holds | In the export |',
          '|---|---|---|',
          ...Object.entries(columns).map(
            ([name, column]) =>
              `| \`${name}\` | ${column.holds} | ${'as' in column ? `\`${column.as}\`` : `No: ${column.unexported}`} |`,
          ),
        ]
      : []),
    '',
  ].join('\n')
}

/** Generates docs/privacy.md from the register of personal data. */
export const makePrivacyDocument = (): string =>
  [
    '# Personal data',
    '',
    'This page is written by `npm run privacy` from the register in `database/personal-data`; `npm run check` compares them. The same register drives three things:',
    '',
    '- **Export**: `GET /core/contacts/{id}/data` and `GET /core/guestlogins/{id}/data` answer all that is kept of somebody. What is known by an e-mail address alone is theirs once they have proven that the address is.',
    '- **Retention**: the nightly job `tidy-tables` removes what is over (`server/features/retention/purge-personal-data.ts`). `PERSONAL_DATA_RETENTION_MONTHS` is 24 unless configured.',
    '- **Deletion of an account**: its owner confirms by a link in an e-mail (`server/features/profile/delete-account.ts`).',
    '',
    'Jobs hold the numbers of rows and no personal data. docs/operations.md says what logs and backups hold.',
    '',
    ...Object.entries(subjects).flatMap(([subject, entries]) => [`## ${subject}`, '', ...entries.map(table)]),
    '## A visitor without an account asks to be erased',
    '',
    'Make sure that the address is theirs, then run this with the address in place of `…`. Backups of before still hold it: note it where restores are described.',
    '',
    '```sql',
    ...personalData.flatMap(({ table, of }) =>
      (of.address ?? []).map(column => `delete from ${table} where ${column} = '…';`),
    ),
    `delete from contact where email = '…' and not exists (select from booking where contact_id = contact.id);`,
    '```',
    '',
    '## Columns without personal data',
    '',
    'Every other column of text, JSON, bytes or network addresses stands here. A test fails for a column that stands nowhere.',
    '',
    ...Object.entries(notPersonal).map(
      ([why, columns]) => `- ${why} ${columns.map(column => `\`${column}\``).join(', ')}.`,
    ),
    '',
  ].join('\n')
