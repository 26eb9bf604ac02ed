import { telephoneLink } from '#domain/phone'
import { useSite } from '#web/site'
import { useOfficeHours } from './office-hours'

/** The office's number as the visitor would dial it, and the link that dials it; in the HTML its international form. */
export function useOfficeNumber(): { shown: string; link: string } {
  const { phone } = useSite().company
  const office = useOfficeHours()
  return { shown: office?.officeNumber ?? phone, link: telephoneLink(office?.dialled ?? phone) }
}
