import { type ClientPageName, clientPages } from '#domain/content/client-pages'
import { type Page, picture, say } from './shape.ts'

/** In the order of the languages. */
type Words = [en: string, fr: string, de: string]

/** A page below the log-in, with the same name everywhere; the browser fetches personal data. */
function page(id: number, declared: ClientPageName, ...words: Words): Page {
  const name = say(...words)
  const { templateId, path } = clientPages[declared]
  return {
    id,
    parentId: 79,
    templateId,
    path,
    menuName: name,
    title: name,
    metaDescription: say('A page of your account.', 'Une page de votre compte.', 'Eine Seite Ihres Kontos.'),
    heading1: name,
    heading2: say('', '', ''),
    modules: [],
  }
}

const described = (whole: Page, ...words: Words): Page => ({ ...whole, metaDescription: say(...words) })

/** Shared by the log-in and the account page. */
const everything: Words = [
  'Everything about your account in one place.',
  'Tout ce qui concerne votre compte au même endroit.',
  'Alles zu Ihrem Konto an einem Ort.',
]

const logIn: Page = {
  ...described(
    page(79, 'logIn', 'Log in', 'Connexion', 'Anmelden'),
    'Log in to your bookings, or create an account.',
    'Connectez-vous à vos réservations, ou créez un compte.',
    'Melden Sie sich bei Ihren Buchungen an, oder legen Sie ein Konto an.',
  ),
  parentId: 1,
  heading1: say('Good to see you', 'Heureux de vous voir', 'Schön, Sie zu sehen'),
  // Fallback without a slide show.
  picture: picture('mills', 'island-bay', 'cycladic-cube'),
  modules: [
    {
      type: 'SlideShow',
      pictures: [
        picture('harbour', 'island-bay', 'ionian-stone'),
        picture('boat', 'island-bay', 'cycladic-cube'),
        picture('rim', 'cliff', 'baglio'),
        picture('town', 'island-bay', 'cycladic-cube'),
        picture('cape', 'island-bay', 'cycladic-cube'),
      ],
    },
  ],
}

const account: Page[] = [
  logIn,
  described(page(82, 'dashboard', 'Dashboard', 'Tableau de bord', 'Übersicht'), ...everything),
  {
    ...described(page(2300, 'dashboard', 'My account', 'Mon compte', 'Mein Konto'), ...everything),
    parentId: 1,
    path: '/account',
  },
  page(83, 'bookings', 'My Bookings', 'Mes réservations', 'Meine Buchungen'),
  page(116, 'profile', 'Personal Profile', 'Profil personnel', 'Persönliches Profil'),
  page(769, 'contactDetails', 'Contact Details', 'Coordonnées', 'Kontaktdaten'),
  page(84, 'subscriptions', 'Subscription Preferences', 'Mes abonnements', 'Meine Abonnements'),
  page(2311, 'guestSubscriptions', 'Your e-mails', 'Vos e-mails', 'Ihre E-Mails'),
  page(117, 'guestLogins', 'Guest Logins', 'Accès des invités', 'Gastzugänge'),
  described(
    page(
      2310,
      'completeRegistration',
      'Complete your registration',
      'Terminer votre inscription',
      'Registrierung abschließen',
    ),
    'Choose a password, and the account is yours.',
    'Choisissez un mot de passe, et le compte est à vous.',
    'Wählen Sie ein Passwort, und das Konto ist Ihres.',
  ),
]

const journey: Page[] = [
  page(766, 'overview', 'Overview and Payment', 'Récapitulatif et paiement', 'Überblick und Zahlung'),
  page(767, 'tripDetails', 'Trip Details', 'Détails du voyage', 'Reisedaten'),
  page(768, 'passports', 'Passport Details', 'Passeports', 'Passdaten'),
  page(770, 'informationPack', 'Holiday Information Pack', 'Dossier de vacances', 'Urlaubsmappe'),
  page(2335, 'timeline', 'Timeline', 'Calendrier de voyage', 'Zeitplan'),
  page(2337, 'messages', 'Messages', 'Messages', 'Nachrichten'),
  page(2312, 'billing', 'Billing', 'Facturation', 'Rechnungen'),
  page(2313, 'bankDetails', 'Bank Details', 'Coordonnées bancaires', 'Bankverbindung'),
]

const extras: Page[] = [
  page(771, 'experiences', 'Experiences Planner', 'Programme des expériences', 'Erlebnisse planen'),
  page(2314, 'experiencesBasket', 'Your experiences', 'Vos expériences', 'Ihre Erlebnisse'),
  page(2315, 'experiencesCheckout', 'Pay for experiences', 'Régler les expériences', 'Erlebnisse bezahlen'),
  page(2316, 'wine', 'Wine', 'Vins', 'Wein'),
  page(2317, 'wineOverview', 'Your wine', 'Vos vins', 'Ihr Wein'),
  page(2318, 'wineSummary', 'Your wine order', 'Votre commande de vins', 'Ihre Weinbestellung'),
  page(2319, 'winePayment', 'Pay for wine', 'Régler les vins', 'Wein bezahlen'),
  page(2320, 'wineThanks', 'Wine order', 'Commande de vins', 'Weinbestellung'),
  page(2321, 'transfers', 'Transfers', 'Transferts', 'Transfers'),
  page(2322, 'transfersBasket', 'Your transfers', 'Vos transferts', 'Ihre Transfers'),
  page(2323, 'transfersCheckout', 'Pay for transfers', 'Régler les transferts', 'Transfers bezahlen'),
  page(2336, 'supplier', 'Request to a supplier', 'Demande à un prestataire', 'Anfrage an einen Anbieter'),
  page(2324, 'transfersComplete', 'Transfer order', 'Commande de transferts', 'Transferbestellung'),
]

const booking: Page[] = [
  page(2325, 'provisional', 'Provisional booking', 'Réservation provisoire', 'Vorläufige Buchung'),
  page(2326, 'provisionalPayment', 'Pay the deposit', 'Régler l’acompte', 'Anzahlung leisten'),
  page(2327, 'onlineBooking', 'Your booking', 'Votre réservation', 'Ihre Buchung'),
  page(2328, 'onlinePayment', 'Payment', 'Paiement', 'Zahlung'),
  {
    ...page(2329, 'onlineBooking', 'Booking conditions', 'Conditions de réservation', 'Buchungsbedingungen'),
    templateId: 99,
    path: '/secure/ob/conditions',
    httpStatusCode: 302,
    redirectTo: '/booking-conditions',
  },
  page(2330, 'threeDSecure', 'Confirm with your bank', 'Confirmation par votre banque', 'Bestätigung bei Ihrer Bank'),
  page(2331, 'paymentLink', 'Pay your share', 'Régler votre part', 'Ihren Anteil bezahlen'),
  page(2332, 'passportByLink', 'Your passport details', 'Votre passeport', 'Ihre Passdaten'),
  page(2333, 'confirmation', 'Booking confirmation', 'Confirmation de réservation', 'Buchungsbestätigung'),
  page(2334, 'splashBooking', 'Your villa is held', 'Votre villa est sous option', 'Ihre Villa ist freigehalten'),
  page(1082, 'depositThanks', 'Deposit', 'Acompte', 'Anzahlung'),
  page(1083, 'balanceThanks', 'Balance', 'Solde', 'Restzahlung'),
]

/** Sign-in and the pages of the client area (PD-36); the browser fetches personal data. */
export const own: Page[] = [...account, ...journey, ...extras, ...booking]
