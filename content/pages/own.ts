import { type Page, picture, say } from './shape.ts'

/** In the order of the languages. */
type Words = [en: string, fr: string, de: string]

/** A page below the log-in, with the same name everywhere; the browser fetches personal data. */
function page(id: number, templateId: number, path: string, ...words: Words): Page {
  const name = say(...words)
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
    page(79, 30, '/secure/login', 'Log in', 'Connexion', 'Anmelden'),
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
  described(page(82, 31, '/secure', 'Dashboard', 'Tableau de bord', 'Übersicht'), ...everything),
  {
    ...described(page(2300, 31, '/account', 'My account', 'Mon compte', 'Mein Konto'), ...everything),
    parentId: 1,
  },
  page(83, 34, '/secure/bookings', 'My Bookings', 'Mes réservations', 'Meine Buchungen'),
  page(116, 35, '/secure/profile', 'Personal Profile', 'Profil personnel', 'Persönliches Profil'),
  page(769, 107, '/secure/contact-details', 'Contact Details', 'Coordonnées', 'Kontaktdaten'),
  page(84, 36, '/secure/subscriptions', 'Subscription Preferences', 'Mes abonnements', 'Meine Abonnements'),
  page(2311, 109, '/secure/guest-subscriptions', 'Your e-mails', 'Vos e-mails', 'Ihre E-Mails'),
  page(117, 37, '/secure/guest-logins', 'Guest Logins', 'Accès des invités', 'Gastzugänge'),
  described(
    page(
      2310,
      102,
      '/secure/complete-registration',
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
  page(
    766,
    49,
    '/secure/overview-and-payment',
    'Overview and Payment',
    'Récapitulatif et paiement',
    'Überblick und Zahlung',
  ),
  page(767, 105, '/secure/trip-details', 'Trip Details', 'Détails du voyage', 'Reisedaten'),
  page(768, 106, '/secure/passport-details', 'Passport Details', 'Passeports', 'Passdaten'),
  page(770, 108, '/secure/holiday-information-pack', 'Holiday Information Pack', 'Dossier de vacances', 'Urlaubsmappe'),
  page(2335, 115, '/secure/timeline', 'Timeline', 'Calendrier de voyage', 'Zeitplan'),
  page(2312, 87, '/secure/billing', 'Billing', 'Facturation', 'Rechnungen'),
  page(2313, 67, '/secure/bank-details', 'Bank Details', 'Coordonnées bancaires', 'Bankverbindung'),
]

const extras: Page[] = [
  page(771, 56, '/secure/experiences-planner', 'Experiences Planner', 'Programme des expériences', 'Erlebnisse planen'),
  page(2314, 89, '/secure/experiences/basket', 'Your experiences', 'Vos expériences', 'Ihre Erlebnisse'),
  page(
    2315,
    90,
    '/secure/experiences/checkout',
    'Pay for experiences',
    'Régler les expériences',
    'Erlebnisse bezahlen',
  ),
  page(2316, 48, '/secure/wine', 'Wine', 'Vins', 'Wein'),
  page(2317, 57, '/secure/wine/overview', 'Your wine', 'Vos vins', 'Ihr Wein'),
  page(2318, 58, '/secure/wine/summary', 'Your wine order', 'Votre commande de vins', 'Ihre Weinbestellung'),
  page(2319, 59, '/secure/wine/payment', 'Pay for wine', 'Régler les vins', 'Wein bezahlen'),
  page(2320, 60, '/secure/wine/thanks', 'Wine order', 'Commande de vins', 'Weinbestellung'),
  page(2321, 85, '/secure/transfers', 'Transfers', 'Transferts', 'Transfers'),
  page(2322, 91, '/secure/transfers/basket', 'Your transfers', 'Vos transferts', 'Ihre Transfers'),
  page(2323, 92, '/secure/transfers/checkout', 'Pay for transfers', 'Régler les transferts', 'Transfers bezahlen'),
  page(2324, 93, '/secure/transfers/complete', 'Transfer order', 'Commande de transferts', 'Transferbestellung'),
]

const booking: Page[] = [
  page(2325, 53, '/secure/provisional', 'Provisional booking', 'Réservation provisoire', 'Vorläufige Buchung'),
  page(2326, 54, '/secure/provisional/payment', 'Pay the deposit', 'Régler l’acompte', 'Anzahlung leisten'),
  page(2327, 27, '/secure/ob', 'Your booking', 'Votre réservation', 'Ihre Buchung'),
  page(2328, 29, '/secure/ob/payment', 'Payment', 'Paiement', 'Zahlung'),
  {
    ...page(
      2329,
      99,
      '/secure/ob/conditions',
      'Booking conditions',
      'Conditions de réservation',
      'Buchungsbedingungen',
    ),
    httpStatusCode: 302,
    redirectTo: '/booking-conditions',
  },
  page(
    2330,
    40,
    '/secure/ob/3d-secure',
    'Confirm with your bank',
    'Confirmation par votre banque',
    'Bestätigung bei Ihrer Bank',
  ),
  page(2331, 113, '/secure/ob/pay', 'Pay your share', 'Régler votre part', 'Ihren Anteil bezahlen'),
  page(2332, 114, '/secure/passport-by-link', 'Your passport details', 'Votre passeport', 'Ihre Passdaten'),
  page(
    2333,
    96,
    '/secure/ob/confirmation',
    'Booking confirmation',
    'Confirmation de réservation',
    'Buchungsbestätigung',
  ),
  page(
    2334,
    101,
    '/secure/ob/continue',
    'Your villa is held',
    'Votre villa est sous option',
    'Ihre Villa ist freigehalten',
  ),
  page(1082, 75, '/secure/ob/deposit-thanks', 'Deposit', 'Acompte', 'Anzahlung'),
  page(1083, 76, '/secure/ob/balance-thanks', 'Balance', 'Solde', 'Restzahlung'),
]

/** Sign-in and the pages of the client area (PD-36); the browser fetches personal data. */
export const own: Page[] = [...account, ...journey, ...extras, ...booking]
