import { type PagePart, say } from '../shape.ts'

/** For owners: criteria, process and testimonials. */
export const owners: PagePart[] = [
  {
    kind: 'text',
    html: say(
      '<p>We take on few houses and keep them long. We look for a place that could not be anywhere else, for water and papers in order, and for somebody nearby who loves it. There is no fee to join, and no exclusivity in the first year.</p>',
      '<p>Nous prenons peu de maisons et les gardons longtemps. Nous cherchons un lieu qui ne saurait être ailleurs, une eau et des papiers en règle, et quelqu’un tout près qui l’aime. Pas de droit d’entrée, pas d’exclusivité la première année.</p>',
      '<p>Wir nehmen wenige Häuser auf und behalten sie lange. Wir suchen Orte, die nirgendwo anders stehen könnten, Wasser und Papiere in Ordnung und jemanden in der Nähe, der das Haus liebt. Es gibt keine Aufnahmegebühr und im ersten Jahr keine Ausschließlichkeit.</p>',
    ),
  },
  {
    kind: 'step',
    heading: say('You write', 'Vous écrivez', 'Sie schreiben'),
    html: say(
      '<p>Where it is, how many it sleeps, and what you would tell a friend who asked to borrow it. A few plain photographs help more than good ones.</p>',
      '<p>Où elle est, combien elle accueille, et ce que vous diriez à un ami qui voudrait l’emprunter. Quelques photos sans apprêt valent mieux que de belles.</p>',
      '<p>Wo es steht, wie viele darin schlafen und was Sie einem Freund sagen würden, der es leihen möchte. Ein paar ungeschönte Fotos helfen mehr als schöne.</p>',
    ),
  },
  {
    kind: 'step',
    heading: say('We answer in a week', 'Nous répondons sous une semaine', 'Wir antworten in einer Woche'),
    html: say(
      '<p>With yes, no or a question. A no comes with its reason, and often with the name of somebody it would suit.</p>',
      '<p>Par oui, non, ou une question. Un non est motivé, souvent avec le nom de quelqu’un à qui la maison conviendrait.</p>',
      '<p>Mit Ja, Nein oder einer Frage. Ein Nein hat einen Grund und oft den Namen von jemandem, zu dem das Haus passt.</p>',
    ),
  },
  {
    kind: 'step',
    heading: say('We visit within six', 'Nous venons sous six', 'Wir kommen binnen sechs'),
    html: say(
      '<p>One of us stays the night. We look at roof, water, steps and papers, and tell you what we would change and what it would cost.</p>',
      '<p>L’un de nous y passe la nuit. Nous regardons le toit, l’eau, les marches et les papiers, et disons ce que nous changerions et à quel prix.</p>',
      '<p>Jemand von uns übernachtet dort. Wir sehen uns Dach, Wasser, Stufen und Papiere an und sagen, was wir ändern würden und was es kostet.</p>',
    ),
  },
  {
    kind: 'step',
    heading: say('You keep the calendar', 'Le calendrier reste à vous', 'Der Kalender bleibt Ihrer'),
    html: say(
      '<p>You say which weeks are yours and what guests may do. Prices are set with you in autumn; we take the money, carry the risk of cards and currencies, and pay you on the day after arrival. Registration, police notices and tourist tax are prepared for your signature.</p>',
      '<p>Vous dites quelles semaines sont à vous et ce que les voyageurs peuvent faire. Les prix se fixent ensemble à l’automne ; nous encaissons, assumons le risque des cartes et des devises, et vous payons le lendemain de l’arrivée. Enregistrement, fiches de police et taxe de séjour sont préparés pour signature.</p>',
      '<p>Sie bestimmen, welche Wochen Ihnen gehören und was Gäste dürfen. Die Preise legen wir im Herbst gemeinsam fest; wir ziehen das Geld ein, tragen das Risiko von Karten und Währungen und zahlen am Tag nach der Anreise. Registrierung, Meldescheine und Kurtaxe liegen zur Unterschrift bereit.</p>',
    ),
  },
  {
    kind: 'quote',
    label: say(
      'Owner of a house above Kalami, since 2011',
      'Propriétaire au-dessus de Kalami, depuis 2011',
      'Eigentümerin oberhalb von Kalami, seit 2011',
    ),
    html: say(
      '<p>They rang me about a cracked tile before the guests had seen it. In the winter they rang again, to ask whether I was well.</p>',
      '<p>Ils m’ont appelée pour une tuile fendue avant que les voyageurs ne la voient. L’hiver, ils ont rappelé pour savoir si j’allais bien.</p>',
      '<p>Wegen eines gesprungenen Ziegels riefen sie an, ehe die Gäste ihn sahen. Im Winter riefen sie wieder an und fragten, ob es mir gut geht.</p>',
    ),
  },
  {
    kind: 'quote',
    label: say(
      'Owner of a masseria near Ostuni, since 2016',
      'Propriétaire d’une masseria près d’Ostuni, depuis 2016',
      'Eigentümer einer Masseria bei Ostuni, seit 2016',
    ),
    html: say(
      '<p>The first year they told me to ask less. I was cross. We were full in October, and it has been so since.</p>',
      '<p>La première année, ils m’ont dit de demander moins. J’étais fâché. En octobre, nous étions complets, et c’est ainsi depuis.</p>',
      '<p>Im ersten Jahr rieten sie mir, weniger zu verlangen. Ich war verärgert. Im Oktober waren wir ausgebucht, und so ist es seither.</p>',
    ),
  },
]

