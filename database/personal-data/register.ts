import { accountData } from './accounts.ts'
import { bookingData } from './bookings.ts'
import { companyData } from './company.ts'
import { paymentData } from './payments.ts'
import type { PersonalTable } from './shape.ts'
import { visitorData } from './visitors.ts'

/** The register by subject, in the order of removal: rows that refer to another come before it. */
export const subjects: Readonly<Record<string, readonly PersonalTable[]>> = {
  Payments: paymentData,
  'Bookings and journeys': bookingData,
  'Forms and e-mails': visitorData,
  Accounts: accountData,
  'Staff, owners and public pages': companyData,
}

/** Every table with personal data. */
export const personalData: readonly PersonalTable[] = Object.values(subjects).flat()
