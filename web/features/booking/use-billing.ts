import { comerOf } from '#domain/client-area'
import { useAsked } from '#web/asked'
import { ownApi, useStanding } from '#web/features/session/public'
import { useSite } from '#web/site'
import type { BillingAddress } from './card-fields'

/**
 * The billing address in the client's profile; undefined while pending. Visitors without a profile, and providers
 * that need no address, have none.
 */
export function useBilling(): Partial<BillingAddress> | undefined {
  const { cards } = useSite()
  const standing = useStanding()
  const contact = standing.kind === 'somebody' ? standing.contact : undefined
  const id = cards.needAddress && comerOf(contact) === 'lead-booker' ? contact?.id : undefined
  const call = 'GET /core/contacts/{id}/profile'
  const { data, failed } = useAsked(
    id === undefined ? undefined : `${call} ${id}`,
    signal => ownApi(call, { params: { id: id ?? '' } }, { signal }),
    { fresh: 0 },
  )
  if (id === undefined || failed) return {}
  if (!data) return undefined
  const known = data.addresses.find(({ kind }) => kind === 'billing') ?? data.addresses[0]
  return known ? { address: known.line1, city: known.city, postalCode: known.postcode, country: known.country } : {}
}
