import { adminApi } from '#admin/session/staff-session-instance'
import type { OfficeVillaRecord, VillaChoices } from '#contract/staff/office-villas'
import type { StaffPerson } from '#contract/staff/staff'
import { ApiError } from '#web/lib/api-client'
import { useQuery } from '#web/lib/query'
import { useLanguage } from '#web/messages'

/** The key of a villa as staff edit it. */
export const villaKey = (id: number, me: StaffPerson): string => `office villa ${id} ${me.id}`

/** Beginning of the keys of the lists of villas. */
export const villasKey = 'office villas list '

/** A villa as staff edit it; null where there is none. */
export const useVillaRecord = (id: number, me: StaffPerson) =>
  useQuery<{ record: OfficeVillaRecord | null }>(
    villaKey(id, me),
    async signal => {
      try {
        return { record: await adminApi('GET /office/villas/{id}', { params: { id } }, { signal }) }
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return { record: null }
        throw error
      }
    },
    { staleTime: 0 },
  )

/** The regions and amenities from which staff choose. */
export function useVillaChoices(me: StaffPerson) {
  const lang = useLanguage()
  return useQuery<VillaChoices>(`office villa choices ${lang} ${me.id}`, signal =>
    adminApi('GET /office/villas/choices', { query: { lang } }, { signal }),
  )
}