/** For travel agents: commission, and how to get a log-in. */
export const agents: PagePart[] = [
  {
    kind: 'text',
    html: say(
      '<p>We work with agents who know their clients and would like to know the houses. You book at the price on the page; we write to you, not to your client, unless you ask otherwise. Each spring and autumn we take a dozen agents to one region, in the houses themselves.</p>',
      '<p>Nous travaillons avec des agences qui connaissent leurs clients et aimeraient connaître les maisons. Vous réservez au prix affiché ; nous vous écrivons à vous, non à votre client, sauf demande contraire. Au printemps et à l’automne, nous emmenons une douzaine d’agents dans une région, dans les maisons mêmes.</p>',
      '<p>Wir arbeiten mit Reisebüros, die ihre Kunden kennen und die Häuser kennenlernen möchten. Sie buchen zum angezeigten Preis; wir schreiben Ihnen, nicht Ihren Kunden, es sei denn, Sie wünschen es anders. Im Frühjahr und Herbst fahren wir mit einem Dutzend Kolleginnen und Kollegen in eine Region, in die Häuser selbst.</p>',
    ),
  },
  {
    kind: 'figure',
    label: say('10%', '10 %', '10 %'),
    html: say(
      'of the villa’s price, from the first booking',
      'du prix de la villa, dès la première réservation',
      'vom Preis der Villa, ab der ersten Buchung',
    ),
  },
  {
    kind: 'figure',
    label: say('12%', '12 %', '12 %'),
    html: say(
      'from the fifth in a calendar year, for all that follow',
      'à partir de la cinquième dans l’année, pour les suivantes',
      'ab der fünften im Kalenderjahr, für alle weiteren',
    ),
  },
  {
    kind: 'figure',
    label: say('14 days', '14 jours', '14 Tage'),
    html: say(
      'after departure it is paid, without an invoice',
      'après le départ, versement sans facture',
      'nach der Abreise wird sie gezahlt, ohne Rechnung',
    ),
  },
  {
    kind: 'step',
    heading: say('Register', 'Inscrivez-vous', 'Registrieren'),
    html: say(
      '<p>With the form below and the number under which you are licensed.</p>',
      '<p>Avec le formulaire ci-dessous et votre numéro d’immatriculation.</p>',
      '<p>Mit dem Formular unten und der Nummer, unter der Sie zugelassen sind.</p>',
    ),
  },
  {
    kind: 'step',
    heading: say('Sign two pages', 'Signez deux pages', 'Zwei Seiten unterschreiben'),
    html: say(
      '<p>The contract comes within three working days. It says what is written here, in more words.</p>',
      '<p>Le contrat arrive sous trois jours ouvrés. Il dit ce qui est écrit ici, en plus de mots.</p>',
      '<p>Der Vertrag kommt binnen drei Werktagen. Er sagt, was hier steht, mit mehr Worten.</p>',
    ),
  },
  {
    kind: 'step',
    heading: say('Book, or be invited', 'Réservez, ou soyez invité', 'Buchen, oder eingeladen werden'),
    html: say(
      '<p>With a log-in of your own you see the bookings to which you have been invited, may pay for them and follow what is missing. Guests’ passports and the lead booker’s contact details remain theirs.</p>',
      '<p>Avec votre propre accès, vous voyez les réservations auxquelles vous êtes invité, pouvez les régler et suivre ce qui manque. Les passeports et les coordonnées du titulaire restent à eux.</p>',
      '<p>Mit eigenem Zugang sehen Sie die Buchungen, zu denen Sie eingeladen sind, können sie bezahlen und verfolgen, was fehlt. Pässe und Kontaktdaten des Hauptbuchers bleiben dessen Sache.</p>',
    ),
  },
]

