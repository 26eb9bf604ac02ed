import type { Profile } from '#contract/account/profile'
import type { CurrentContact } from '#contract/account/sessions'

export type PrefilledFields = Readonly<Record<string, string>>

/** Account data of a user, by the fields of the enquiry. */
export function prefillFields({ firstname, lastname, email }: CurrentContact, profile?: Profile): PrefilledFields {
  const phone = profile?.phones[0]
  const address = profile?.addresses[0]
  return {
    firstName: firstname,
    lastName: lastname,
    email: email ?? '',
    title: profile?.title ?? '',
    ...(phone && { phoneCountry: phone.country, phone: phone.written }),
    ...(address && { addressLine1: address.line1, country: address.country }),
  }
}
