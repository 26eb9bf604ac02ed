import { type PagePart, picture, say } from '../shape.ts'

/** The booking process, from the calendar to the key. */
export const booking: PagePart[] = [
  {
    kind: 'step',
    heading: say('Choose the days', 'Choisir les jours', 'Tage wählen'),
    html: say(
      '<p>In a villa’s calendar you see which days are free for arrival and departure; stays of 4 to 40 nights can be booked online, with the minimum of the season. Days marked “contact us” may be free, but need a word with the owner.</p>',
      '<p>Le calendrier d’une villa montre les jours possibles d’arrivée et de départ ; de 4 à 40 nuits se réservent en ligne, selon le minimum de la saison. Les jours « nous contacter » sont peut-être libres, mais demandent un mot au propriétaire.</p>',
      '<p>Der Kalender einer Villa zeigt, an welchen Tagen An- und Abreise möglich sind; 4 bis 40 Nächte lassen sich online buchen, mit dem Minimum der Saison. Tage mit „auf Anfrage“ sind vielleicht frei, brauchen aber ein Wort mit dem Eigentümer.</p>',
    ),
  },
  {
    kind: 'step',
    heading: say('Take an hour', 'Prendre une heure', 'Sich eine Stunde nehmen'),
    html: say(
      '<p>Once you begin, the villa is held for 60 minutes and nobody else can take it. You need names, an address and a card.</p>',
      '<p>Dès que vous commencez, vous disposez d’une option de 60 minutes sur la villa et personne d’autre ne peut la prendre. Il vous faut les noms, une adresse et une carte.</p>',
      '<p>Sobald Sie beginnen, ist die Villa 60 Minuten reserviert, und niemand sonst kann sie nehmen. Sie brauchen Namen, eine Anschrift und eine Karte.</p>',
    ),
  },
  {
    kind: 'step',
    heading: say('Pay the deposit', 'Verser l’acompte', 'Anzahlen'),
    html: say(
      '<p>30% when you book, the balance 70 days before arrival; if you travel sooner, everything at once. For 24 hours after the deposit you may still change your mind, free of charge, if arrival is more than 70 days away. The details stand in the <a href="{{page:74}}">booking conditions</a>.</p>',
      '<p>30 % à la réservation, le solde 70 jours avant l’arrivée ; plus près du départ, le tout en une fois. Pendant 24 heures après l’acompte, vous pouvez changer d’avis sans frais, si l’arrivée est à plus de 70 jours. Le détail figure dans les <a href="{{page:74}}">conditions de réservation</a>.</p>',
      '<p>30 % bei der Buchung, der Rest 70 Tage vor Anreise; reisen Sie früher, alles auf einmal. Bis 24 Stunden nach der Anzahlung dürfen Sie es sich kostenlos anders überlegen, wenn die Anreise mehr als 70 Tage entfernt ist. Näheres steht in den <a href="{{page:74}}">Buchungsbedingungen</a>.</p>',
    ),
  },
  {
    kind: 'step',
    heading: say('Fill in what is missing', 'Compléter', 'Ergänzen, was fehlt'),
    html: say(
      '<p>In your client area: passport details of all guests, which the law requires; arrival times, transfers and a car; experiences, wine and a first shopping list; with the balance, damage deposit or waiver.</p>',
      '<p>Dans votre espace client : les passeports de tous, que la loi exige ; les heures d’arrivée, les transferts, une voiture ; les expériences, le vin, les premières courses ; avec le solde, dépôt de garantie ou garantie dommages.</p>',
      '<p>Im Kundenbereich: die Passdaten aller Gäste, die das Gesetz verlangt; Ankunftszeiten, Transfers und Mietwagen; Erlebnisse, Wein und ein erster Einkauf; mit der Restzahlung Kaution oder Kautionsverzicht.</p>',
    ),
  },
  {
    kind: 'step',
    heading: say('Find the key', 'Trouver la clé', 'Den Schlüssel finden'),
    html: say(
      '<p>The information pack tells you the way, and the person who has the key: name, number, and where they will be standing.</p>',
      '<p>Le dossier de voyage vous dit le chemin et qui a la clé : nom, numéro, et l’endroit où l’on vous attendra.</p>',
      '<p>Die Reiseunterlagen nennen den Weg und den Menschen, der den Schlüssel hat: Name, Nummer und wo er auf Sie wartet.</p>',
    ),
  },
  {
    kind: 'text',
    heading: say('If you would rather talk', 'Si vous préférez parler', 'Wenn Sie lieber sprechen'),
    html: say(
      '<p>Everything on this page can be done with a person, at the same price. <a href="{{page:46}}">Call us, or choose a time for us to call you</a>. What is asked most stands under <a href="{{page:49}}">questions and answers</a>.</p>',
      '<p>Tout ce qui figure sur cette page peut se faire avec quelqu’un, au même prix. <a href="{{page:46}}">Appelez-nous, ou choisissez l’heure de notre appel</a>. Les questions fréquentes ont <a href="{{page:49}}">leur page</a>.</p>',
      '<p>Alles auf dieser Seite geht auch mit einem Menschen, zum selben Preis. <a href="{{page:46}}">Rufen Sie an, oder wählen Sie, wann wir anrufen</a>. Was am häufigsten gefragt wird, steht unter <a href="{{page:49}}">Fragen und Antworten</a>.</p>',
    ),
    picture: picture('table', 'olive-hills', 'ionian-stone'),
  },
]

/** A campaign for the weeks after the summer. */
export const quietWeeks: PagePart[] = [
  {
    kind: 'text',
    heading: say(
      'The sea is warmest when the ferries are empty',
      'La mer est la plus chaude quand les ferries sont vides',
      'Am wärmsten ist das Meer, wenn die Fähren leer sind',
    ),
    html: say(
      '<p>Water follows air with a delay: it is warmest at the end of August, and still above twenty degrees in the south in mid-October. By then the road to the beach is yours, figs are ripe, and the table by the wall is free without a call.</p>',
      '<p>L’eau suit l’air avec retard : elle culmine à la fin août et dépasse encore vingt degrés à la mi-octobre dans le Sud. La route de la plage est alors à vous, les figues sont mûres, et la table près du mur est libre sans qu’on appelle.</p>',
      '<p>Das Wasser folgt der Luft mit Verspätung: Am wärmsten ist es Ende August, im Süden Mitte Oktober noch über zwanzig Grad. Dann gehört die Straße zum Strand Ihnen, die Feigen sind reif, und der Tisch an der Mauer ist ohne Anruf frei.</p>',
    ),
    picture: picture('coast', 'open-sea', 'cycladic-cube'),
  },
  {
    kind: 'text',
    heading: say('Stay longer, hurry less', 'Rester plus, courir moins', 'Länger bleiben, weniger eilen'),
    html: say(
      '<p>From the middle of September the minimum stay is shorter in many houses, and in some you may arrive on other days than Saturday. Each calendar shows its own.</p>',
      '<p>À partir de la mi-septembre, le séjour minimum est plus court dans bien des maisons, et l’on peut parfois arriver un autre jour que le samedi. Chaque calendrier montre le sien.</p>',
      '<p>Ab Mitte September ist der Mindestaufenthalt in vielen Häusern kürzer, und in manchen darf man auch an anderen Tagen als samstags anreisen. Jeder Kalender zeigt seinen.</p>',
    ),
    picture: picture('vineyard', 'cypress-hills', 'tuscan-farmhouse'),
  },
  {
    kind: 'villas',
    heading: say('Begin with these', 'Commencez par celles-ci', 'Beginnen Sie mit diesen'),
    collection: 'heated-pools',
  },
]