/** White Key: how to get an introduction. */
export const whiteKey: PagePart[] = [
  {
    kind: 'text',
    html: say(
      '<p>Some owners lend their house only when they know who is coming. There are no pictures of it, no calendar and no price on any page, here or elsewhere. For such houses there is the White Key: one manager, who has all of them in her head, and a short conversation.</p>',
      '<p>Certains propriétaires ne prêtent leur maison qu’à des gens dont ils savent le nom. Il n’en existe ni image, ni calendrier, ni prix, sur aucune page, ici ou ailleurs. Pour elles, il y a White Key : une responsable, qui les a toutes en tête, et une courte conversation.</p>',
      '<p>Manche Eigentümer geben ihr Haus nur her, wenn sie wissen, wer kommt. Es gibt davon keine Bilder, keinen Kalender und keinen Preis, weder hier noch anderswo. Für solche Häuser ist White Key da: eine Kollegin, die sie alle im Kopf hat, und ein kurzes Gespräch.</p>',
    ),
  },
  {
    kind: 'step',
    heading: say('You ask', 'Vous demandez', 'Sie fragen an'),
    html: say(
      '<p>Tell us of an earlier stay, the party and the occasion; or have your manager put your name forward.</p>',
      '<p>Parlez-nous d’un séjour passé, de votre groupe et de l’occasion ; ou faites-vous présenter par votre responsable.</p>',
      '<p>Erzählen Sie von einem früheren Aufenthalt, der Gruppe und dem Anlass; oder Ihr Betreuer schlägt Sie vor.</p>',
    ),
  },
  {
    kind: 'step',
    heading: say('She rings', 'Elle vous appelle', 'Sie ruft an'),
    html: say(
      '<p>Within two working days. It takes a quarter of an hour and is mostly about people.</p>',
      '<p>Sous deux jours ouvrés. Il y faut un quart d’heure, et l’on parle surtout des personnes.</p>',
      '<p>Binnen zwei Werktagen. Es dauert eine Viertelstunde und handelt meist von Menschen.</p>',
    ),
  },
  {
    kind: 'step',
    heading: say('You see two or three', 'Vous en voyez deux ou trois', 'Sie sehen zwei oder drei'),
    html: say(
      '<p>By private link or, if you are near, at the door. The conditions are those of every booking, deposit and balance included; the stay has its own heading in your client area.</p>',
      '<p>Par un lien privé ou, si vous êtes dans les parages, devant la porte. Les conditions sont celles de toute réservation, acompte et solde compris ; le séjour figure à part dans votre espace client.</p>',
      '<p>Über einen privaten Link oder, wenn Sie in der Nähe sind, an der Tür. Es gelten die Bedingungen jeder Buchung, auch für An- und Restzahlung; der Aufenthalt steht unter eigener Überschrift in Ihrem Kundenbereich.</p>',
    ),
  },
]

