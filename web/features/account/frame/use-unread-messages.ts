import type { CurrentContact } from '#contract/account/sessions'
import { sessionApi } from '#web/features/session/public'
import { useQuery } from '#web/lib/query'

/** How many messages of the company the person has not seen, over all bookings; 0 while it is not known. */
export function useUnreadMessages({ id }: Pick<CurrentContact, 'id'>): number {
  const { data } = useQuery(`unread messages ${id}`, signal =>
    sessionApi('GET /core/messages/unread', undefined, { signal }),
  )
  return data?.bookings.reduce((sum, { unread }) => sum + unread, 0) ?? 0
}
