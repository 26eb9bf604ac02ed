import { telephoneLink } from '#domain/people/phone'
import { useSite } from '#web/lib/site-context'
import { useOfficeHours } from './office-hours'

/**
 * The office's number as dialled from the visitor's country, with its `tel:` link; in the server's HTML the
 * international form.
 */
export function useOfficeNumber(): { shown: string; link: string } {
  const { phone } = useSite().company
  const office = useOfficeHours()
  return { shown: office?.officeNumber ?? phone, link: telephoneLink(office?.dialled ?? phone) }
}