/** Careers: how we work, and vacancies. Parts with a label are vacancies. */
export const careers: PagePart[] = [
  {
    kind: 'text',
    html: say(
      '<p>We look for people who notice things: that a shutter bangs, that a guest is tired, that a total is out by a cent. Languages help, a driving licence is needed for the islands, and nobody is hired without a day spent with the team they would join. That day is paid.</p>',
      '<p>Nous cherchons des gens qui remarquent : un volet qui bat, un voyageur fatigué, un total faux d’un centime. Les langues aident, le permis est nécessaire dans les îles, et personne n’est engagé sans une journée passée avec sa future équipe. Cette journée est payée.</p>',
      '<p>Wir suchen Menschen, denen etwas auffällt: ein klappernder Laden, ein müder Gast, eine Summe, die um einen Cent nicht stimmt. Sprachen helfen, auf den Inseln braucht man einen Führerschein, und niemand wird eingestellt, ohne vorher einen Tag im künftigen Team verbracht zu haben. Der Tag wird bezahlt.</p>',
    ),
  },
  {
    kind: 'text',
    label: say(
      'Kefalonia · from March to October',
      'Céphalonie · de mars à octobre',
      'Kefalonia · von März bis Oktober',
    ),
    heading: say('Area manager', 'Responsable de secteur', 'Gebietsleitung'),
    html: say(
      '<p>You hold the keys of seven houses, meet the guests, and know a plumber. You live on the island, speak Greek and English, and like winters quieter than summers. €2,300 a month, a car, and a house for visitors in April.</p>',
      '<p>Vous avez les clés de sept maisons, accueillez les voyageurs et connaissez un plombier. Vous vivez sur l’île, parlez grec et anglais, et aimez les hivers plus calmes que les étés. 2 300 € par mois, une voiture, et une maison pour vos proches en avril.</p>',
      '<p>Sie haben die Schlüssel von sieben Häusern, empfangen die Gäste und kennen einen Klempner. Sie leben auf der Insel, sprechen Griechisch und Englisch und mögen Winter, die ruhiger sind als der Sommer. 2.300 € im Monat, ein Auto und im April ein Haus für Besuch.</p>',
    ),
  },
  {
    kind: 'text',
    label: say('London · permanent', 'Londres · durée indéterminée', 'London · unbefristet'),
    heading: say('Villa specialist, France', 'Spécialiste, France', 'Villenkenner, Frankreich'),
    html: say(
      '<p>You answer calls and letters about Corsica, Provence and the Riviera, and spend six weeks a year in the houses. French as your own language, English, and an eye for kitchens. £38,000 a year, paid also in the weeks away.</p>',
      '<p>Vous répondez aux appels et aux lettres sur la Corse, la Provence et la Côte d’Azur, et passez six semaines par an dans les maisons. Le français pour langue, l’anglais, et l’œil sur les cuisines. 38 000 £ par an, semaines de voyage comprises.</p>',
      '<p>Sie beantworten Anrufe und Briefe zu Korsika, der Provence und der Côte d’Azur und verbringen sechs Wochen im Jahr in den Häusern. Französisch als eigene Sprache, Englisch und ein Auge für Küchen. 38.000 £ im Jahr, auch für die Wochen unterwegs.</p>',
    ),
  },
  {
    kind: 'text',
    label: say('At any time', 'À tout moment', 'Jederzeit'),
    heading: say('Something else', 'Autre chose', 'Etwas anderes'),
    html: say(
      '<p>Places open in October and in February; outside those months write all the same, with one page about a house you know well and what you would change in it.</p>',
      '<p>Les postes s’ouvrent en octobre et en février ; le reste de l’année, écrivez quand même : une page sur une maison que vous connaissez bien et ce que vous y changeriez.</p>',
      '<p>Stellen werden im Oktober und im Februar frei; schreiben Sie auch sonst: eine Seite über ein Haus, das Sie gut kennen, und was Sie daran ändern würden.</p>',
    ),
  },
]
