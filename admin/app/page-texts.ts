import type { AdminGroup, AdminListPage } from '#domain/access/admin-pages'
import type { MessageKey } from '#web/messages'

/** The name of each group of the navigation. */
export const groupNames: Readonly<Record<AdminGroup, MessageKey>> = {
  bookings: 'admin_group_bookings',
  money: 'admin_group_money',
  guests: 'admin_group_guests',
  extras: 'admin_group_extras',
  catalogue: 'admin_group_catalogue',
  people: 'admin_group_people',
}

/** Name and purpose of each page of the navigation. */
export const pageTexts: Readonly<Record<AdminListPage, { name: MessageKey; text: MessageKey }>> = {
  '/office': { name: 'admin_home', text: 'admin_session_text' },
  '/office/bookings': { name: 'admin_bookings', text: 'admin_bookings_text' },
  '/office/holds': { name: 'admin_holds', text: 'admin_holds_text' },
  '/office/blocks': { name: 'admin_blocks', text: 'admin_blocks_text' },
  '/office/changes': { name: 'admin_changes', text: 'admin_changes_text' },
  '/office/payments': { name: 'admin_payments', text: 'admin_payments_text' },
  '/office/banktransfers': { name: 'admin_bank', text: 'admin_bank_text' },
  '/office/deposits': { name: 'admin_deposits', text: 'admin_deposits_text' },
  '/office/clients': { name: 'admin_clients', text: 'admin_clients_text' },
  '/office/mail': { name: 'admin_mail', text: 'admin_mail_text' },
  '/office/messages': { name: 'admin_messages', text: 'admin_messages_text' },
  '/office/feedback': { name: 'admin_feedback', text: 'admin_feedback_text' },
  '/office/register': { name: 'admin_register', text: 'admin_register_text' },
  '/office/hours': { name: 'admin_hours', text: 'admin_hours_text' },
  '/office/transfers': { name: 'admin_transfers', text: 'admin_transfers_text' },
  '/office/experiences': { name: 'admin_experiences', text: 'admin_experiences_text' },
  '/office/wine': { name: 'admin_wine', text: 'admin_wine_text' },
  '/office/villas': { name: 'admin_villas', text: 'admin_villas_text' },
  '/office/villaorder': { name: 'admin_order', text: 'admin_order_text' },
  '/office/prices': { name: 'admin_prices', text: 'admin_prices_text' },
  '/office/calendar': { name: 'admin_calendar', text: 'admin_calendar_text' },
  '/office/channels': { name: 'admin_channels', text: 'admin_channels_text' },
  '/office/pages': { name: 'admin_pages', text: 'admin_pages_text' },
  '/office/releases': { name: 'admin_releases', text: 'admin_releases_text' },
  '/office/pictures': { name: 'admin_pictures', text: 'admin_pictures_text' },
  '/office/settings': { name: 'admin_settings', text: 'admin_settings_text' },
  '/office/bulk': { name: 'admin_bulk', text: 'admin_bulk_lead' },
  '/office/people': { name: 'admin_people', text: 'admin_people_text' },
  '/office/jobs': { name: 'admin_jobs', text: 'admin_jobs_text' },
  '/office/log': { name: 'admin_log', text: 'admin_log_text' },
}
