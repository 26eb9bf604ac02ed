import { html, type Page, picture, say } from './shape.ts'

/** Questions and the way there. */
export const help: Page[] = [
  {
    id: 49,
    parentId: 1,
    templateId: 79,
    path: '/faq',
    menuName: say('FAQ', 'Questions', 'Fragen'),
    title: say('Questions and answers', 'Questions et réponses', 'Fragen und Antworten'),
    metaDescription: say(
      'Booking, paying, arriving and leaving: the questions we are asked most, answered briefly.',
      'Réserver, payer, arriver, repartir : les questions les plus posées, en bref.',
      'Buchen, zahlen, ankommen, abreisen: die häufigsten Fragen, kurz beantwortet.',
    ),
    heading1: say('Questions and answers', 'Questions et réponses', 'Fragen und Antworten'),
    heading2: say(
      'If yours is not here, ask us',
      'La vôtre n’y est pas ? Posez-la-nous',
      'Ihre ist nicht dabei? Fragen Sie uns',
    ),
    modules: [
      html(
        '<h2>Before booking</h2><h3>Is the calendar up to date?</h3><p>Yes. A day shown as free can be booked at once; a day marked “contact us” needs a word with the owner first.</p><h3>On which days can we arrive?</h3><p>Usually on Saturday or Sunday, in some houses on Monday; each calendar shows its own.</p><h3>Do babies count?</h3><p>Up to two children under three do not count towards the number a villa sleeps. Cots are free where a villa has them.</p><h3>May we bring the dog?</h3><p>Where the page says “pets welcome”. Tell us the size and whether it swims.</p><h3>Is there Wi-Fi?</h3><p>In every villa that lists it, and that is nearly all; its page says so under what the house has. In hill villages it is good enough for calls, not always for films.</p><h3>Are the pools heated?</h3><p>Some are; look for “heated pool” in the filters. Where heating is charged by the week, the page says so.</p><h3>May we hold a party or a wedding?</h3><p>In some houses, after agreement. Ask before you book: neighbours, music and numbers decide.</p><h2>Paying</h2><h3>How much, and when?</h3><p>30% when you book and the balance 70 days before arrival; inside 70 days all at once. By card, or by bank transfer if you ask.</p><h3>What if we must cancel?</h3><p>For 24 hours after the deposit it is free, if arrival is more than 70 days away. Many villas also offer a flexible rate, at a higher price, by which cancelling stays free until nearer to your arrival; both stand side by side before you book. The rest is in the <a href="{{page:74}}">booking conditions</a>.</p><h3>What is not included?</h3><p>The tourist tax, which is shown and paid separately, and the damage deposit or waiver.</p><h3>Can we change the dates?</h3><p>Ask, and we show the difference in price first. Nothing changes until you accept it and the owner agrees.</p><h2>Before arrival</h2><h3>Why do you want our passports?</h3><p>Because the law does: guests must be registered. The details are encrypted and erased 30 days after you leave.</p><h3>Where is the key?</h3><p>With a person. Name, number and the way are in your information pack.</p><h3>Do we need a car?</h3><p>At most villas, yes, and a small one is better. Hydra has none at all. More under <a href="{{page:1180}}">car hire</a>.</p><h3>Can someone cook for us?</h3><p>For one evening or every day: see the <a href="{{page:2005}}">experiences</a>, or tell us what you like.</p><h2>During the stay</h2><h3>Something does not work.</h3><p>Call the person with the key, at any hour. If that fails, <a href="{{page:46}}">the office</a>.</p><h3>Are towels and linen there?</h3><p>Yes, and they are part of the price. Beach towels are where the page lists them.</p><h3>When do we have to leave?</h3><p>By ten in the morning, unless you have agreed otherwise. Ask; if nobody arrives that day, the answer is usually yes.</p>',
        '<h2>Avant de réserver</h2><h3>Le calendrier est-il à jour ?</h3><p>Oui. Un jour libre se réserve aussitôt ; un jour « nous contacter » demande d’abord un mot au propriétaire.</p><h3>Quels jours peut-on arriver ?</h3><p>Le plus souvent le samedi ou le dimanche, le lundi dans certaines maisons ; chaque calendrier le montre.</p><h3>Les bébés comptent-ils ?</h3><p>Jusqu’à deux enfants de moins de trois ans ne comptent pas dans la capacité. Le lit bébé est gratuit là où il y en a un.</p><h3>Le chien peut-il venir ?</h3><p>Là où la page dit « animaux bienvenus ». Dites-nous sa taille, et s’il nage.</p><h3>Y a-t-il le Wi-Fi ?</h3><p>Dans toutes les villas qui l’annoncent, c’est-à-dire presque toutes ; leur page le dit parmi les équipements. Dans les villages des collines, il suffit pour téléphoner, pas toujours pour un film.</p><h3>Les piscines sont-elles chauffées ?</h3><p>Certaines ; cherchez « piscine chauffée » dans les filtres. Quand le chauffage se paie à la semaine, la page l’indique.</p><h3>Peut-on donner une fête ou un mariage ?</h3><p>Dans certaines maisons, avec un accord préalable. Demandez avant de réserver : voisins, musique et nombre décident.</p><h2>Le paiement</h2><h3>Combien, et quand ?</h3><p>30 % à la réservation, le solde 70 jours avant l’arrivée ; à moins de 70 jours, le tout. Par carte, ou par virement sur demande.</p><h3>Et si nous devons annuler ?</h3><p>Pendant 24 heures après l’acompte, c’est sans frais si l’arrivée est à plus de 70 jours. De nombreuses villas proposent aussi un tarif flexible, plus cher, qui permet d’annuler sans frais plus longtemps ; les deux s’affichent côte à côte avant la réservation. Le reste est dans les <a href="{{page:74}}">conditions de réservation</a>.</p><h3>Qu’est-ce qui n’est pas compris ?</h3><p>La taxe de séjour, indiquée et réglée à part, et le dépôt de garantie ou la garantie dommages.</p><h3>Peut-on changer les dates ?</h3><p>Demandez ; nous indiquons d’abord la différence de prix. Rien ne change sans votre accord et celui du propriétaire.</p><h2>Avant l’arrivée</h2><h3>Pourquoi nos passeports ?</h3><p>Parce que la loi l’exige : les voyageurs sont déclarés. Les données sont chiffrées, puis effacées 30 jours après le départ.</p><h3>Où est la clé ?</h3><p>Chez quelqu’un. Nom, numéro et chemin sont dans votre dossier.</p><h3>Faut-il une voiture ?</h3><p>Dans la plupart des villas, oui, et plutôt petite. À Hydra, il n’y en a pas. Voyez <a href="{{page:1180}}">la location de voiture</a>.</p><h3>Quelqu’un peut-il cuisiner pour nous ?</h3><p>Un soir ou tous les jours : voyez les <a href="{{page:2005}}">expériences</a>, ou dites-nous ce que vous aimez.</p><h2>Pendant le séjour</h2><h3>Quelque chose ne marche pas.</h3><p>Appelez la personne qui a la clé, à toute heure ; à défaut, <a href="{{page:46}}">le bureau</a>.</p><h3>Le linge est-il fourni ?</h3><p>Oui, il est compris dans le prix. Les serviettes de plage, là où la page les annonce.</p><h3>À quelle heure faut-il partir ?</h3><p>Avant dix heures, sauf accord. Demandez ; si personne n’arrive ce jour-là, la réponse est souvent oui.</p>',
        '<h2>Vor der Buchung</h2><h3>Stimmt der Kalender?</h3><p>Ja. Ein freier Tag lässt sich sofort buchen; bei „auf Anfrage“ fragen wir erst den Eigentümer.</p><h3>An welchen Tagen können wir anreisen?</h3><p>Meist samstags oder sonntags, in manchen Häusern montags; jeder Kalender zeigt es.</p><h3>Zählen Babys mit?</h3><p>Bis zu zwei Kinder unter drei Jahren zählen nicht. Babybetten sind kostenlos, wo es sie gibt.</p><h3>Darf der Hund mit?</h3><p>Wo „Haustiere willkommen“ steht. Sagen Sie uns, wie groß er ist und ob er schwimmt.</p><h3>Gibt es WLAN?</h3><p>In jeder Villa, die es nennt, und das sind fast alle; auf ihrer Seite steht es bei der Ausstattung. In Bergdörfern reicht es zum Telefonieren, nicht immer für Filme.</p><h3>Sind die Pools beheizt?</h3><p>Manche; wählen Sie „beheizter Pool“ in den Filtern. Wird die Heizung wochenweise berechnet, sagt es die Seite.</p><h3>Dürfen wir ein Fest oder eine Hochzeit feiern?</h3><p>In manchen Häusern, nach Absprache. Fragen Sie vor der Buchung: Nachbarn, Musik und Gästezahl entscheiden.</p><h2>Bezahlen</h2><h3>Wie viel und wann?</h3><p>30 % bei der Buchung, der Rest 70 Tage vor Anreise; innerhalb von 70 Tagen alles auf einmal. Mit Karte oder auf Wunsch per Überweisung.</p><h3>Und wenn wir stornieren müssen?</h3><p>Bis 24 Stunden nach der Anzahlung ist die Absage kostenlos, wenn die Anreise mehr als 70 Tage entfernt ist. Viele Villen bieten gegen Aufpreis auch einen flexiblen Tarif, mit dem Sie länger kostenlos stornieren; beide stehen vor der Buchung nebeneinander. Alles Weitere steht in den <a href="{{page:74}}">Buchungsbedingungen</a>.</p><h3>Was ist nicht enthalten?</h3><p>Die Kurtaxe, die angezeigt und gesondert bezahlt wird, sowie Kaution oder Kautionsverzicht.</p><h3>Können wir den Termin ändern?</h3><p>Fragen Sie; zuerst nennen wir den Preisunterschied. Nichts ändert sich, ehe Sie ihn annehmen und der Eigentümer zustimmt.</p><h2>Vor der Anreise</h2><h3>Wozu unsere Pässe?</h3><p>Weil das Gesetz es verlangt: Gäste sind zu melden. Die Daten liegen verschlüsselt und werden 30 Tage nach der Abreise gelöscht.</p><h3>Wo ist der Schlüssel?</h3><p>Bei einem Menschen. Name, Nummer und Weg stehen in Ihren Unterlagen.</p><h3>Brauchen wir ein Auto?</h3><p>Zu den meisten Villen ja, und besser ein kleines. Auf Hydra gibt es keine. Mehr unter <a href="{{page:1180}}">Mietwagen</a>.</p><h3>Kann jemand für uns kochen?</h3><p>Einen Abend oder jeden Tag: Sehen Sie bei den <a href="{{page:2005}}">Erlebnissen</a> nach, oder sagen Sie uns, was Sie mögen.</p><h2>Während des Aufenthalts</h2><h3>Etwas funktioniert nicht.</h3><p>Rufen Sie die Person mit dem Schlüssel an, zu jeder Stunde; sonst <a href="{{page:46}}">das Büro</a>.</p><h3>Sind Handtücher und Bettwäsche da?</h3><p>Ja, sie sind im Preis enthalten. Strandtücher dort, wo die Seite sie nennt.</p><h3>Wann müssen wir abreisen?</h3><p>Bis zehn Uhr, wenn nichts anderes vereinbart ist. Fragen Sie; kommt an dem Tag niemand, lautet die Antwort meist ja.</p>',
      ),
    ],
  },
  {
    id: 2011,
    parentId: 1,
    templateId: 112,
    path: '/travel-to-and-around',
    menuName: say('Getting there', 'S’y rendre', 'Anreise'),
    title: say('Getting there and getting about', 'S’y rendre et s’y déplacer', 'Hinkommen und herumkommen'),
    metaDescription: say(
      'Airports, ferries, trains and roads to our villas, with the weather and advice on hiring a car.',
      'Aéroports, ferries, trains et routes vers nos villas, avec la météo et nos conseils de location de voiture.',
      'Flughäfen, Fähren, Züge und Straßen zu unseren Villen, dazu Wetter und Rat zum Mietwagen.',
    ),
    heading1: say('Getting there', 'S’y rendre', 'Anreise'),
    heading2: say(
      'By air, by rail, and always a little by water',
      'Par les airs, par le rail, et toujours un peu par l’eau',
      'Mit Flugzeug und Bahn, und ein Stück übers Wasser',
    ),
    modules: [
      html(
        '<p>We do not sell flights, but we know which ones leave time for lunch. Corfu, Kefalonia and Rhodes have airports of their own; Paxos is an hour from Corfu by hydrofoil, Hydra an hour and a half from Piraeus or a little more. For Puglia there are Bari and Brindisi, for Sicily Catania, Palermo, Trapani and Comiso, for Tuscany Pisa and Florence. Corsica has four airports and night ferries from Marseille, Toulon, Nice and the Italian coast. Trains reach Avignon from Paris in about two hours and forty minutes and run along the Riviera beside the sea. See also <a href="{{page:1179}}">weather</a> and <a href="{{page:1180}}">car hire</a>.</p>',
        '<p>Nous ne vendons pas de vols, mais nous savons lesquels laissent le temps de déjeuner. Corfou, Céphalonie et Rhodes ont leur aéroport ; Paxos est à une heure de Corfou en hydroptère, Hydra à une heure et demie du Pirée, ou un peu plus. Pour les Pouilles, Bari et Brindisi ; pour la Sicile, Catane, Palerme, Trapani et Comiso ; pour la Toscane, Pise et Florence. La Corse compte quatre aéroports et des ferries de nuit depuis Marseille, Toulon, Nice et la côte italienne. Le train relie Paris à Avignon en deux heures quarante environ et longe la mer sur la Riviera. Voir aussi <a href="{{page:1179}}">la météo</a> et <a href="{{page:1180}}">la voiture</a>.</p>',
        '<p>Flüge verkaufen wir nicht, wir wissen aber, welche noch Zeit zum Mittagessen lassen. Korfu, Kefalonia und Rhodos haben eigene Flughäfen; Paxos liegt mit dem Tragflügelboot eine Stunde von Korfu, Hydra anderthalb Stunden oder etwas mehr von Piräus entfernt. Für Apulien gibt es Bari und Brindisi, für Sizilien Catania, Palermo, Trapani und Comiso, für die Toskana Pisa und Florenz. Korsika hat vier Flughäfen und Nachtfähren ab Marseille, Toulon, Nizza und der italienischen Küste. Züge fahren von Paris in rund zwei Stunden vierzig nach Avignon und an der Riviera am Meer entlang. Siehe auch <a href="{{page:1179}}">Wetter</a> und <a href="{{page:1180}}">Mietwagen</a>.</p>',
      ),
    ],
    picture: picture('boat', 'open-sea', 'cycladic-cube'),
  },
  {
    id: 1179,
    parentId: 2011,
    templateId: 80,
    path: '/travel-to-and-around/weather',
    menuName: say('Weather', 'Météo', 'Wetter'),
    title: say('Weather by region and month', 'La météo par région et par mois', 'Wetter nach Region und Monat'),
    metaDescription: say(
      'Air and sea temperatures month by month, and the winds that matter.',
      'Températures de l’air et de la mer mois par mois, et les vents qui comptent.',
      'Luft- und Wassertemperaturen Monat für Monat und die Winde, auf die es ankommt.',
    ),
    heading1: say('Weather', 'La météo', 'Wetter'),
    heading2: say(
      'Warm is easy; wind is the question',
      'La chaleur va de soi ; la question, c’est le vent',
      'Warm ist es ohnehin; die Frage ist der Wind',
    ),
    modules: [
      html(
        '<p>Summers are dry everywhere we have villas; what differs is the wind. The meltemi blows from the north over the Aegean in July and August, often for days, and hardly touches the Ionian, where a north-westerly rises at noon and drops at dusk. The mistral crosses Provence and reaches Corsica and Sardinia. The scirocco comes from Africa a few times a year, with warm haze, and never stays long. The sea lags behind the air: it is warmest at the end of August, still above 20 degrees in mid-October in the south, and coolest in February and March. If you want to walk and swim, take June or late September.</p>',
        '<p>L’été est sec partout où nous avons des villas ; le vent fait la différence. Le meltem souffle du nord sur l’Égée en juillet et en août, souvent plusieurs jours, et n’effleure guère la mer Ionienne, où un vent de nord-ouest se lève à midi et tombe le soir. Le mistral traverse la Provence et gagne la Corse et la Sardaigne. Le sirocco vient d’Afrique quelques fois l’an, avec une brume tiède, et ne s’attarde pas. La mer suit l’air avec retard : elle culmine à la fin août, dépasse encore 20 degrés à la mi-octobre dans le Sud, et touche son minimum en février et mars. Pour marcher et nager, choisissez juin ou la fin septembre.</p>',
        '<p>Trocken ist der Sommer überall, wo wir Villen haben; den Unterschied macht der Wind. Der Meltemi weht im Juli und August von Norden über die Ägäis, oft tagelang, und berührt das Ionische Meer kaum, wo mittags ein Nordwest aufkommt und abends einschläft. Der Mistral quert die Provence und erreicht Korsika und Sardinien. Der Scirocco kommt einige Male im Jahr aus Afrika, mit warmem Dunst, und bleibt nicht lange. Das Meer hinkt der Luft hinterher: Am wärmsten ist es Ende August, im Süden Mitte Oktober noch über 20 Grad, am kühlsten im Februar und März. Zum Wandern und Schwimmen nehmen Sie den Juni oder Ende September.</p>',
      ),
    ],
    picture: picture('sails', 'open-sea', 'cycladic-cube'),
  },
  {
    id: 1180,
    parentId: 2011,
    templateId: 81,
    path: '/travel-to-and-around/car-hire',
    menuName: say('Car hire', 'Location de voiture', 'Mietwagen'),
    title: say('Hiring a car', 'Louer une voiture', 'Einen Wagen mieten'),
    metaDescription: say(
      'Where a car is needed, where it is a burden, and what to check at the counter.',
      'Où la voiture est utile, où elle encombre, et que vérifier au comptoir.',
      'Wo Sie ein Auto brauchen, wo es stört und worauf am Schalter zu achten ist.',
    ),
    heading1: say('Hiring a car', 'Louer une voiture', 'Mietwagen'),
    heading2: say('Smaller than you think', 'Plus petite qu’on ne croit', 'Kleiner, als man denkt'),
    modules: [
      html(
        '<p>Most villas need a car; a small one is better. Lanes on Corfu and in the Mani are as wide as a cart, and a large boot is worth less than a good turning circle. On Hydra there are no cars at all; at Menton-Garavan and in a few villages you can do without.</p><ul><li>Reserve early for July and August, above all on islands.</li><li>Ask for full cover without excess, glass and tyres included.</li><li>Photograph the car at the counter and on return.</li><li>In Italian towns the letters ZTL mean that cameras count you; our villas say where to park.</li><li>Drivers with a licence from outside the European Union may need an international permit; check before you leave.</li><li>Ferries: not every contract allows the car on board.</li></ul><p>If the page of a villa mentions a track, it says whether an ordinary car will do. Transfers can be ordered in your client area.</p>',
        '<p>La plupart des villas demandent une voiture ; une petite vaut mieux. À Corfou ou dans le Magne, les chemins ont la largeur d’une charrette, et un grand coffre vaut moins qu’un bon rayon de braquage. À Hydra, il n’y a pas de voitures ; à Menton-Garavan et dans quelques villages, on s’en passe.</p><ul><li>Réservez tôt pour juillet et août, surtout dans les îles.</li><li>Demandez une couverture sans franchise, vitres et pneus compris.</li><li>Photographiez la voiture au départ et au retour.</li><li>En Italie, les lettres ZTL signifient que des caméras vous comptent ; nos villas disent où se garer.</li><li>Un permis délivré hors de l’Union européenne peut exiger un permis international ; vérifiez avant de partir.</li><li>Ferries : tous les contrats n’autorisent pas l’embarquement.</li></ul><p>Si la page d’une villa parle d’une piste, elle précise si une voiture ordinaire suffit. Les transferts se commandent dans votre espace client.</p>',
        '<p>Zu den meisten Villen braucht man ein Auto; besser ist ein kleines. Die Wege auf Korfu und in der Mani sind so breit wie ein Karren, und ein großer Kofferraum nützt weniger als ein kleiner Wendekreis. Auf Hydra gibt es keine Autos; in Menton-Garavan und einigen Dörfern kommt man ohne aus.</p><ul><li>Reservieren Sie für Juli und August früh, vor allem auf Inseln.</li><li>Verlangen Sie Vollschutz ohne Selbstbeteiligung, mit Glas und Reifen.</li><li>Fotografieren Sie den Wagen bei Übernahme und Rückgabe.</li><li>In italienischen Städten heißt ZTL, dass Kameras mitzählen; unsere Villen sagen, wo man parkt.</li><li>Mit einem Führerschein von außerhalb der Europäischen Union kann ein internationaler nötig sein; klären Sie das vorher.</li><li>Fähren: Nicht jeder Vertrag erlaubt die Überfahrt.</li></ul><p>Ist auf der Seite einer Villa von einer Piste die Rede, steht dort, ob ein gewöhnliches Auto genügt. Transfers bestellen Sie im Kundenbereich.</p>',
      ),
    ],
    picture: picture('hills', 'olive-hills', 'ionian-stone'),
  },
]
