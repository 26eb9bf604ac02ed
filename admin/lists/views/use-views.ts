import { adminApi } from '#admin/session/staff-session-instance'
import type { StaffPerson } from '#contract/staff/staff'
import type { OfficeList } from '#domain/office-lists/lists'
import { useQuery } from '#web/lib/query'

/** Beginning of the keys of these queries. */
export const viewsKey = 'saved views '

/** The views of a list that the staff member sees. */
export const useViews = (me: StaffPerson, list: OfficeList) =>
  useQuery(`${viewsKey}${list} ${me.id}`, signal => adminApi('GET /office/views', { query: { list } }, { signal }))
