import type { PageOf } from '#contract/pages'
import { Bookings, ContactDetails, Dashboard, Elsewhere, Profile, Subscriptions } from '#web/features/account/lazy'
import { CompleteRegistration, LogInPage } from '#web/features/auth/lazy'
import {
  AtBank,
  BankDetails,
  Billing,
  Confirmation,
  ContinuedOption,
  OnlineBooking,
  Overview,
  PaymentLink,
  Provisional,
} from '#web/features/booking/lazy'
import { GuestLogins } from '#web/features/guest-logins/lazy'
import { PassportByLink, Passports } from '#web/features/passports/lazy'
import { TripPage } from '#web/features/trip-details/lazy'
import type { TemplateProps } from '#web/lib/page-data'
import type { LazyComponent } from '#web/ui/lazy-component'

/** Content of the client area pages, by template id (SPEC B2). */
const clientPages: Readonly<Record<number, LazyComponent<{ page: PageOf<'own'> }>>> = {
  27: OnlineBooking,
  29: OnlineBooking,
  30: LogInPage,
  31: Dashboard,
  34: Bookings,
  35: Profile,
  36: Subscriptions,
  37: GuestLogins,
  40: AtBank,
  49: Overview,
  53: Provisional,
  54: Provisional,
  67: BankDetails,
  75: OnlineBooking,
  76: OnlineBooking,
  87: Billing,
  96: Confirmation,
  101: ContinuedOption,
  102: CompleteRegistration,
  105: TripPage,
  106: Passports,
  107: ContactDetails,
  109: Subscriptions,
  113: PaymentLink,
  114: PassportByLink,
}

export const clientPageOf = ({ templateId }: PageOf<'own'>) => clientPages[templateId] ?? Elsewhere

export default function ClientArea({ page }: TemplateProps<'own'>) {
  const Piece = clientPageOf(page)
  return <Piece key={page.id} page={page} />
}
