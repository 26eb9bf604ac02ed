import type { Text } from '#domain/language'
import { type Page, picture, say } from './shape.ts'

const nothing = say('', '', '')

/** A page below the log-in; what is somebody's own on it is asked for by their browser. */
const ownPage = (
  id: number,
  templateId: number,
  path: string,
  name: Text,
  metaDescription = say('A page of your account.', 'Une page de votre compte.', 'Eine Seite Ihres Kontos.'),
): Page => ({
  id,
  parentId: 79,
  templateId,
  path,
  menuName: name,
  title: name,
  metaDescription,
  heading1: name,
  heading2: nothing,
  modules: [],
})

const logIn: Page = {
  ...ownPage(
    79,
    30,
    '/secure/login',
    say('Log in', 'Connexion', 'Anmelden'),
    say(
      'Log in to your bookings, or create an account.',
      'Connectez-vous à vos réservations, ou créez un compte.',
      'Melden Sie sich bei Ihren Buchungen an, oder legen Sie ein Konto an.',
    ),
  ),
  parentId: 1,
  heading1: say('Good to see you', 'Heureux de vous voir', 'Schön, Sie zu sehen'),
  // Where there is no slide show yet.
  picture: picture('coast', 'island-bay', 'cycladic-cube'),
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

const dashboard = say('Dashboard', 'Tableau de bord', 'Übersicht')
const everything = say(
  'Everything about your account in one place.',
  'Tout ce qui concerne votre compte au même endroit.',
  'Alles zu Ihrem Konto an einem Ort.',
)

const account: Page[] = [
  logIn,
  ownPage(82, 31, '/secure', dashboard, everything),
  { ...ownPage(2300, 31, '/account', say('My account', 'Mon compte', 'Mein Konto'), everything), parentId: 1 },
  ownPage(83, 34, '/secure/bookings', say('My Bookings', 'Mes réservations', 'Meine Buchungen')),
  ownPage(116, 35, '/secure/profile', say('Personal Profile', 'Profil personnel', 'Persönliches Profil')),
  ownPage(769, 107, '/secure/contact-details', say('Contact Details', 'Coordonnées', 'Kontaktdaten')),
  ownPage(84, 36, '/secure/subscriptions', say('Subscription Preferences', 'Mes abonnements', 'Meine Abonnements')),
  ownPage(2311, 109, '/secure/guest-subscriptions', say('Your letters', 'Vos lettres', 'Ihre Briefe')),
  ownPage(117, 37, '/secure/guest-logins', say('Guest Logins', 'Accès des invités', 'Gastzugänge')),
  ownPage(
    2310,
    102,
    '/secure/complete-registration',
    say('Complete your registration', 'Terminer votre inscription', 'Registrierung abschließen'),
    say(
      'Choose a password, and the account is yours.',
      'Choisissez un mot de passe, et le compte est à vous.',
      'Wählen Sie ein Passwort, und das Konto ist Ihres.',
    ),
  ),
]

const journey: Page[] = [
  ownPage(
    766,
    49,
    '/secure/overview-and-payment',
    say('Overview and Payment', 'Récapitulatif et paiement', 'Überblick und Zahlung'),
  ),
  ownPage(767, 105, '/secure/trip-details', say('Trip Details', 'Détails du voyage', 'Reisedaten')),
  ownPage(768, 106, '/secure/passport-details', say('Passport Details', 'Passeports', 'Passdaten')),
  ownPage(
    770,
    108,
    '/secure/holiday-information-pack',
    say('Holiday Information Pack', 'Dossier de vacances', 'Urlaubsmappe'),
  ),
  ownPage(2312, 87, '/secure/billing', say('Billing', 'Facturation', 'Rechnungen')),
  ownPage(2313, 67, '/secure/bank-details', say('Bank Details', 'Coordonnées bancaires', 'Bankverbindung')),
]

const extras: Page[] = [
  ownPage(
    771,
    56,
    '/secure/experiences-planner',
    say('Experiences Planner', 'Programme des expériences', 'Erlebnisse planen'),
  ),
  ownPage(2314, 89, '/secure/experiences/basket', say('Your experiences', 'Vos expériences', 'Ihre Erlebnisse')),
  ownPage(
    2315,
    90,
    '/secure/experiences/checkout',
    say('Pay for experiences', 'Régler les expériences', 'Erlebnisse bezahlen'),
  ),
  ownPage(2316, 48, '/secure/wine', say('Wine', 'Vins', 'Wein')),
  ownPage(2317, 57, '/secure/wine/overview', say('Your wine', 'Vos vins', 'Ihr Wein')),
  ownPage(2318, 58, '/secure/wine/summary', say('Your wine order', 'Votre commande de vins', 'Ihre Weinbestellung')),
  ownPage(2319, 59, '/secure/wine/payment', say('Pay for wine', 'Régler les vins', 'Wein bezahlen')),
  ownPage(2320, 60, '/secure/wine/thanks', say('Wine order', 'Commande de vins', 'Weinbestellung')),
  ownPage(2321, 85, '/secure/transfers', say('Transfers', 'Transferts', 'Transfers')),
  ownPage(2322, 91, '/secure/transfers/basket', say('Your transfers', 'Vos transferts', 'Ihre Transfers')),
  ownPage(
    2323,
    92,
    '/secure/transfers/checkout',
    say('Pay for transfers', 'Régler les transferts', 'Transfers bezahlen'),
  ),
  ownPage(
    2324,
    93,
    '/secure/transfers/complete',
    say('Transfer order', 'Commande de transferts', 'Transferbestellung'),
  ),
]

const booking: Page[] = [
  ownPage(2325, 53, '/secure/provisional', say('Provisional booking', 'Réservation provisoire', 'Vorläufige Buchung')),
  ownPage(2326, 54, '/secure/provisional/payment', say('Pay the deposit', 'Régler l’acompte', 'Anzahlung leisten')),
  ownPage(2327, 27, '/secure/ob', say('Your booking', 'Votre réservation', 'Ihre Buchung')),
  ownPage(2328, 29, '/secure/ob/payment', say('Payment', 'Paiement', 'Zahlung')),
  {
    ...ownPage(
      2329,
      99,
      '/secure/ob/conditions',
      say('Booking conditions', 'Conditions de réservation', 'Buchungsbedingungen'),
    ),
    httpStatusCode: 302,
    redirectTo: '/booking-conditions',
  },
  ownPage(2330, 40, '/secure/ob/3d-secure', say('Your bank asks', 'Votre banque vérifie', 'Ihre Bank fragt nach')),
  ownPage(2331, 113, '/secure/ob/pay', say('Pay a share', 'Régler une part', 'Einen Anteil bezahlen')),
  ownPage(
    2333,
    96,
    '/secure/ob/confirmation',
    say('Booking confirmation', 'Confirmation de réservation', 'Buchungsbestätigung'),
  ),
  ownPage(
    2334,
    101,
    '/secure/ob/continue',
    say('Your villa is held', 'Votre villa est réservée', 'Ihre Villa ist freigehalten'),
  ),
  ownPage(1082, 75, '/secure/ob/deposit-thanks', say('Deposit', 'Acompte', 'Anzahlung')),
  ownPage(1083, 76, '/secure/ob/balance-thanks', say('Balance', 'Solde', 'Restzahlung')),
]

/** Signing in, and the pages of a client's own (decision 36); what is theirs on them is asked for by their browser. */
export const own: Page[] = [...account, ...journey, ...extras, ...booking]
