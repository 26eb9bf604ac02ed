import { html, type Page, picture, say } from './shape.ts'

/** Home, the search, and the lists from which a visitor starts. */
export const home: Page[] = [
  {
    id: 1,
    templateId: 3,
    path: '/',
    menuName: say('Home', 'Accueil', 'Start'),
    title: say(
      'Villas in Italy, Greece and France',
      'Villas en Italie, en Grèce et en France',
      'Villen in Italien, Griechenland und Frankreich',
    ),
    metaDescription: say(
      'Villas on Mediterranean coasts and hills, each visited by us, with staff who know the house and dates you can book at once.',
      'Des villas sur les côtes et les collines de la Méditerranée, toutes visitées par nous, avec des dates à réserver aussitôt.',
      'Villen an den Küsten und auf den Hügeln des Mittelmeers, jede von uns besucht, mit Terminen, die Sie sofort buchen können.',
    ),
    heading1: say(
      'Those who come early choose the terrace',
      'Les premiers choisissent la terrasse',
      'Wer früh kommt, wählt die Terrasse',
    ),
    heading2: say(
      'Villas in Italy, Greece and France, each one slept in before it is shown',
      'Des villas en Italie, en Grèce et en France, où nous avons dormi avant vous',
      'Villen in Italien, Griechenland und Frankreich, in denen wir zuerst geschlafen haben',
    ),
    modules: [
      html(
        '<h2>A house, a week, a coast</h2><p>The maestrale is the north-west wind. It clears the air over Sardinia, fills the sails in the Ionian and dries the grapes of Puglia, and wherever it blows there are houses built to meet it: a blind wall to the north, a terrace to the south. We let such houses. Someone from the company has slept in every one, opened the cupboards, timed the walk to the bread and asked the neighbour about the cockerel.</p><p>Choose by place, by date or <a href="{{page:1038}}">by what matters to you</a>. If you would rather tell us about it, <a href="{{page:46}}">ring or write</a>: the person who answers has stood on the terrace.</p>',
        '<h2>Une maison, une semaine, une côte</h2><p>Le maestrale est le vent du nord-ouest. Il lave l’air de la Sardaigne, gonfle les voiles de la mer Ionienne et sèche les raisins des Pouilles ; partout où il souffle, des maisons ont été bâties pour le recevoir : un mur aveugle au nord, une terrasse au sud. Ce sont elles que nous louons. L’un de nous a dormi dans chacune, ouvert les placards, minuté le chemin du pain et interrogé le voisin sur son coq.</p><p>Choisissez par lieu, par date ou <a href="{{page:1038}}">selon ce qui compte pour vous</a>. Et si vous préférez en parler, <a href="{{page:46}}">appelez ou écrivez</a> : la personne qui répond est déjà montée sur la terrasse.</p>',
        '<h2>Ein Haus, eine Woche, eine Küste</h2><p>Maestrale heißt der Nordwestwind. Er putzt die Luft über Sardinien, füllt im Ionischen Meer die Segel und trocknet in Apulien die Trauben, und wo er weht, stehen Häuser, die für ihn gebaut sind: nach Norden eine geschlossene Wand, nach Süden eine Terrasse. Solche Häuser vermieten wir. In jedem hat jemand von uns geschlafen, die Schränke geöffnet, den Weg zum Bäcker gestoppt und den Nachbarn nach seinem Hahn gefragt.</p><p>Suchen Sie nach Ort, nach Datum oder <a href="{{page:1038}}">nach dem, was Ihnen wichtig ist</a>. Und wenn Sie lieber erzählen, <a href="{{page:46}}">rufen Sie an oder schreiben Sie</a>: Wer antwortet, hat schon auf der Terrasse gestanden.</p>',
      ),
    ],
    picture: picture('coast', 'island-bay', 'ionian-stone'),
  },
  {
    id: 16,
    parentId: 1,
    templateId: 5,
    path: '/results',
    menuName: say('Find villas', 'Trouver une villa', 'Villen finden'),
    title: say('Villas to rent', 'Villas à louer', 'Villen zu mieten'),
    metaDescription: say(
      'Search villas in Italy, Greece and France by place, dates, guests and bedrooms, with the price of your own stay.',
      'Cherchez une villa en Italie, en Grèce et en France par lieu, dates, voyageurs et chambres, au prix de votre séjour.',
      'Villen in Italien, Griechenland und Frankreich nach Ort, Datum, Gästen und Schlafzimmern, mit dem Preis Ihres Aufenthalts.',
    ),
    heading1: say('Find a villa', 'Trouver une villa', 'Eine Villa finden'),
    heading2: say('Where, when and with whom', 'Où, quand et avec qui', 'Wo, wann und mit wem'),
    modules: [
      html(
        '<p>Prices are for the whole villa. With dates you see the price of exactly those nights; without them, the range of a week from the quietest season to the height of summer. If nothing fits, move the arrival by a day or two: villas change hands on Saturdays, Sundays and some Mondays. We also know of dates the calendar does not show; <a href="{{page:46}}">ask us</a>.</p>',
        '<p>Les prix valent pour la villa entière. Avec des dates, vous voyez le prix de ces nuits-là ; sans dates, l’éventail d’une semaine, de la saison la plus calme au plein été. Si rien ne convient, décalez l’arrivée d’un jour ou deux : on change de locataires le samedi, le dimanche et parfois le lundi. Nous connaissons aussi des dates que le calendrier ne montre pas ; <a href="{{page:46}}">demandez-nous</a>.</p>',
        '<p>Die Preise gelten für die ganze Villa. Mit Datum sehen Sie den Preis genau dieser Nächte, ohne Datum die Spanne einer Woche von der ruhigsten Zeit bis zum Hochsommer. Passt nichts, verschieben Sie die Anreise um ein, zwei Tage: Gewechselt wird samstags, sonntags und manchmal montags. Wir kennen auch Termine, die nicht im Kalender stehen; <a href="{{page:46}}">fragen Sie uns</a>.</p>',
      ),
    ],
  },
  {
    id: 1038,
    parentId: 1,
    templateId: 42,
    path: '/villa-collections',
    menuName: say('Villa collections', 'Collections de villas', 'Villenkollektionen'),
    title: say('Villa collections', 'Collections de villas', 'Villenkollektionen'),
    metaDescription: say(
      'Villas gathered by what matters: a heated pool, a village within a walk, a table for twenty, not a single step.',
      'Des villas réunies par ce qui compte : une piscine chauffée, un village à pied, une table de vingt, aucune marche.',
      'Villen nach dem, was zählt: ein beheizter Pool, ein Dorf in Gehweite, ein Tisch für zwanzig, keine einzige Stufe.',
    ),
    heading1: say('By what matters to you', 'Selon ce qui compte pour vous', 'Nach dem, was Ihnen wichtig ist'),
    heading2: say('Thirteen ways to begin', 'Treize façons de commencer', 'Dreizehn Arten anzufangen'),
    modules: [
      html(
        '<p>Most people know what they want before they know where. A pool that is warm at Easter; a jetty; a house that two families can share and still be friends; a court; a lane to the bakery. Each collection follows a single question and holds only the villas that answer it with yes. The lists are renewed whenever a house changes: when a fence is built, a ramp laid or a cook retires. Open one, add your dates, and what is free remains. The houses with staff of their own that we hold to be the finest are gathered in <a href="{{page:2010}}">Think exquisite</a>.</p><p>Two questions at once? Use the filters on the <a href="{{page:16}}">search page</a>, or give them to us with the <a href="{{page:1264}}">villa matchmaker</a>.</p>',
        '<p>On sait souvent ce que l’on veut avant de savoir où. Une piscine tiède à Pâques ; un ponton ; une maison que deux familles partagent en restant amies ; un court ; un chemin vers la boulangerie. Chaque collection suit une seule question et ne garde que les villas qui répondent oui. Les listes changent avec les maisons : quand une barrière est posée, une rampe bâtie, qu’une cuisinière prend sa retraite. Ouvrez-en une, ajoutez vos dates : reste ce qui est libre. Les maisons d’exception, avec leur propre personnel, sont réunies sous <a href="{{page:2010}}">Think exquisite</a>.</p><p>Deux questions à la fois ? Utilisez les filtres de la <a href="{{page:16}}">recherche</a> ou confiez-les au <a href="{{page:1264}}">questionnaire</a>.</p>',
        '<p>Meist weiß man, was man will, ehe man weiß, wo. Einen Pool, der zu Ostern warm ist; einen Steg; ein Haus, in dem zwei Familien Freunde bleiben; einen Tennisplatz; einen Weg zum Bäcker. Jede Kollektion folgt einer einzigen Frage und enthält nur Villen, die mit Ja antworten. Ändert sich ein Haus, ändert sich die Liste: wenn ein Zaun gebaut, eine Rampe gelegt wird oder eine Köchin in Rente geht. Öffnen Sie eine, geben Sie Ihre Daten ein; was frei ist, bleibt stehen. Die besonderen Häuser mit eigenem Personal stehen unter <a href="{{page:2010}}">Think exquisite</a>.</p><p>Zwei Fragen auf einmal? Dafür gibt es die Filter der <a href="{{page:16}}">Suche</a> oder den <a href="{{page:1264}}">Villenberater</a>.</p>',
      ),
    ],
    picture: picture('lane', 'olive-hills', 'tuscan-farmhouse'),
  },
  {
    id: 2009,
    parentId: 1,
    templateId: 94,
    path: '/all-villas',
    menuName: say('All villas', 'Toutes les villas', 'Alle Villen'),
    title: say(
      'All our villas by country and region',
      'Toutes nos villas par pays et par région',
      'Alle Villen nach Land und Region',
    ),
    metaDescription: say(
      'The complete list of our villas in Italy, Greece and France, by region and by name.',
      'La liste complète de nos villas en Italie, en Grèce et en France, par région et par nom.',
      'Die vollständige Liste unserer Villen in Italien, Griechenland und Frankreich, nach Region und Name.',
    ),
    heading1: say('All villas', 'Toutes les villas', 'Alle Villen'),
    heading2: say('From A to Z, coast by coast', 'De A à Z, côte par côte', 'Von A bis Z, Küste um Küste'),
    modules: [
      html(
        '<p>Every villa we let, under its country and region. For those who remember a name but not the island, or the island but not the name, this page is quicker than any search. Houses that are let by introduction only are on the <a href="{{page:2004}}">White Key</a> list and do not appear here.</p>',
        '<p>Toutes les villas que nous louons, sous leur pays et leur région. Pour qui se rappelle un nom mais plus l’île, ou l’île mais plus le nom, cette page va plus vite qu’une recherche. Les maisons louées sur présentation seulement relèvent de <a href="{{page:2004}}">White Key</a> et n’y figurent pas.</p>',
        '<p>Jede Villa, die wir vermieten, unter ihrem Land und ihrer Region. Wer noch den Namen weiß, aber nicht mehr die Insel, oder umgekehrt, ist hier schneller als mit jeder Suche. Häuser, die nur auf Empfehlung vermietet werden, gehören zu <a href="{{page:2004}}">White Key</a> und stehen nicht auf der Liste.</p>',
      ),
    ],
  },
  {
    id: 2010,
    parentId: 1,
    templateId: 20,
    path: '/think-exquisite',
    menuName: say('Think exquisite', 'Think exquisite', 'Think exquisite'),
    title: say(
      'Think exquisite: the flagship villas',
      'Think exquisite : les villas d’exception',
      'Think exquisite: die besonderen Villen',
    ),
    metaDescription: say(
      'A small selection of villas with staff of their own, chosen for architecture, position and the way they are run.',
      'Un petit choix de villas avec leur propre personnel, retenues pour l’architecture, la situation et la tenue.',
      'Eine kleine Auswahl von Villen mit eigenem Personal, ausgesucht nach Architektur, Lage und Führung des Hauses.',
    ),
    heading1: say('Think exquisite', 'Think exquisite', 'Think exquisite'),
    heading2: say('About one house in four', 'Environ une maison sur quatre', 'Etwa jedes vierte Haus'),
    modules: [
      html(
        '<p>A villa enters this selection on three counts, and needs all of them. Its architecture must be of its place and hard to find twice. Its position must be its own: no road between it and what it looks at. And it must be run by people who are there, not by a list of telephone numbers; in most of these houses a cook and a housekeeper belong to the household. We look again every winter. Some leave the list, usually because a good housekeeper has retired, and come back when the next one has learned the house.</p>',
        '<p>Une villa entre dans cette sélection à trois conditions, toutes nécessaires. Son architecture est de son pays et ne se trouve guère deux fois. Sa situation n’est qu’à elle : aucune route entre la maison et ce qu’elle regarde. Enfin, elle est tenue par des gens présents, non par une liste de numéros ; dans la plupart, cuisinière et gouvernante font partie de la maison. Nous révisons la liste chaque hiver. Certaines en sortent, le plus souvent parce qu’une bonne gouvernante part à la retraite, et y reviennent quand la suivante a appris la maison.</p>',
        '<p>Drei Bedingungen gelten für diese Auswahl, und alle drei müssen erfüllt sein. Die Architektur gehört an ihren Ort und findet sich kaum ein zweites Mal. Die Lage gehört dem Haus allein: keine Straße zwischen ihm und seiner Aussicht. Und es wird von Menschen geführt, die da sind, nicht von einer Liste mit Telefonnummern; meist gehören Köchin und Hausdame dazu. Jeden Winter prüfen wir neu. Manche Villa verlässt die Liste, häufig, weil eine gute Hausdame in Rente geht, und kehrt zurück, wenn die nächste das Haus kennt.</p>',
      ),
    ],
    picture: picture('loggia', 'cliff', 'riviera-villa'),
  },
  {
    id: 2005,
    parentId: 1,
    templateId: 21,
    path: '/experiences',
    menuName: say('Experiences', 'Expériences', 'Erlebnisse'),
    title: say('Experiences near your villa', 'Expériences près de votre villa', 'Erlebnisse in der Nähe Ihrer Villa'),
    metaDescription: say(
      'Boats, kitchens, cellars, paths and studios: forty experiences with people who live where you are staying.',
      'Bateaux, cuisines, caves, sentiers et ateliers : quarante expériences avec des gens du pays.',
      'Boote, Küchen, Keller, Wege und Werkstätten: vierzig Erlebnisse mit Menschen, die dort leben, wo Sie wohnen.',
    ),
    heading1: say('Experiences', 'Expériences', 'Erlebnisse'),
    heading2: say('With people who live there', 'Avec ceux qui vivent là', 'Mit Menschen, die dort leben'),
    modules: [
      html(
        '<p>A week needs one or two days that could only have happened there. So we ask people we know: the skipper who fished the channel before he showed it, the woman who presses the oil, the mason who repaired the façade. Groups are small, prices are for what you see, and nothing requires a microphone. Seven kinds, from the sea to the table; the page of each experience says how long it takes, from what age, and what happens if it rains. With a booking you can plan them day by day in your client area, or leave it to us.</p>',
        '<p>Une semaine demande un ou deux jours qui n’auraient pu se passer ailleurs. Nous sollicitons donc ceux que nous connaissons : le patron qui pêchait dans le chenal avant de le montrer, celle qui presse l’huile, le tailleur de pierre qui a réparé la façade. Les groupes sont petits, les prix disent ce qu’ils couvrent, et rien n’exige de micro. Sept genres, de la mer à la table ; chaque page indique la durée, l’âge conseillé et ce qui arrive s’il pleut. Une fois la villa réservée, vous les prévoyez jour par jour dans votre espace client, ou vous nous laissez faire.</p>',
        '<p>Zu einer Woche gehören ein oder zwei Tage, die es nur dort geben kann. Deshalb fragen wir Menschen, die wir kennen: den Skipper, der im Kanal fischte, ehe er ihn zeigte, die Frau, die das Öl presst, den Steinmetz, der die Fassade ausgebessert hat. Die Gruppen sind klein, die Preise sagen, was sie enthalten, und ein Mikrofon braucht niemand. Sieben Arten, vom Meer bis zum Tisch; überall stehen Dauer, Mindestalter und was bei Regen geschieht. Mit einer Buchung planen Sie sie Tag für Tag in Ihrem Kundenbereich oder überlassen es uns.</p>',
      ),
    ],
    picture: picture('sails', 'island-bay', 'captains-house'),
  },
  {
    id: 1264,
    parentId: 1,
    templateId: 98,
    path: '/the-villa-matchmaker-quiz',
    menuName: say('Villa matchmaker', 'Trouver ma villa', 'Villenberater'),
    title: say('The villa matchmaker', 'Quelle villa est la vôtre ?', 'Welche Villa passt zu Ihnen?'),
    metaDescription: say(
      'Seven questions about mornings, company and distance, and three villas by way of an answer.',
      'Sept questions sur vos matins, votre compagnie et la distance ; en réponse, trois villas.',
      'Sieben Fragen zu Morgen, Gesellschaft und Entfernung, und als Antwort drei Villen.',
    ),
    heading1: say('The villa matchmaker', 'La villa qui vous ressemble', 'Der Villenberater'),
    heading2: say('Seven questions, two minutes', 'Sept questions, deux minutes', 'Sieben Fragen, zwei Minuten'),
    modules: [
      html(
        '<p>Do you wake before the others or after them? Is the nearest neighbour a comfort or a nuisance? Would you rather carry a child to the beach or carry bread home from the square? Seven questions of this sort say more about the right house than a list of amenities. There are no wrong answers, you may skip what does not concern you, and we ask for your address only if you want the result by e-mail. At the end you see three villas, with the reason for each.</p>',
        '<p>Vous levez-vous avant les autres ou après ? Le voisin le plus proche vous rassure-t-il ou vous gêne-t-il ? Préférez-vous porter un enfant jusqu’à la plage ou rapporter le pain de la place ? Sept questions de ce genre en disent plus long qu’une liste d’équipements. Il n’y a pas de mauvaise réponse, on peut passer ce qui ne concerne pas, et nous ne demandons votre adresse que si vous voulez recevoir le résultat. À la fin, trois villas, et pourquoi celles-là.</p>',
        '<p>Wachen Sie vor den anderen auf oder nach ihnen? Beruhigt Sie der nächste Nachbar, oder stört er? Tragen Sie lieber ein Kind zum Strand oder das Brot vom Dorfplatz nach Hause? Sieben solche Fragen sagen mehr über das richtige Haus als eine Ausstattungsliste. Falsche Antworten gibt es nicht, überspringen darf man alles, und Ihre Adresse brauchen wir nur, wenn Sie das Ergebnis per E-Mail möchten. Am Ende stehen drei Villen, jede mit Begründung.</p>',
      ),
    ],
    picture: picture('path', 'harbour', 'captains-house'),
  },
]
