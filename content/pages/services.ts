import { html, type Page, picture, say } from './shape.ts'

/** Ways to reach us, and pages for particular people. */
export const services: Page[] = [
  {
    id: 46,
    parentId: 1,
    templateId: 110,
    path: '/contact',
    menuName: say('Contact us', 'Nous contacter', 'Kontakt'),
    title: say('Contact us', 'Nous contacter', 'Kontakt'),
    metaDescription: say(
      'Ring, write or ask for a call back: a villa specialist answers in English, French or German.',
      'Appelez, écrivez ou demandez un rappel : un spécialiste répond en français, en anglais ou en allemand.',
      'Rufen Sie an, schreiben Sie oder lassen Sie sich zurückrufen: auf Deutsch, Englisch oder Französisch.',
    ),
    heading1: say('Contact us', 'Nous contacter', 'Kontakt'),
    heading2: say('A person who has been there', 'Quelqu’un qui y est allé', 'Jemand, der dort war'),
    modules: [
      html(
        '<p>The quickest way is to ring; below you see which office is open at this moment, by its own clock. Outside office hours choose a time for a first call and we ring you.</p><p>If you know the villa already, send the enquiry from its page: days and guests come along. If you would rather describe what you are looking for, <a href="{{page:41}}">send an enquiry</a>; you have two or three suggestions within one working day, from somebody who has slept in them.</p>',
        '<p>Le plus rapide est d’appeler ; ci-dessous, vous voyez quel bureau est ouvert en ce moment, à son heure. En dehors des horaires, choisissez un créneau pour un premier entretien : nous appelons.</p><p>Si vous connaissez déjà la villa, envoyez la demande depuis sa page : dates et voyageurs suivent. Si vous préférez décrire ce que vous cherchez, <a href="{{page:41}}">envoyez une demande</a> ; sous un jour ouvré, vous recevez deux ou trois propositions de quelqu’un qui y a dormi.</p>',
        '<p>Am schnellsten geht es am Telefon; unten sehen Sie, welches Büro gerade besetzt ist, nach seiner eigenen Uhr. Außerhalb der Bürozeiten wählen Sie einen Termin für ein erstes Gespräch, und wir rufen Sie an.</p><p>Kennen Sie die Villa schon, schicken Sie die Anfrage von ihrer Seite: Tage und Gäste kommen mit. Möchten Sie lieber beschreiben, was Sie suchen, <a href="{{page:41}}">schicken Sie eine Anfrage</a>; binnen eines Werktags haben Sie zwei oder drei Vorschläge von jemandem, der dort geschlafen hat.</p>',
      ),
    ],
  },
  {
    id: 2300,
    parentId: 1,
    templateId: 1,
    path: '/account',
    menuName: say('My account', 'Mon compte', 'Mein Konto'),
    title: say('My account', 'Mon compte', 'Mein Konto'),
    metaDescription: say(
      'Where your booking is looked after, and what this browser keeps for you.',
      'Qui s’occupe de votre réservation, et ce que ce navigateur garde pour vous.',
      'Wer sich um Ihre Buchung kümmert, und was dieser Browser für Sie behält.',
    ),
    heading1: say('My account', 'Mon compte', 'Mein Konto'),
    heading2: say(
      'Your booking is with a person, not behind a password',
      'Votre réservation est chez quelqu’un, non derrière un mot de passe',
      'Ihre Buchung liegt bei einem Menschen, nicht hinter einem Passwort',
    ),
    modules: [
      html(
        '<p>One cannot log in here yet. Everything about a booking, its papers, payments and wishes for the journey, goes through the person who arranged it: ring or write, as you have until now. If you do not have the number at hand, <a href="{{page:46}}">it is here</a>.</p><p>If you have not booked yet, you need no account: the villas you mark with a heart stay on this device for a year, and you can <a href="{{page:41}}">send them to us</a> when you are ready.</p>',
        '<p>On ne peut pas encore se connecter ici. Tout ce qui touche une réservation, papiers, paiements et souhaits pour le voyage, passe par la personne qui l’a préparée : appelez ou écrivez, comme jusqu’ici. Si vous n’avez pas le numéro sous la main, <a href="{{page:46}}">le voici</a>.</p><p>Si vous n’avez pas encore réservé, il ne faut pas de compte : les villas marquées d’un cœur restent un an sur cet appareil, et vous pouvez <a href="{{page:41}}">nous les envoyer</a> quand vous voulez.</p>',
        '<p>Anmelden kann man sich hier noch nicht. Alles zu einer Buchung, Unterlagen, Zahlungen und Wünsche für die Reise, läuft über den Menschen, der sie vorbereitet hat: Rufen Sie an oder schreiben Sie, wie bisher. Haben Sie die Nummer nicht zur Hand, <a href="{{page:46}}">steht sie hier</a>.</p><p>Haben Sie noch nicht gebucht, brauchen Sie kein Konto: Villen mit Herz bleiben ein Jahr auf diesem Gerät, und Sie können <a href="{{page:41}}">sie uns schicken</a>, wenn es so weit ist.</p>',
      ),
    ],
  },
  {
    id: 41,
    parentId: 1,
    templateId: 15,
    path: '/enquiries',
    menuName: say('Make an enquiry', 'Faire une demande', 'Anfrage stellen'),
    title: say('Make an enquiry', 'Faire une demande', 'Anfrage stellen'),
    metaDescription: say(
      'Tell us where, when and with whom, or send your shortlist; a specialist answers within one working day.',
      'Dites-nous où, quand et avec qui, ou envoyez votre sélection ; un spécialiste répond sous un jour ouvré.',
      'Schreiben Sie uns, wo, wann und mit wem, oder schicken Sie Ihre Merkliste; Antwort binnen eines Werktags.',
    ),
    heading1: say('Make an enquiry', 'Faire une demande', 'Anfrage stellen'),
    heading2: say('We answer within one working day', 'Réponse sous un jour ouvré', 'Antwort binnen eines Werktags'),
    modules: [
      html(
        '<p>The villas on your shortlist are sent along with your message. Tell us what a form cannot know: who snores, who is afraid of stairs, whether the dog is coming, which of the dates are fixed. We check availability with the owners, propose alternatives where something is taken, and hold nothing and charge nothing until you say so.</p>',
        '<p>Les villas de votre sélection partent avec votre message. Dites-nous ce qu’un formulaire ignore : qui ronfle, qui craint les escaliers, si le chien vient, quelles dates sont fixes. Nous vérifions auprès des propriétaires, proposons autre chose si c’est pris, et ne bloquons ni ne facturons rien avant votre accord. Si vous avez vu des dates libres dans le calendrier d’une villa, inutile de demander : elles se réservent sur place.</p>',
        '<p>Die Villen Ihrer Merkliste gehen mit der Nachricht an uns. Schreiben Sie, was ein Formular nicht wissen kann: wer schnarcht, wer Treppen fürchtet, ob der Hund mitkommt, welche Daten feststehen. Wir fragen bei den Besitzern nach, schlagen anderes vor, wenn etwas vergeben ist, und reservieren und berechnen nichts, ehe Sie es sagen.</p>',
      ),
    ],
  },
  {
    id: 43,
    parentId: 41,
    templateId: 15,
    path: '/enquiries/empty',
    menuName: say('Empty shortlist', 'Sélection vide', 'Leere Merkliste'),
    title: say('Your shortlist is empty', 'Votre sélection est vide', 'Ihre Merkliste ist leer'),
    metaDescription: say(
      'There are no villas on your shortlist yet: how to add them, or how to write to us without.',
      'Votre sélection ne contient pas encore de villa : comment en ajouter, ou nous écrire sans cela.',
      'Noch steht keine Villa auf Ihrer Merkliste: wie Sie welche hinzufügen oder uns auch ohne schreiben.',
    ),
    heading1: say('Nothing on the list yet', 'Rien encore sur la liste', 'Noch steht nichts auf der Liste'),
    heading2: say('A heart adds a villa', 'Un cœur ajoute une villa', 'Ein Herz fügt eine Villa hinzu'),
    modules: [
      html(
        '<p>Press the heart on a picture and the villa is kept here for a year, on this device. You can begin with <a href="{{page:16}}">all villas</a> or with a <a href="{{page:1038}}">collection</a>. Or write to us without a list: tell us where, when and with how many people, and we will make one for you.</p>',
        '<p>Touchez le cœur d’une image, et la villa reste ici un an, sur cet appareil. Commencez par <a href="{{page:16}}">toutes les villas</a> ou par une <a href="{{page:1038}}">sélection</a>. Ou écrivez-nous sans liste : dites-nous où, quand et à combien, nous la ferons pour vous.</p>',
        '<p>Tippen Sie auf das Herz an einem Bild, und die Villa bleibt ein Jahr lang hier, auf diesem Gerät. Beginnen Sie mit <a href="{{page:16}}">allen Villen</a> oder mit einer <a href="{{page:1038}}">Sammlung</a>. Oder schreiben Sie uns ohne Liste: wo, wann und zu wievielt; wir stellen Ihnen eine zusammen.</p>',
      ),
    ],
  },
  {
    id: 55,
    parentId: 41,
    templateId: 1,
    path: '/shortlist-thanks',
    menuName: say('Thank you', 'Merci', 'Danke'),
    title: say('Your shortlist has been sent', 'Votre sélection est envoyée', 'Ihre Merkliste ist unterwegs'),
    metaDescription: say(
      'Your shortlist has reached us; what happens next and by when.',
      'Votre sélection nous est parvenue ; la suite, et dans quel délai.',
      'Ihre Merkliste ist angekommen; wie es weitergeht und bis wann.',
    ),
    heading1: say('Thank you, it has arrived', 'Merci, elle est arrivée', 'Danke, sie ist angekommen'),
    heading2: say('What happens now', 'La suite', 'Wie es weitergeht'),
    modules: [
      html(
        '<p>A specialist for the regions you have chosen reads your list today or on the next working day, checks the dates with the owners and writes to you, usually with one suggestion you did not ask for. A copy of the list is on its way to your e-mail; the link in it can be passed on to fellow travellers, who see the villas and nothing about you.</p><p>If it is urgent, ring the number at the top of the page and mention your name.</p>',
        '<p>Un spécialiste des régions choisies lit votre liste aujourd’hui ou le prochain jour ouvré, vérifie les dates auprès des propriétaires et vous écrit, souvent avec une proposition que vous n’aviez pas demandée. Une copie part vers votre adresse ; son lien peut être transmis à vos compagnons de voyage, qui verront les villas et rien de vous.</p><p>Si c’est urgent, composez le numéro en haut de la page et donnez votre nom.</p>',
        '<p>Jemand, der die gewählten Regionen kennt, liest Ihre Liste heute oder am nächsten Werktag, klärt die Termine mit den Besitzern und schreibt Ihnen, meist mit einem Vorschlag, um den Sie nicht gebeten hatten. Eine Kopie ist per E-Mail unterwegs; ihren Link können Sie an Mitreisende weitergeben, die dann die Villen sehen und sonst nichts über Sie.</p><p>Ist es eilig, wählen Sie die Nummer oben auf der Seite und nennen Ihren Namen.</p>',
      ),
    ],
  },
  {
    id: 932,
    parentId: 41,
    templateId: 68,
    path: '/shared-shortlist',
    menuName: say('Shared shortlist', 'Sélection partagée', 'Geteilte Merkliste'),
    title: say('A shortlist for you', 'Une sélection pour vous', 'Eine Merkliste für Sie'),
    metaDescription: say(
      'Villas that somebody has chosen and would like you to see.',
      'Des villas que quelqu’un a choisies et souhaite vous montrer.',
      'Villen, die jemand ausgesucht hat und Ihnen zeigen möchte.',
    ),
    heading1: say('Chosen for you', 'Choisies pour vous', 'Für Sie ausgesucht'),
    heading2: say('Somebody is thinking of a holiday', 'Quelqu’un pense aux vacances', 'Jemand denkt an Ferien'),
    modules: [
      html(
        '<p>Somebody has put these villas together and sent you the link. You can open each one, look at its calendar and keep those you like on a shortlist of your own; the sender’s list is not changed by it, and neither of you sees what the other does. If the page is empty, the list has been withdrawn.</p>',
        '<p>Quelqu’un a réuni ces villas et vous a envoyé le lien. Vous pouvez les ouvrir, consulter leur calendrier et garder celles qui vous plaisent dans votre propre sélection ; la liste d’origine n’en est pas modifiée, et chacun ignore ce que fait l’autre. Si la page est vide, la liste a été retirée.</p>',
        '<p>Jemand hat diese Villen zusammengestellt und Ihnen den Link geschickt. Sie können jede öffnen, den Kalender ansehen und auf Ihrer eigenen Merkliste behalten, was Ihnen gefällt; die Liste des Absenders ändert sich dadurch nicht, und keiner sieht, was der andere tut. Ist die Seite leer, wurde die Liste zurückgezogen.</p>',
      ),
    ],
  },
  {
    id: 936,
    parentId: 1,
    templateId: 69,
    path: '/newsletter',
    menuName: say('Newsletter', 'Lettre d’information', 'Rundbrief'),
    title: say('The letter', 'La lettre', 'Der Rundbrief'),
    metaDescription: say(
      'One letter a month: a new villa, a free week, and something to read. You can leave with one click.',
      'Une lettre par mois : une nouvelle villa, une semaine libre, de quoi lire. On se désinscrit d’un clic.',
      'Ein Brief im Monat: eine neue Villa, eine freie Woche und etwas zu lesen. Abbestellt mit einem Klick.',
    ),
    heading1: say('The letter', 'La lettre', 'Der Rundbrief'),
    heading2: say('Once a month, on a Thursday', 'Une fois par mois, le jeudi', 'Einmal im Monat, donnerstags'),
    modules: [
      html(
        '<p>Once a month we write a letter: one house that is new, one good week that has come free, and a page about a coast by someone who lives on it. It is short, it carries two pictures, and your address is used for nothing else. You confirm it by a link we send; every letter ends with another that stops it at once. In October comes the most useful one: the weeks of the following summer, before they are announced anywhere else.</p>',
        '<p>Une fois par mois, nous écrivons une lettre : une maison nouvelle, une bonne semaine qui se libère, et une page sur une côte par quelqu’un qui y vit. Elle est courte, ne contient que deux images, et votre adresse ne sert à rien d’autre. Vous confirmez par un lien ; chaque lettre se termine par un autre, qui l’arrête aussitôt. En octobre paraît la plus utile : les semaines de l’été suivant, avant toute autre annonce.</p>',
        '<p>Einmal im Monat schreiben wir einen Brief: ein neues Haus, eine gute Woche, die frei geworden ist, und eine Seite über eine Küste von jemandem, der dort lebt. Er ist kurz, enthält zwei Bilder, und Ihre Adresse dient nur ihm. Sie bestätigen über einen Link, den wir schicken; am Ende jedes Briefs steht ein zweiter, der ihn sofort abbestellt. Im Oktober kommt der nützlichste: die Wochen des nächsten Sommers, ehe sie sonst irgendwo stehen.</p>',
      ),
    ],
  },
  {
    id: 922,
    parentId: 47,
    templateId: 83,
    path: '/villa-owners',
    menuName: say('Villa owners', 'Propriétaires', 'Villenbesitzer'),
    title: say('For villa owners', 'Pour les propriétaires', 'Für Villenbesitzer'),
    metaDescription: say(
      'What we look for in a house, what we take off the owner’s hands, and how to offer us a villa.',
      'Ce que nous cherchons dans une maison, ce dont nous déchargeons le propriétaire, et comment nous en proposer une.',
      'Was wir in einem Haus suchen, was wir Besitzern abnehmen und wie Sie uns eine Villa anbieten.',
    ),
    heading1: say('For villa owners', 'Pour les propriétaires', 'Für Villenbesitzer'),
    heading2: say('Your house, in good hands', 'Votre maison en de bonnes mains', 'Ihr Haus in guten Händen'),
    modules: [
      html(
        '<p>We take on few houses and keep them long; on average an owner has been with us for eight years. We look for a place that could not be anywhere else, for water and papers in order, and for somebody nearby who loves it.</p><p>You say which weeks are yours, what guests may do and what they may not. We set prices with you in autumn, photograph in spring, take the money, carry the risk of cards and currencies, and pay you on the day after arrival. Registration, police notices and tourist tax are prepared for your signature. There is no fee to join, and no exclusivity in the first year.</p><p>To offer a villa, write through the <a href="{{page:46}}">contact page</a> with its position and five plain photographs. We answer in a week and visit within six.</p>',
        '<p>Nous prenons peu de maisons et les gardons longtemps ; un propriétaire est avec nous depuis huit ans en moyenne. Nous cherchons un lieu qui ne saurait être ailleurs, une eau et des papiers en règle, et quelqu’un tout près qui l’aime.</p><p>Vous dites quelles semaines sont à vous, ce que les hôtes peuvent faire et ne peuvent pas. Nous fixons les prix ensemble à l’automne, photographions au printemps, encaissons, assumons le risque des cartes et des devises, et vous payons le lendemain de l’arrivée. Enregistrement, fiches de police et taxe de séjour sont préparés pour signature. Pas de droit d’entrée, pas d’exclusivité la première année.</p><p>Pour proposer une villa, écrivez par la <a href="{{page:46}}">page de contact</a> : sa position et cinq photos sans apprêt. Réponse en une semaine, visite sous six.</p>',
        '<p>Wir nehmen wenige Häuser auf und behalten sie lange; im Schnitt ist ein Besitzer seit acht Jahren bei uns. Wir suchen Orte, die nirgendwo anders stehen könnten, Wasser und Papiere in Ordnung und jemanden in der Nähe, der das Haus liebt.</p><p>Sie bestimmen, welche Wochen Ihnen gehören und was Gäste dürfen. Im Herbst legen wir gemeinsam die Preise fest, im Frühjahr fotografieren wir, wir ziehen das Geld ein, tragen das Risiko von Karten und Währungen und zahlen am Tag nach der Anreise. Registrierung, Meldescheine und Ortstaxe liegen zur Unterschrift bereit. Es gibt keine Aufnahmegebühr und im ersten Jahr keine Ausschließlichkeit.</p><p>Bieten Sie uns Ihre Villa über die <a href="{{page:46}}">Kontaktseite</a> an, mit Lage und fünf ungeschönten Fotos. Antwort in einer Woche, Besuch binnen sechs.</p>',
      ),
    ],
    picture: picture('hills', 'olive-hills', 'masseria'),
  },
  {
    id: 2006,
    parentId: 47,
    templateId: 82,
    path: '/travel-agents',
    menuName: say('Travel agents', 'Agences de voyages', 'Reisebüros'),
    title: say('For travel agents', 'Pour les agences de voyages', 'Für Reisebüros'),
    metaDescription: say(
      'How agents book our villas for their clients: commission, log-in and one person to ring.',
      'Comment les agences réservent pour leurs clients : commission, accès et un interlocuteur.',
      'Wie Reisebüros für ihre Kunden buchen: Provision, Zugang und eine feste Ansprechperson.',
    ),
    heading1: say('For travel agents', 'Pour les agences', 'Für Reisebüros'),
    heading2: say('Your clients remain yours', 'Vos clients restent les vôtres', 'Ihre Kunden bleiben Ihre Kunden'),
    modules: [
      html(
        '<p>We work with agents who know their clients and would like to know the houses. You book at the price on the page and receive commission after the stay; we write to you, not to your client, unless you ask otherwise.</p><p>With a log-in of your own you see every booking to which you have been invited, may pay for it and follow what is missing. You do not see guests’ passports or the lead booker’s contact details: these belong to them. Each spring and autumn we take a dozen agents to one region, in the houses themselves. To register, <a href="{{page:46}}">write to us</a> with your licence number; a contract of two pages follows.</p>',
        '<p>Nous travaillons avec des agences qui connaissent leurs clients et aimeraient connaître les maisons. Vous réservez au prix affiché et recevez la commission après le séjour ; nous vous écrivons à vous, non à votre client, sauf demande contraire.</p><p>Avec votre propre accès, vous voyez les réservations auxquelles vous êtes invité, pouvez les régler et suivre ce qui manque. Vous ne voyez ni les passeports ni les coordonnées du titulaire : elles lui appartiennent. Au printemps et à l’automne, nous emmenons une douzaine d’agents dans une région, dans les maisons mêmes. Pour vous inscrire, <a href="{{page:46}}">écrivez-nous</a> avec votre numéro d’immatriculation ; un contrat de deux pages suit.</p>',
        '<p>Wir arbeiten mit Reisebüros, die ihre Kunden kennen und die Häuser kennenlernen möchten. Sie buchen zum angezeigten Preis und erhalten die Provision nach dem Aufenthalt; wir schreiben Ihnen, nicht Ihren Kunden, es sei denn, Sie wünschen es anders.</p><p>Mit eigenem Zugang sehen Sie jede Buchung, zu der Sie eingeladen sind, können sie bezahlen und verfolgen, was fehlt. Reisepässe und die Kontaktdaten des Hauptbuchers sehen Sie nicht: Sie gehören ihm. Im Frühjahr und Herbst fahren wir mit einem Dutzend Kolleginnen und Kollegen in eine Region, in die Häuser selbst. Zur Anmeldung <a href="{{page:46}}">schreiben Sie uns</a> mit Ihrer Zulassungsnummer; dann folgt ein Vertrag von zwei Seiten.</p>',
      ),
    ],
  },
  {
    id: 2004,
    parentId: 1,
    templateId: 88,
    path: '/white-key',
    menuName: say('White Key', 'White Key', 'White Key'),
    title: say(
      'White Key: villas by introduction',
      'White Key : des villas sur présentation',
      'White Key: Villen auf Empfehlung',
    ),
    metaDescription: say(
      'Houses whose owners prefer not to be seen online, let through one manager to guests we know.',
      'Des maisons que leurs propriétaires ne veulent pas voir en ligne, louées par une seule personne à des hôtes connus.',
      'Häuser, die ihre Besitzer nicht im Netz sehen möchten, vermittelt von einer Person an Gäste, die wir kennen.',
    ),
    heading1: say('White Key', 'White Key', 'White Key'),
    heading2: say('Houses that are not shown', 'Des maisons que l’on ne montre pas', 'Häuser, die man nicht zeigt'),
    modules: [
      html(
        '<p>Some owners lend their house only when they know who is coming. There are no pictures of it, no calendar and no price on any page, here or elsewhere. For such houses there is the White Key: one manager, who has all of them in her head, and a short conversation.</p><p>She asks about earlier stays, the party and the occasion, then shows you two or three houses by private link or, if you are near, at the door. Staff, boats and transfers are arranged with them; the conditions are those of every booking, deposit and balance included. Afterwards the stay appears in your client area under its own heading. To be considered, tell us on the <a href="{{page:46}}">contact page</a>, or ask your manager to put your name forward.</p>',
        '<p>Certains propriétaires ne prêtent leur maison qu’à des gens dont ils savent le nom. Il n’en existe ni image, ni calendrier, ni prix, sur aucune page, ici ou ailleurs. Pour elles, il y a White Key : une responsable, qui les a toutes en tête, et une courte conversation.</p><p>Elle s’enquiert des séjours passés, des convives et de l’occasion, puis vous montre deux ou trois maisons par un lien privé ou, si vous êtes dans les parages, devant la porte. Personnel, bateaux et transferts s’organisent avec elles ; les conditions sont celles de toute réservation, acompte et solde compris. Ensuite, le séjour figure à part dans votre espace client. Pour en être, dites-le-nous par la <a href="{{page:46}}">page de contact</a>, ou demandez à votre responsable de vous présenter.</p>',
        '<p>Manche Besitzer geben ihr Haus nur her, wenn sie wissen, wer kommt. Es gibt davon keine Bilder, keinen Kalender und keinen Preis, weder hier noch anderswo. Für solche Häuser ist White Key da: eine Kollegin, die sie alle im Kopf hat, und ein kurzes Gespräch.</p><p>Sie fragt nach früheren Aufenthalten, nach der Runde und dem Anlass und zeigt Ihnen dann zwei oder drei Häuser über einen privaten Link oder, wenn Sie in der Nähe sind, an der Tür. Personal, Boote und Transfers gehören dazu; es gelten die Bedingungen jeder Buchung, auch für An- und Restzahlung. Danach steht der Aufenthalt unter eigener Überschrift in Ihrem Kundenbereich. Interesse bekunden Sie auf der <a href="{{page:46}}">Kontaktseite</a>, oder Ihr Betreuer schlägt Sie vor.</p>',
      ),
    ],
    picture: picture('coast', 'cliff', 'modern-white'),
  },
  {
    id: 1049,
    parentId: 1,
    templateId: 72,
    path: '/blog',
    menuName: say('Journal', 'Journal', 'Journal'),
    title: say('The journal', 'Le journal', 'Das Journal'),
    metaDescription: say(
      'Notes on coasts, kitchens and houses by people who live beside them.',
      'Notes sur les côtes, les cuisines et les maisons, par ceux qui vivent à côté.',
      'Notizen über Küsten, Küchen und Häuser von Menschen, die daneben wohnen.',
    ),
    heading1: say('The journal', 'Le journal', 'Das Journal'),
    heading2: say(
      'To be read on a terrace, or instead of one',
      'À lire sur une terrasse, ou à défaut',
      'Zu lesen auf der Terrasse oder an ihrer Stelle',
    ),
    modules: [
      html(
        '<p>How to order coffee from one island to the next, when the swordfish leave, why a trullo has no mortar. The journal is written by the people who look after the houses, and edited by someone who takes out the adjectives. Search it by region before you travel, or by subject in February.</p>',
        '<p>Comment on commande un café d’une île à l’autre, quand l’espadon s’en va, pourquoi un trullo se passe de mortier. Le journal est écrit par ceux qui veillent sur les maisons et relu par quelqu’un qui ôte les adjectifs. Cherchez par région avant le départ, ou par sujet en février.</p>',
        '<p>Wie man von Insel zu Insel Kaffee bestellt, wann der Schwertfisch weiterzieht, warum ein Trullo keinen Mörtel hat. Das Journal schreiben die, die sich um die Häuser kümmern, und jemand streicht die Adjektive. Suchen Sie vor der Reise nach Region, im Februar nach Thema.</p>',
      ),
    ],
  },
]
