import type { Permission } from '#domain/access/actor'
import type { MessageKey } from '#web/messages'

/** Actions that staff begin from any page: each URL opens the form of its page. */
export const officeActions = [
  { permission: 'bookings', to: '/office/holds?new=1', name: 'admin_provisional_new' },
  { permission: 'payments', to: '/office/banktransfers?new=1', name: 'admin_bank_record' },
  { permission: 'bookings', to: '/office/blocks', name: 'admin_search_block' },
  { permission: 'villas', to: '/office/villas?new=1', name: 'admin_villas_new' },
] as const satisfies readonly { permission: Permission; to: string; name: MessageKey }[]
