import type { CalendarEntry } from '#contract/staff/office-calendar'
import type { Translate } from '#web/messages'

/** The kind of an entry and its person, as far as the reader may see them. */
export function describeEntry(
  t: Translate,
  { kind, name, channel, note, expiresAt }: CalendarEntry,
  moment: (at: string) => string,
) {
  if (kind === 'channel') return t('admin_calendar_of_channel', { channel: channel ?? '' })
  if (kind === 'block') return note ? t('admin_calendar_of_block', { note }) : t('admin_calendar_block')
  const until = expiresAt ? moment(expiresAt) : ''
  if (kind === 'option') return t('admin_calendar_of_option', { name: name || 'none', until })
  return name ? t('admin_calendar_of_booking', { name }) : t('admin_calendar_booking')
}
