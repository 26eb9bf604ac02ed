import type { Text } from '#domain/text/language'
import { html, type Page, type PageModule, say } from '../pages/shape.ts'

/** Fields of a page of the demonstration that a company's own page has in other words. */
export type Words = Partial<Pick<Page, 'metaDescription' | 'heading1' | 'heading2' | 'modules' | 'parts'>>

const nothing: Text = say('', '', '')
const text = (...words: [en: string, fr: string, de: string]): PageModule[] => [html(...words)]

/** Texts of pages that the site needs: they describe the site, and claim nothing of the company. */
export const neutralTexts: Readonly<Record<string, Words>> = {
  '/': {
    metaDescription: say(
      'Villas in Italy, Greece and France, with the price of your own dates and online booking.',
      'Des villas en Italie, en Grèce et en France, au prix de vos dates, à réserver en ligne.',
      'Villen in Italien, Griechenland und Frankreich, mit dem Preis für Ihre Termine und Onlinebuchung.',
    ),
    heading1: say('A villa by the sea', 'Une villa près de la mer', 'Eine Villa am Meer'),
    heading2: say(
      'Villas in Italy, Greece and France',
      'Des villas en Italie, en Grèce et en France',
      'Villen in Italien, Griechenland und Frankreich',
    ),
    modules: text(
      '<h2>Find your villa</h2><p>Choose by place, by date or <a href="{{page:1038}}">by what matters to you</a>. If you would rather speak to us, <a href="{{page:46}}">call or write</a>.</p>',
      '<h2>Trouvez votre villa</h2><p>Choisissez par lieu, par date ou <a href="{{page:1038}}">selon ce qui compte pour vous</a>. Si vous préférez nous parler, <a href="{{page:46}}">appelez ou écrivez</a>.</p>',
      '<h2>Finden Sie Ihre Villa</h2><p>Suchen Sie nach Ort, nach Datum oder <a href="{{page:1038}}">nach dem, was Ihnen wichtig ist</a>. Oder <a href="{{page:46}}">rufen Sie uns an und schreiben Sie uns</a>.</p>',
    ),
  },
  '/results': {
    modules: text(
      '<p>Prices are for the whole villa. With dates you see the price of exactly those nights; without them, the range of a week over the year. If nothing fits, move the arrival by a day or two, or <a href="{{page:46}}">ask us</a>.</p>',
      '<p>Les prix valent pour la villa entière. Avec des dates, vous voyez le prix de ces nuits-là ; sans dates, l’éventail d’une semaine au fil de l’année. Si rien ne convient, décalez l’arrivée d’un jour ou deux, ou <a href="{{page:46}}">demandez-nous</a>.</p>',
      '<p>Die Preise gelten für die ganze Villa. Mit Datum sehen Sie den Preis genau dieser Nächte, ohne Datum die Spanne einer Woche im Lauf des Jahres. Passt nichts, verschieben Sie die Anreise um ein, zwei Tage, oder <a href="{{page:46}}">fragen Sie uns</a>.</p>',
    ),
  },
  '/villa-collections': {
    metaDescription: say(
      'Villas by what matters to you: a heated pool, a village within a walk, no steps.',
      'Des villas selon ce qui compte : une piscine chauffée, un village à pied, aucune marche.',
      'Villen nach dem, was Ihnen wichtig ist: ein beheizter Pool, ein Dorf in Gehweite, keine Stufen.',
    ),
    heading2: nothing,
    modules: text(
      '<p>Each collection follows one question. Open one and add your dates: the villas that are free remain. For two questions at once, use the filters of the <a href="{{page:16}}">search</a>.</p>',
      '<p>Chaque collection suit une seule question. Ouvrez-en une et ajoutez vos dates : restent les villas libres. Pour deux questions à la fois, utilisez les filtres de la <a href="{{page:16}}">recherche</a>.</p>',
      '<p>Jede Kollektion folgt einer Frage. Öffnen Sie eine und geben Sie Ihre Daten ein: Die freien Villen bleiben stehen. Für zwei Fragen zugleich gibt es die Filter der <a href="{{page:16}}">Suche</a>.</p>',
    ),
  },
  '/all-villas': {
    modules: text(
      '<p>Every villa, under its country and region.</p>',
      '<p>Toutes les villas, par pays et par région.</p>',
      '<p>Alle Villen, nach Land und Region.</p>',
    ),
  },
  '/experiences': {
    metaDescription: say(
      'Experiences near your villa: on the water, in the kitchen, on foot.',
      'Des expériences près de votre villa : sur l’eau, en cuisine, à pied.',
      'Erlebnisse bei Ihrer Villa: auf dem Wasser, in der Küche, zu Fuß.',
    ),
    heading2: nothing,
    modules: text(
      '<p>With a booking you plan your days in your client area, or leave it to us.</p>',
      '<p>Avec une réservation, vous composez vos journées dans votre espace client, ou vous nous les confiez.</p>',
      '<p>Mit einer Buchung planen Sie Ihre Tage im Kundenbereich, oder Sie überlassen es uns.</p>',
    ),
  },
  '/the-villa-matchmaker-quiz': {
    modules: text(
      '<p>Seven questions, and three villas by way of an answer, each with the reason. You may skip any of them; we ask for your address only if you want the result by e-mail.</p>',
      '<p>Sept questions et, en réponse, trois villas, chacune avec sa raison. Vous pouvez en passer ; nous ne demandons votre adresse que si vous voulez le résultat par e-mail.</p>',
      '<p>Sieben Fragen und als Antwort drei Villen, jede mit ihrem Grund. Sie dürfen Fragen auslassen; Ihre Adresse brauchen wir nur, wenn Sie das Ergebnis per E-Mail möchten.</p>',
    ),
  },
  '/client-reviews': {
    heading2: nothing,
    modules: text(
      '<p>After a stay, the lead booker receives a link by e-mail. Reviews appear under the villa, in the language in which they were written, with the month of the stay.</p>',
      '<p>Après un séjour, le titulaire de la réservation reçoit un lien par e-mail. Les avis paraissent sous la villa, dans la langue où ils ont été écrits, avec le mois du séjour.</p>',
      '<p>Nach einem Aufenthalt bekommt die Person, die gebucht hat, einen Link per E-Mail. Bewertungen stehen bei der Villa, in der Sprache, in der sie geschrieben wurden, mit dem Monat des Aufenthalts.</p>',
    ),
  },
  '/contact': {
    metaDescription: say(
      'Call, write, or choose a time for us to call you.',
      'Appelez, écrivez, ou choisissez une heure pour être rappelé.',
      'Rufen Sie an, schreiben Sie uns, oder wählen Sie eine Zeit für unseren Rückruf.',
    ),
    heading2: nothing,
    modules: text(
      '<p>Call us: below you see which office is open at this moment. Outside office hours, choose a time and we will call you. If you know the villa already, send the enquiry from its page; otherwise <a href="{{page:41}}">describe what you are looking for</a>.</p>',
      '<p>Appelez-nous : ci-dessous, vous voyez quel bureau est ouvert en ce moment. En dehors des heures d’ouverture, choisissez une heure et nous vous rappelons. Si vous connaissez déjà la villa, écrivez-nous depuis sa page ; sinon, <a href="{{page:41}}">décrivez ce que vous cherchez</a>.</p>',
      '<p>Rufen Sie uns an: Unten steht, welches Büro gerade geöffnet ist. Außerhalb der Öffnungszeiten wählen Sie eine Zeit, und wir rufen zurück. Kennen Sie die Villa schon, fragen Sie auf ihrer Seite an; sonst <a href="{{page:41}}">beschreiben Sie, was Sie suchen</a>.</p>',
    ),
  },
  '/enquiries': {
    modules: text(
      '<p>Tell us where, when and with whom. The villas on your shortlist are sent along with your message. Nothing is held and nothing charged until you say so.</p>',
      '<p>Dites-nous où, quand et avec qui. Les villas de votre sélection sont jointes à votre message. Aucune option n’est posée et rien n’est débité sans votre accord.</p>',
      '<p>Sagen Sie uns, wo, wann und mit wem. Die Villen Ihrer Merkliste gehen mit Ihrer Nachricht mit. Ohne Ihr Wort wird nichts freigehalten und nichts berechnet.</p>',
    ),
  },
  '/about-us': {
    metaDescription: say(
      'The company and its villas.',
      'La société et ses villas.',
      'Das Unternehmen und seine Villen.',
    ),
    heading2: nothing,
    parts: [
      {
        kind: 'text',
        html: say(
          '<p>[[Your company in a few sentences: since when it lets villas, and where]]</p>',
          '<p>[[Votre société en quelques phrases : depuis quand elle loue des villas, et où]]</p>',
          '<p>[[Ihr Unternehmen in wenigen Sätzen: seit wann es Villen vermietet, und wo]]</p>',
        ),
      },
    ],
  },
  '/shortlist-thanks': {
    modules: text(
      '<p>We check the dates and write to you. A confirmation with the villas is on its way to your e-mail. If it is urgent, <a href="{{page:46}}">call us</a>.</p>',
      '<p>Nous vérifions les dates et vous écrivons. Une confirmation avec les villas vous parvient par e-mail. Si c’est urgent, <a href="{{page:46}}">appelez-nous</a>.</p>',
      '<p>Wir prüfen die Termine und schreiben Ihnen. Eine Bestätigung mit den Villen ist per E-Mail unterwegs. Ist es eilig, <a href="{{page:46}}">rufen Sie uns an</a>.</p>',
    ),
  },
  '/newsletter': {
    metaDescription: say(
      'News of villas and free weeks. Unsubscribe with one click.',
      'Des nouvelles des villas et des semaines libres. Désabonnement en un clic.',
      'Neues von Villen und freien Wochen. Abbestellen mit einem Klick.',
    ),
    heading2: nothing,
    parts: [
      {
        kind: 'text',
        html: say(
          '<p>News of villas and free weeks. We use your address for nothing else.</p>',
          '<p>Des nouvelles des villas et des semaines libres. Votre adresse ne sert à rien d’autre.</p>',
          '<p>Neues von Villen und freien Wochen. Ihre Adresse verwenden wir für nichts anderes.</p>',
        ),
      },
    ],
  },
  '/blog': { heading2: nothing, modules: [] },
  '/feedback': {
    modules: text(
      '<p>Leave blank what does not apply. If something was wrong and has not been put right, <a href="{{page:46}}">a call</a> is quickest.</p>',
      '<p>Laissez vide ce qui ne vous concerne pas. Si quelque chose n’allait pas et n’a pas été réglé, <a href="{{page:46}}">un appel</a> est le plus rapide.</p>',
      '<p>Lassen Sie leer, was nicht zutrifft. War etwas nicht in Ordnung und ist noch offen, geht <a href="{{page:46}}">ein Anruf</a> am schnellsten.</p>',
    ),
  },
  '/faq': {
    modules: text(
      '<h2>Booking</h2><h3>Is the calendar up to date?</h3><p>Yes. A day shown as free can be booked at once; for a day marked “contact us”, ask us first.</p><h3>On which days can we arrive?</h3><p>Each villa’s calendar shows its own arrival and departure days.</p><h3>When do we pay?</h3><p>The page of the villa names the deposit and the day of the balance. More in the <a href="{{page:74}}">booking conditions</a>.</p><h2>Before you travel</h2><h3>Why do you need passport details?</h3><p>Because the law requires guests to be registered. They are encrypted, and erased 30 days after departure.</p>',
      '<h2>Réserver</h2><h3>Le calendrier est-il à jour ?</h3><p>Oui. Un jour affiché comme libre se réserve aussitôt ; pour un jour marqué « nous contacter », demandez-nous d’abord.</p><h3>Quels jours peut-on arriver ?</h3><p>Le calendrier de chaque villa indique ses jours d’arrivée et de départ.</p><h3>Quand payons-nous ?</h3><p>La page de la villa indique l’acompte et la date du solde. Plus de détails dans les <a href="{{page:74}}">conditions de réservation</a>.</p><h2>Avant le départ</h2><h3>Pourquoi vous faut-il les passeports ?</h3><p>Parce que la loi impose de déclarer les voyageurs. Les données sont chiffrées et effacées 30 jours après le départ.</p>',
      '<h2>Buchen</h2><h3>Ist der Kalender aktuell?</h3><p>Ja. Ein freier Tag lässt sich sofort buchen; bei „auf Anfrage“ fragen Sie uns zuerst.</p><h3>An welchen Tagen können wir anreisen?</h3><p>Der Kalender jeder Villa zeigt ihre An- und Abreisetage.</p><h3>Wann bezahlen wir?</h3><p>Die Seite der Villa nennt die Anzahlung und den Tag der Restzahlung. Mehr in den <a href="{{page:74}}">Buchungsbedingungen</a>.</p><h2>Vor der Anreise</h2><h3>Wozu brauchen Sie Passdaten?</h3><p>Weil das Gesetz die Meldung der Gäste verlangt. Die Daten liegen verschlüsselt und werden 30 Tage nach der Abreise gelöscht.</p>',
    ),
  },
  '/booking-your-holiday': {
    metaDescription: say(
      'From the calendar to the key: how a booking goes.',
      'Du calendrier à la clé : le déroulement d’une réservation.',
      'Vom Kalender zum Schlüssel: So läuft eine Buchung ab.',
    ),
    parts: [
      {
        kind: 'step',
        heading: say('Choose the days', 'Choisissez les jours', 'Wählen Sie die Tage'),
        html: say(
          '<p>The calendar of a villa shows which days are free for arrival and departure.</p>',
          '<p>Le calendrier d’une villa indique les jours libres à l’arrivée et au départ.</p>',
          '<p>Der Kalender einer Villa zeigt, welche Tage für An- und Abreise frei sind.</p>',
        ),
      },
      {
        kind: 'step',
        heading: say('Take an hour', 'Prenez une heure', 'Nehmen Sie sich eine Stunde'),
        html: say(
          '<p>Once you begin, the villa is held for 60 minutes and nobody else can book it.</p>',
          '<p>Dès que vous commencez, la villa est sous option pendant 60 minutes : personne d’autre ne peut la réserver.</p>',
          '<p>Sobald Sie beginnen, ist die Villa 60 Minuten lang für Sie freigehalten.</p>',
        ),
      },
      {
        kind: 'step',
        heading: say('Pay the deposit', 'Réglez l’acompte', 'Leisten Sie die Anzahlung'),
        html: say(
          '<p>The site names each amount and its day before you pay. The details stand in the <a href="{{page:74}}">booking conditions</a>.</p>',
          '<p>Le site indique chaque montant et sa date avant le paiement. Les détails figurent dans les <a href="{{page:74}}">conditions de réservation</a>.</p>',
          '<p>Vor der Zahlung nennt die Website jeden Betrag und seinen Tag. Einzelheiten stehen in den <a href="{{page:74}}">Buchungsbedingungen</a>.</p>',
        ),
      },
      {
        kind: 'step',
        heading: say('Fill in what is missing', 'Complétez le reste', 'Ergänzen Sie, was fehlt'),
        html: say(
          '<p>In your client area: passport details, arrival times, and what you would like to add to your stay.</p>',
          '<p>Dans votre espace client : passeports, heures d’arrivée, et ce que vous souhaitez ajouter au séjour.</p>',
          '<p>Im Kundenbereich: Passdaten, Ankunftszeiten und was zu Ihrem Aufenthalt hinzukommen soll.</p>',
        ),
      },
    ],
  },
}

/**
 * Pages of places on which the demonstration's company speaks of itself: these fields are left empty, and a test finds
 * others.
 */
export const spokenFields: Readonly<Record<string, readonly ('metaDescription' | 'heading2' | 'modules')[]>> = {
  '/italy': ['modules'],
  '/greece/corfu': ['heading2', 'modules'],
  '/italy/sicily': ['modules'],
  '/france/corsica': ['modules'],
  '/greece/corfu/experiences': ['modules'],
  '/greece/corfu/weather': ['modules'],
  '/italy/tuscany/experiences': ['modules'],
  '/italy/amalfi-coast/guide': ['modules'],
  '/italy/sardinia': ['metaDescription', 'modules'],
  '/travel-to-and-around': ['metaDescription', 'modules'],
  '/travel-to-and-around/weather': ['modules'],
  '/travel-to-and-around/car-hire': ['modules'],
  '/travel-to-and-around/italy': ['metaDescription', 'modules'],
  '/travel-to-and-around/greece': ['metaDescription', 'modules'],
  '/travel-to-and-around/france': ['metaDescription', 'modules'],
  '/travel-to-and-around/ferries': ['modules'],
}
