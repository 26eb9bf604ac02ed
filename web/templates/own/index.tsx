import type { PageOf } from '#contract/pages'
import { type ClientPageName, findClientPage } from '#domain/content/client-pages'
import { Bookings, ContactDetails, Dashboard, Profile, Subscriptions, UnknownPage } from '#web/features/account/lazy'
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
import { ExperiencesBasket, ExperiencesCheckout, ExperiencesPlanner } from '#web/features/experience-planner/lazy'
import { GuestLogins } from '#web/features/guest-logins/lazy'
import { InformationPackPage } from '#web/features/information-pack/lazy'
import { Messages } from '#web/features/messages/lazy'
import { PassportByLink, Passports } from '#web/features/passports/lazy'
import { Timeline } from '#web/features/timeline/lazy'
import {
  SupplierPage,
  Transfers,
  TransfersBasket,
  TransfersCheckout,
  TransfersComplete,
} from '#web/features/transfers/lazy'
import { TripPage } from '#web/features/trip-details/lazy'
import { WineOverview, WinePage, WinePayment, WineSummary, WineThanks } from '#web/features/wine/lazy'
import type { TemplateProps } from '#web/lib/page-data'
import type { LazyComponent } from '#web/ui/lazy-component'

/** The components of the client area's pages (`domain/content/client-pages.ts`). */
const components: Readonly<Record<ClientPageName, LazyComponent<{ page: PageOf<'own'> }>>> = {
  balanceThanks: OnlineBooking,
  bankDetails: BankDetails,
  billing: Billing,
  bookings: Bookings,
  completeRegistration: CompleteRegistration,
  confirmation: Confirmation,
  contactDetails: ContactDetails,
  dashboard: Dashboard,
  depositThanks: OnlineBooking,
  experiences: ExperiencesPlanner,
  experiencesBasket: ExperiencesBasket,
  experiencesCheckout: ExperiencesCheckout,
  guestLogins: GuestLogins,
  guestSubscriptions: Subscriptions,
  informationPack: InformationPackPage,
  logIn: LogInPage,
  messages: Messages,
  onlineBooking: OnlineBooking,
  onlinePayment: OnlineBooking,
  overview: Overview,
  passportByLink: PassportByLink,
  passports: Passports,
  paymentLink: PaymentLink,
  profile: Profile,
  provisional: Provisional,
  provisionalPayment: Provisional,
  splashBooking: ContinuedOption,
  subscriptions: Subscriptions,
  supplier: SupplierPage,
  threeDSecure: AtBank,
  timeline: Timeline,
  transfers: Transfers,
  transfersBasket: TransfersBasket,
  transfersCheckout: TransfersCheckout,
  transfersComplete: TransfersComplete,
  tripDetails: TripPage,
  wine: WinePage,
  wineOverview: WineOverview,
  winePayment: WinePayment,
  wineSummary: WineSummary,
  wineThanks: WineThanks,
}

/** The content of a page; a page with an unknown template leads to the bookings. */
export function clientPageOf({ templateId }: PageOf<'own'>) {
  const declared = findClientPage(templateId)
  return declared ? components[declared.name] : UnknownPage
}

export default function ClientArea({ page }: TemplateProps<'own'>) {
  const Piece = clientPageOf(page)
  return <Piece key={page.id} page={page} />
}
