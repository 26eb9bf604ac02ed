import { viewerOf } from '#domain/access/page-access'
import { sessionApi, useAuthState } from '#web/features/session/public'
import { useQuery } from '#web/lib/query'
import { useSite } from '#web/lib/site-context'
import type { BillingAddress } from './card-fields'

/**
 * The billing address in the client's profile; undefined while pending. Visitors without a profile, and providers
 * that need no address, have none.
 */
export function useBilling(): Partial<BillingAddress> | undefined {
  const { cards } = useSite()
  const standing = useAuthState()
  const contact = standing.kind === 'authenticated' ? standing.contact : undefined
  const id = cards.needAddress && viewerOf(contact) === 'lead-booker' ? contact?.id : undefined
  const call = 'GET /core/contacts/{id}/profile'
  const { data, isError: failed } = useQuery(
    id === undefined ? undefined : `${call} ${id}`,
    signal => sessionApi(call, { params: { id: id ?? '' } }, { signal }),
    { staleTime: 0 },
  )
  if (id === undefined || failed) return {}
  if (!data) return undefined
  const known = data.addresses.find(({ kind }) => kind === 'billing') ?? data.addresses[0]
  return known ? { address: known.line1, city: known.city, postalCode: known.postcode, country: known.country } : {}
}
