import { conditions as written } from '../pages/conditions.ts'
import { legal } from '../pages/legal.ts'
import { html, type Page } from '../pages/shape.ts'

/** A gap that the company fills in: `domain/text/gaps.ts` finds it. */
const gap = (words: string) => `<p>[[${words}]]</p>`

/** Sections of a page, each a heading with its gap. */
const sections = (...rows: [heading: string, gap: string][]) =>
  rows.map(([heading, words], i) => `<h2>${i + 1}. ${heading}</h2>${gap(words)}`).join('')

const conditions = html(
  sections(
    ['The parties', 'Name, legal form, registration and address of your company; in whose name it lets the villas'],
    [
      'Hold and booking',
      'When a booking is binding. The site holds a villa for 60 minutes, and for four hours at most',
    ],
    ['Price', 'What the price includes, and how other currencies than the euro are converted'],
    ['Deposit and balance', 'Share and day of each payment. Compare them with the terms that the site applies'],
    ['Cancellation by you', 'Until when it is free, what is kept after that, for each rate'],
    ['Changes', 'How clients ask for other dates or another party, and what a change costs'],
    ['Cancellation by the owner or by us', 'What you offer, and when money is returned'],
    ['Damage', 'Damage deposit and damage waiver: amounts, what is covered, when a deposit is released'],
    [
      'Tourist tax and registration',
      'Which taxes are charged; the duty to register guests; registration numbers of villas',
    ],
    ['In the villa', 'Arrival and departure, number of people, pets, celebrations, children at the pool'],
    ['If something is wrong', 'Whom guests call during the stay; until when you accept complaints'],
    ['Law', 'Applicable law, and bodies that settle disputes'],
  ),
  sections(
    [
      'Les parties',
      'Nom, forme juridique, immatriculation et adresse de la société ; au nom de qui elle loue les villas',
    ],
    [
      'Option et réservation',
      'Quand la réservation est ferme. Le site pose une option de 60 minutes, de quatre heures au plus',
    ],
    ['Prix', 'Ce que le prix comprend, et comment les devises autres que l’euro sont converties'],
    ['Acompte et solde', 'Part et date de chaque paiement. À comparer avec les conditions que le site applique'],
    ['Annulation de votre fait', 'Jusqu’à quand elle est gratuite, ce qui est conservé ensuite, pour chaque tarif'],
    ['Modifications', 'Comment demander d’autres dates ou un autre groupe, et ce que coûte une modification'],
    ['Annulation par le propriétaire ou par nous', 'Ce que vous proposez, et quand l’argent est remboursé'],
    ['Dommages', 'Dépôt de garantie et garantie dommages : montants, étendue, date de restitution'],
    [
      'Taxe de séjour et enregistrement',
      'Taxes perçues ; déclaration des voyageurs ; numéros d’enregistrement des villas',
    ],
    ['Dans la villa', 'Arrivée et départ, nombre de personnes, animaux, fêtes, enfants à la piscine'],
    ['En cas de problème', 'Qui appeler pendant le séjour ; jusqu’à quand vous acceptez les réclamations'],
    ['Droit', 'Droit applicable et organismes de médiation'],
  ),
  sections(
    ['Vertragspartner', 'Name, Rechtsform, Register und Anschrift Ihres Unternehmens; in wessen Namen es vermietet'],
    [
      'Option und Buchung',
      'Wann eine Buchung verbindlich ist. Die Website hält eine Villa 60 Minuten frei, höchstens vier Stunden',
    ],
    ['Preis', 'Was der Preis enthält und wie andere Währungen als der Euro umgerechnet werden'],
    [
      'Anzahlung und Restzahlung',
      'Anteil und Tag jeder Zahlung. Vergleichen Sie sie mit den Bedingungen, die die Website anwendet',
    ],
    ['Stornierung durch Sie', 'Bis wann sie kostenlos ist und was danach einbehalten wird, für jeden Tarif'],
    ['Änderungen', 'Wie Gäste um andere Termine oder eine andere Gruppe bitten und was eine Änderung kostet'],
    ['Absage durch Eigentümer oder uns', 'Was Sie anbieten und wann Geld zurückfließt'],
    ['Schäden', 'Kaution und Kautionsverzicht: Beträge, Umfang, Freigabe der Kaution'],
    ['Kurtaxe und Meldepflicht', 'Welche Abgaben anfallen; Meldung der Gäste; Registrierungsnummern der Villen'],
    ['In der Villa', 'Anreise und Abreise, Zahl der Personen, Haustiere, Feste, Kinder am Pool'],
    ['Wenn etwas nicht stimmt', 'Wen Gäste während des Aufenthalts anrufen; bis wann Sie Beschwerden annehmen'],
    ['Recht', 'Anwendbares Recht und Schlichtungsstellen'],
  ),
)

/** The text of a page of the demonstration, between gaps: it states what the software does. */
function framed(page: Page, before: [en: string, fr: string, de: string], after: [en: string, fr: string, de: string]) {
  const [module] = page.modules
  const { en = '', fr = '', de = '' } = module?.type === 'Html' ? module.html : {}
  return html(
    gap(before[0]) + en + gap(after[0]),
    gap(before[1]) + fr + gap(after[1]),
    gap(before[2]) + de + gap(after[2]),
  )
}

function getLegal(path: string): Page {
  const page = [...written, ...legal].find(each => each.path === path)
  if (!page) throw new Error(`There is no legal page ${path}`)
  return page
}

const privacy = getLegal('/privacy-policy')
const terms = getLegal('/terms-of-use')

const withText = ({ validFrom: _, ...page }: Page, module: Page['modules'][number]): Page => ({
  ...page,
  modules: [module],
})

/**
 * Legal pages with marked gaps. None has a day from which it is in force: the company sets it once the gaps are filled.
 * Cookie information describes the software, and is complete.
 */
export const legalSkeletons: Page[] = [
  withText(getLegal('/booking-conditions'), conditions),
  withText(
    privacy,
    framed(
      privacy,
      [
        'Controller: name, address and e-mail of your company; its data protection officer, if it has one. Have the following checked by a lawyer',
        'Responsable du traitement : nom, adresse et e-mail de la société ; délégué à la protection des données, s’il y en a un. Faites vérifier la suite par un juriste',
        'Verantwortlicher: Name, Anschrift und E-Mail-Adresse Ihres Unternehmens; Datenschutzbeauftragte, falls vorhanden. Lassen Sie das Folgende rechtlich prüfen',
      ],
      [
        'Names of your providers for hosting, e-mail and payments, the countries of their servers, and the competent authority',
        'Noms de vos prestataires d’hébergement, d’e-mail et de paiement, pays de leurs serveurs, autorité compétente',
        'Namen Ihrer Dienstleister für Hosting, E-Mail und Zahlungen, Länder ihrer Server, zuständige Behörde',
      ],
    ),
  ),
  withText(
    terms,
    framed(
      terms,
      [
        'Name, legal form, registration and address of your company, as the law requires of a website',
        'Nom, forme juridique, immatriculation et adresse de la société, comme la loi l’exige d’un site',
        'Name, Rechtsform, Register und Anschrift Ihres Unternehmens, wie es das Gesetz für Websites verlangt',
      ],
      [
        'Applicable law and place of jurisdiction. Have this page checked by a lawyer',
        'Droit applicable et juridiction compétente. Faites vérifier cette page par un juriste',
        'Anwendbares Recht und Gerichtsstand. Lassen Sie diese Seite rechtlich prüfen',
      ],
    ),
  ),
]
