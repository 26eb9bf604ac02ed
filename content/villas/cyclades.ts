import type { WrittenVilla } from '../shapes.ts'

export const cyclades: WrittenVilla[] = [
  {
    slug: 'villa-rhenia',
    name: 'Villa Rhenia',
    region: 'mykonos',
    place: 'Agios Ioannis',
    lat: 37.4218,
    lng: 25.3142,
    bedrooms: 12,
    sleeps: 24,
    bathrooms: 13,
    architecture: 'cycladic-cube',
    landscape: 'open-sea',
    exquisite: true,
    weekly: { low: 28000, mid: 42000, high: 60000, peak: 75000 },
    alsoLetWith: [8, 10],
    changeover: ['saturday'],
    minimumNights: 7,
    pool: { heated: true, childrens: true, safety: 'none' },
    amenities: [
      'hot-tub',
      'hammam',
      'gym',
      'sea-view',
      'garden',
      'outdoor-dining',
      'outdoor-kitchen',
      'barbecue',
      'air-conditioning',
      'heating',
      'fast-wifi',
      'wine-cellar',
      'cook',
      'breakfast',
      'daily-housekeeping',
      'concierge',
      'generator',
      'parking',
      'weddings',
      'cot-and-high-chair',
    ],
    rooms: [
      {
        kind: 'double',
        floor: 'ground',
        bathroom: 'bath-and-shower',
        note: {
          en: 'Its own terrace with the whole length of Delos in front of it.',
          fr: 'Une terrasse à elle, avec Délos de bout en bout devant soi.',
          de: 'Eine eigene Terrasse, davor Delos in ganzer Länge.',
        },
      },
      {
        kind: 'double',
        floor: 'ground',
        bathroom: 'bath-and-shower',
        note: {
          en: 'A bed built in masonry, Cycladic fashion, under a vault.',
          fr: 'Un lit maçonné à la cycladique, sous une voûte.',
          de: 'Ein gemauertes Bett nach Kykladenart, unter einem Gewölbe.',
        },
      },
      { kind: 'double', floor: 'ground', bathroom: 'shower' },
      { kind: 'double', floor: 'ground', bathroom: 'shower' },
      {
        kind: 'double',
        floor: 'first',
        bathroom: 'shower',
        note: {
          en: 'Two windows, one for the sunset and one for the moonrise over Ornos.',
          fr: 'Deux fenêtres, l’une pour le couchant, l’autre pour la lune qui se lève sur Ornos.',
          de: 'Zwei Fenster, eines für den Sonnenuntergang, eines für den Mond über Ornos.',
        },
      },
      { kind: 'double', floor: 'first', bathroom: 'shower' },
      {
        kind: 'double',
        floor: 'annexe',
        bathroom: 'shower',
        note: {
          en: 'The old boat store, with a marble basin set in the slipway stone.',
          fr: 'L’ancien hangar à barques, une vasque de marbre posée dans la pierre de cale.',
          de: 'Der frühere Bootsschuppen, das Marmorbecken sitzt im Stein der Slipbahn.',
        },
      },
      { kind: 'double', floor: 'annexe', bathroom: 'shower' },
      { kind: 'twin', floor: 'lower', bathroom: 'shower' },
      {
        kind: 'twin',
        floor: 'lower',
        bathroom: 'shower',
        note: {
          en: 'Opens level on to the children’s pool.',
          fr: 'De plain-pied avec le bassin des enfants.',
          de: 'Ebenerdig zum Kinderbecken hin.',
        },
      },
      { kind: 'twin', floor: 'annexe', bathroom: 'shower' },
      {
        kind: 'bunk',
        floor: 'lower',
        bathroom: 'shower',
        note: {
          en: 'Two ship’s berths with reading lamps and a brass rail.',
          fr: 'Deux couchettes de bateau, avec liseuses et main courante en laiton.',
          de: 'Zwei Schiffskojen mit Leselampen und Messingreling.',
        },
      },
    ],
    text: {
      en: {
        tagline:
          'Three white houses on one lane, a table for twenty-four, and not a single light in the west: Delos has no inhabitants.',
        story: `When a marine surveyor from Piraeus bought this slope in 1996 he asked for a village instead of a villa. The architect gave him three houses, a lane between them with a step every five metres, and a square the size of a threshing floor where the lane ends. Twenty-four people can live here without hearing each other’s doors.\n\nThe dinner table is seven and a half metres of iroko, planked from the deck of a coaster that was broken up at Perama. It stands under reed mats facing Delos and Rhenia. Nobody lives on either, so after sunset that half of the sky stays dark, and the Milky Way comes down to the water. In the morning one hears the first caique for Delos, at about nine, and before that only sparrows.`,
        location:
          'Above the bay of Agios Ioannis on the sheltered south-west side, four kilometres from Mykonos Town and ten minutes by car from the airport. A paved lane goes down to the sand in six minutes, to two tavernas and a jetty. Ornos, with its bakery, chemist and larger beach, is a kilometre to the east.',
      },
      fr: {
        tagline:
          'Trois maisons blanches sur une ruelle, une table de vingt-quatre couverts et, à l’ouest, aucune lumière : Délos n’a pas d’habitants.',
        story: `En 1996, l’expert maritime du Pirée qui acheta ce versant demanda à son architecte un village plutôt qu’une villa. Il obtint trois maisons, une ruelle entre elles avec une marche tous les cinq mètres et, au bout, une place grande comme une aire à battre. Vingt-quatre personnes y vivent sans entendre les portes des autres.\n\nLa table du dîner mesure sept mètres et demi : de l’iroko, scié dans le pont d’un caboteur démoli à Perama. Elle est dressée sous des nattes de roseau, face à Délos et à Rhénée. Personne n’habite ces deux îles ; après le coucher du soleil, cette moitié du ciel reste noire et la Voie lactée descend jusqu’à l’eau. Le matin, le premier caïque pour Délos passe vers neuf heures. Avant lui, il n’y a que les moineaux.`,
        location:
          'Au-dessus de la baie d’Agios Ioannis, sur le côté sud-ouest, abrité ; quatre kilomètres jusqu’à la ville de Mykonos, dix minutes de voiture jusqu’à l’aéroport. Une ruelle pavée descend en six minutes au sable, à deux tavernes et à un ponton. Ornos, sa boulangerie, sa pharmacie et sa plage plus vaste, est à un kilomètre à l’est.',
      },
      de: {
        tagline:
          'Drei weiße Häuser an einer Gasse, ein Tisch für vierundzwanzig und im Westen kein einziges Licht: Auf Delos wohnt niemand.',
        story: `Ein Schiffsgutachter aus Piräus kaufte 1996 diesen Hang und wünschte sich kein Haus, sondern ein Dorf. Sein Architekt baute ihm drei Häuser, dazwischen eine Gasse mit einer Stufe alle fünf Meter und am Ende einen Platz, so groß wie eine Tenne. Vierundzwanzig Menschen können hier wohnen, ohne die Türen der anderen zu hören.\n\nDer Esstisch ist siebeneinhalb Meter lang, aus Iroko, gesägt aus dem Deck eines Küstenfrachters, der in Perama abgewrackt wurde. Er steht unter Schilfmatten mit Blick auf Delos und Rhenia. Auf beiden Inseln wohnt niemand; nach Sonnenuntergang bleibt diese Hälfte des Himmels dunkel, und die Milchstraße reicht bis aufs Wasser. Morgens gegen neun fährt das erste Kaiki nach Delos vorbei, davor hört man nur Spatzen.`,
        location:
          'Über der Bucht von Agios Ioannis auf der geschützten Südwestseite, vier Kilometer von Mykonos-Stadt und zehn Autominuten vom Flughafen. Ein gepflasterter Weg führt in sechs Minuten hinunter zum Sand, zu zwei Tavernen und einem Steg. Ornos mit Bäckerei, Apotheke und dem größeren Strand liegt einen Kilometer weiter östlich.',
      },
    },
    reviews: [
      {
        stars: 5,
        stayed: '2025-06',
        by: 'The Ashworth family, London',
        language: 'en',
        title: 'Four generations, no collisions',
        text: 'We were aged two to eighty-six. My grandmother had the ground-floor room and did not climb a single step all week; the teenagers took the boat store and we hardly saw them. The table at night, with Delos going dark, is what everyone talks about.',
      },
      {
        stars: 5,
        stayed: '2026-05',
        by: 'Sabine und Holger, Hamburg',
        language: 'de',
        title: 'Goldene Hochzeit zu zweiundzwanzigst',
        text: 'Frau Katerina in der Küche hat am dritten Tag gewusst, wer keinen Koriander mag. Der Wind war vier Tage stark, auf der Terrasse aber saßen wir im Windschatten, genau wie beschrieben.',
      },
      {
        stars: 4,
        stayed: '2024-09',
        by: 'Famille Delcourt, Lille',
        language: 'fr',
        title: 'Superbe, mais prévoir les marches',
        text: 'Nous étions vingt. La ruelle est belle et compte quarante-deux marches jusqu’à la place ; avec une poussette, on apprend vite où passe le chemin de service. Le petit déjeuner face à Délos rachète tout.',
        reply:
          'Vous avez raison pour la poussette. Le chemin de service est désormais indiqué sur le plan remis à l’arrivée, et l’intendant vous le montre le premier jour.',
      },
    ],
  },
  {
    slug: 'xerolithia',
    name: 'Xerolithia',
    region: 'mykonos',
    place: 'Panormos',
    lat: 37.485,
    lng: 25.386,
    bedrooms: 3,
    sleeps: 6,
    bathrooms: 3,
    architecture: 'cycladic-cube',
    landscape: 'island-bay',
    weekly: { low: 5900, mid: 8200, high: 11400, peak: 13900 },
    changeover: ['sunday'],
    pool: { safety: 'none' },
    amenities: [
      'sea-view',
      'outdoor-dining',
      'barbecue',
      'wood-oven',
      'air-conditioning',
      'fast-wifi',
      'desk',
      'library',
      'paddle-boards',
      'weekly-linen',
      'gardener',
      'parking',
      'generator',
    ],
    rooms: [
      {
        kind: 'double',
        floor: 'ground',
        bathroom: 'shower',
        note: {
          en: 'A slit window in the dry-stone wall, exactly at pillow height.',
          fr: 'Une meurtrière dans la pierre sèche, juste à hauteur d’oreiller.',
          de: 'Ein Fensterschlitz in der Trockenmauer, genau auf Kissenhöhe.',
        },
      },
      { kind: 'double', floor: 'ground', bathroom: 'shower' },
      {
        kind: 'twin',
        floor: 'annexe',
        bathroom: 'shower',
        note: {
          en: 'The goatherd’s hut, with its door of two planks kept.',
          fr: 'La cabane du chevrier, dont on a gardé la porte à deux planches.',
          de: 'Die Hütte des Ziegenhirten, die Tür aus zwei Brettern ist noch die alte.',
        },
      },
    ],
    text: {
      en: {
        tagline:
          'Four hundred metres of dry-stone wall, restacked by one man over three winters, hold this house out of the north wind.',
        story: `Lefteris Zouganelis is seventy-four and does not use mortar. The owners, a Zurich bookbinder and her husband, found him mending a goat pen in 2014 and gave him the whole hillside. Three winters later there were four hundred metres of wall, and inside the longest bend of it a house one does not see from the road.\n\nThe north of Mykonos is windy. Here that was taken as the plan: the walls turn where the wind turns, the pool lies in the lee, and the table has a second place on the far side for the ten days a year when the south blows. One wakes to goat bells and the halyard of the one yacht that knows the bay. The evening swim is at Agios Sostis, eight minutes down a path of schist, after the day people have gone up to their cars.`,
        location:
          'On the east side of Panormos bay, eight kilometres north of Mykonos Town, fifteen minutes by car from the airport. Agios Sostis, with no loungers and one grill-house under a tree, is eight minutes on foot; Panormos beach is twelve. Ano Mera has the nearest baker, butcher and pharmacy, six kilometres away.',
      },
      fr: {
        tagline:
          'Quatre cents mètres de murs en pierre sèche, remontés par un seul homme en trois hivers, tiennent la maison hors du vent du nord.',
        story: `Lefteris Zouganelis a soixante-quatorze ans et n’emploie pas de mortier. Les propriétaires, une relieuse de Zurich et son mari, l’ont trouvé en 2014 qui réparait un enclos à chèvres ; ils lui ont confié toute la colline. Trois hivers plus tard, il y avait quatre cents mètres de murs et, dans leur plus long méandre, une maison qu’on ne voit pas de la route.\n\nLe nord de Mykonos est venteux, et c’est le vent qui a dessiné le plan : les murs tournent où il tourne, la piscine dort à l’abri, et la table a une seconde place, de l’autre côté, pour les dix jours où souffle le sud. On se réveille aux sonnailles. Le soir, on nage à Agios Sostis, à huit minutes par un sentier de schiste, quand les visiteurs du jour sont remontés à leurs voitures.`,
        location:
          'Sur la rive est de la baie de Panormos, à huit kilomètres au nord de la ville et quinze minutes de l’aéroport. Agios Sostis, sans transats, avec une seule rôtisserie sous un arbre, est à huit minutes à pied ; la plage de Panormos à douze. Boulanger, boucher et pharmacie sont à Ano Mera, à six kilomètres.',
      },
      de: {
        tagline:
          'Vierhundert Meter Trockenmauer, von einem einzigen Mann in drei Wintern gesetzt, halten den Nordwind vom Haus ab.',
        story: `Lefteris Zouganelis ist vierundsiebzig und verwendet keinen Mörtel. Die Eigentümer, eine Zürcher Buchbinderin und ihr Mann, trafen ihn 2014, als er einen Ziegenpferch flickte, und gaben ihm den ganzen Hügel. Drei Winter später standen vierhundert Meter Mauer, und in ihrer längsten Biegung ein Haus, das man von der Straße nicht sieht.\n\nIm Norden von Mykonos ist es windig, und genau danach wurde gebaut: Die Mauern drehen sich, wo der Wind sich dreht, das Becken liegt im Lee, und der Tisch hat auf der anderen Seite einen zweiten Platz für die zehn Tage im Jahr, an denen es aus Süden bläst. Man wacht von Ziegenglocken auf. Abends schwimmt man in Agios Sostis, acht Minuten über einen Schieferpfad, wenn die Tagesgäste wieder oben bei ihren Autos sind.`,
        location:
          'Auf der Ostseite der Bucht von Panormos, acht Kilometer nördlich von Mykonos-Stadt, fünfzehn Minuten vom Flughafen. Nach Agios Sostis, wo es keine Liegen und nur ein Grillhaus unter einem Baum gibt, geht man acht Minuten, zum Strand von Panormos zwölf. Bäcker, Metzger und Apotheke sind in Ano Mera, sechs Kilometer entfernt.',
      },
    },
    reviews: [
      {
        stars: 5,
        stayed: '2025-09',
        by: 'Claire et Antoine, Lyon',
        language: 'fr',
        title: 'Le Mykonos qu’on ne nous avait pas raconté',
        text: 'Six jours sans entendre une seule basse. Nos enfants ont compté les lézards des murs, quarante-trois le dernier matin. Le four à pain demande de la patience et un peu d’entraînement.',
      },
      {
        stars: 4,
        stayed: '2024-07',
        by: 'Jonathan, Dublin',
        language: 'en',
        title: 'Wind as advertised',
        text: 'Seven on the Beaufort scale for three days, and the lee side really was calm enough for candles. The track down is rough on a small hire car; take it slowly after the second bend.',
        reply:
          'Thank you, Jonathan. The second bend was concreted in March 2025, and the rest of the track has been regraded.',
      },
    ],
  },
  {
    slug: 'spiti-tou-anemou',
    name: 'Spiti tou Anemou',
    region: 'paros',
    place: 'Ampelas',
    lat: 37.1025,
    lng: 25.261,
    bedrooms: 5,
    sleeps: 10,
    bathrooms: 5,
    architecture: 'cycladic-cube',
    landscape: 'open-sea',
    exquisite: true,
    weekly: { low: 9800, mid: 13400, high: 18200, peak: 22600 },
    alsoLetWith: [3],
    changeover: ['saturday', 'sunday'],
    pool: { heated: true, safety: 'none' },
    amenities: [
      'sea-view',
      'garden',
      'outdoor-dining',
      'outdoor-kitchen',
      'barbecue',
      'yoga-deck',
      'paddle-boards',
      'air-conditioning',
      'heating',
      'fireplace',
      'fast-wifi',
      'desk',
      'cook',
      'daily-housekeeping',
      'concierge',
      'cot-and-high-chair',
      'parking',
    ],
    rooms: [
      {
        kind: 'double',
        floor: 'first',
        bathroom: 'bath-and-shower',
        note: {
          en: 'The only room upstairs, under the weathervane, with the sun rising behind Naxos.',
          fr: 'Seule à l’étage, sous la girouette ; le soleil s’y lève derrière Naxos.',
          de: 'Das einzige Zimmer im Obergeschoss, unter der Wetterfahne; die Sonne geht hinter Naxos auf.',
        },
      },
      {
        kind: 'double',
        floor: 'ground',
        bathroom: 'shower',
        note: {
          en: 'A terrace of its own beside the lemon tree.',
          fr: 'Une terrasse à elle, près du citronnier.',
          de: 'Eine eigene Terrasse am Zitronenbaum.',
        },
      },
      { kind: 'double', floor: 'ground', bathroom: 'shower' },
      { kind: 'twin', floor: 'ground', bathroom: 'shower' },
      {
        kind: 'twin',
        floor: 'annexe',
        bathroom: 'shower',
        note: {
          en: 'In the old threshing-floor hut, twenty steps from the house.',
          fr: 'Dans le cabanon de l’aire à battre, à vingt pas de la maison.',
          de: 'Im alten Häuschen an der Tenne, zwanzig Schritte vom Haus.',
        },
      },
    ],
    text: {
      en: {
        tagline:
          'A house drawn round its draughts: open two doors and the meltemi cools every room, close them and a candle stands straight.',
        story: `The miller of Ampelas chose this spot in 1872 because the wind passes it three hundred days a year. His round mill fell in the forties; its floor, nine metres across, is now the breakfast terrace, and the millstone is the step to the kitchen. The rest was built in 2011 by Daphne Kypraiou, a Naoussa architect who spent a summer here first, in a tent, with a notebook and a ribbon on a stick.\n\nHer five rooms lie so that two doors decide the weather indoors. Open both and the air runs through like water; shut the north one and a candle stands straight at dinner. The table is Parian marble, offcuts from Marathi laid like a quilt. From it one sees Naxos turn violet at about eight, and the fishing boats of Ampelas go out.`,
        location:
          'On the north-east coast, four hundred metres up the slope from the fishing harbour of Ampelas with its three tavernas and small sandy beach, seven minutes on foot. Naoussa is four kilometres away for shops, bakery and evening life, Santa Maria beach three. The airport is thirty-five minutes by car, the port of Parikia twenty-five.',
      },
      fr: {
        tagline:
          'Une maison dessinée autour de ses courants d’air : deux portes ouvertes et le meltem rafraîchit tout, fermées, la bougie se tient droite.',
        story: `Le meunier d’Ampelas choisit ce point en 1872 parce que le vent y passe trois cents jours par an. Son moulin rond tomba dans les années quarante ; le sol, neuf mètres de diamètre, est devenu la terrasse du petit déjeuner, et la meule, la marche de la cuisine. Le reste fut bâti en 2011 par Daphné Kypraiou, architecte de Naoussa, après un été passé sur place sous la tente, avec un carnet et un ruban au bout d’un bâton.\n\nSes cinq chambres sont disposées de sorte que deux portes décident du temps qu’il fait dedans. Ouvertes, l’air file comme une eau ; celle du nord fermée, la bougie du dîner ne vacille plus. La table est en marbre de Paros, chutes de Marathi assemblées comme un patchwork. On y voit Naxos virer au violet vers vingt heures.`,
        location:
          'Sur la côte nord-est, à quatre cents mètres, en montant, du petit port d’Ampelas, de ses trois tavernes et de sa plage de sable, à sept minutes à pied. Naoussa, pour les boutiques et les soirées, est à quatre kilomètres, la plage de Santa Maria à trois. Comptez trente-cinq minutes de voiture depuis l’aéroport, vingt-cinq depuis le port de Parikia.',
      },
      de: {
        tagline:
          'Um den Durchzug gebaut: Zwei offene Türen, und der Meltemi kühlt jedes Zimmer; sind sie zu, steht die Kerze gerade.',
        story: `1872 entschied sich der Müller von Ampelas für diese Stelle, weil hier an dreihundert Tagen im Jahr Wind geht. Seine runde Mühle fiel in den vierziger Jahren zusammen; ihr Boden, neun Meter im Durchmesser, ist heute die Frühstücksterrasse, der Mühlstein die Stufe zur Küche. Alles Übrige baute 2011 Daphne Kypraiou aus Naoussa. Vorher hatte die Architektin einen Sommer lang hier gezeltet, mit Notizbuch und einem Band an einem Stock.\n\nIhre fünf Zimmer liegen so, dass zwei Türen drinnen über das Wetter entscheiden. Stehen beide offen, läuft die Luft durchs Haus wie Wasser; ist die nördliche zu, flackert beim Essen keine Kerze. Der Tisch ist aus parischem Marmor, Reste aus Marathi, verlegt wie eine Flickendecke. Gegen acht wird von hier aus Naxos violett, und die Boote von Ampelas laufen aus.`,
        location:
          'An der Nordostküste, vierhundert Meter oberhalb des Fischerhafens Ampelas mit drei Tavernen und einem kleinen Sandstrand, sieben Minuten zu Fuß. Naoussa mit Läden, Bäckerei und Abendleben liegt vier Kilometer entfernt, der Strand Santa Maria drei. Vom Flughafen fährt man fünfunddreißig Minuten, vom Hafen Parikia fünfundzwanzig.',
      },
    },
    reviews: [
      {
        stars: 5,
        stayed: '2026-06',
        by: 'Helen and Tom, Bath',
        language: 'en',
        title: 'We turned the air-conditioning off',
        text: 'Stella showed us the two doors on the first evening and we never touched the remote control again. Breakfast on the old mill floor, with the millstone still warm from the day before. By Friday the children were setting the doors themselves.',
      },
      {
        stars: 5,
        stayed: '2025-08',
        by: 'Familie Brandner, München',
        language: 'de',
        title: 'Der Tisch aus lauter Stücken',
        text: 'Unsere Tochter hat jeden Abend einen anderen Stein ausgesucht, an dem sie sitzen wollte. Im August war es windig und trotzdem angenehm. Zum Hafen läuft man wirklich sieben Minuten, zurück eher zehn.',
      },
      {
        stars: 4,
        stayed: '2024-10',
        by: 'Marianne, Nantes',
        language: 'fr',
        title: 'Octobre, mer à vingt et un degrés',
        text: 'Une maison intelligente, c’est le mot. Le soir il fallait un feu, et le bois était déjà rentré. La chambre du cabanon est charmante mais on traverse le jardin pour le café.',
      },
    ],
  },
  {
    slug: 'to-patitiri',
    name: 'To Patitiri',
    region: 'paros',
    place: 'Lefkes',
    lat: 37.0561,
    lng: 25.2079,
    bedrooms: 2,
    sleeps: 4,
    bathrooms: 2,
    architecture: 'cycladic-cube',
    landscape: 'mountains',
    weekly: { low: 2400, mid: 2900, high: 3700, peak: 4300 },
    changeover: ['monday', 'saturday', 'sunday'],
    amenities: [
      'outdoor-dining',
      'air-conditioning',
      'heating',
      'fireplace',
      'library',
      'fast-wifi',
      'desk',
      'breakfast',
      'weekly-linen',
      'stair-gate',
      'pets-welcome',
    ],
    rooms: [
      {
        kind: 'double',
        floor: 'first',
        bathroom: 'shower',
        note: {
          en: 'Two steps from the roof, which is also the best room.',
          fr: 'À deux marches du toit, qui est au fond la plus belle pièce.',
          de: 'Zwei Stufen unter dem Dach, das eigentlich das schönste Zimmer ist.',
        },
      },
      { kind: 'twin', floor: 'ground', bathroom: 'shower' },
    ],
    text: {
      en: {
        tagline:
          'A wine press of 1790 in the marble lanes of Lefkes; one washes one’s hands where the grapes were trodden.',
        story: `Under the kitchen window there is a shallow stone basin with a spout, big enough for two men side by side. Until 1961 the Roussos family trod their mandilaria in it every September, and half the lane came to help. Their granddaughter Anna has kept the basin, run a tap into it and made of it the only wash-stand on Paros to have held eight hundred kilos of grapes.\n\nThe house is small and thick-walled: two bedrooms, a hearth, a roof. Cars stop at the edge of Lefkes, and the sounds are of brooms, the coffee-house and the bell of Agia Triada, which strikes a minute late. Anna leaves bread on the door handle at half past seven. From the roof one sees down the valley to Naxos; the Byzantine road to Prodromos begins at the fourth house on the left.`,
        location:
          'In the old lanes of Lefkes, the inland village of Paros at about two hundred and fifty metres, on foot from the car park in four minutes. A grocer, two kafenia and a bakery are round the corner. Piso Livadi and the beach of Logaras are eight kilometres away, Parikia and its port eleven, the airport seventeen.',
      },
      fr: {
        tagline:
          'Un pressoir de 1790 dans les ruelles de marbre de Lefkes ; on se lave les mains là où l’on foulait le raisin.',
        story: `Sous la fenêtre de la cuisine, il y a un bassin de pierre peu profond, avec un bec, où deux hommes tiennent côte à côte. Jusqu’en 1961, la famille Roussos y a foulé sa mandilaria chaque septembre, et la moitié de la ruelle venait aider. Leur petite-fille Anna a gardé le bassin, y a fait venir un robinet : c’est le seul lavabo de Paros à avoir contenu huit cents kilos de raisin.\n\nLa maison est petite, les murs épais : deux chambres, un âtre, un toit. Les voitures s’arrêtent au bord de Lefkes ; on entend les balais, le café, et la cloche d’Agia Triada, qui sonne avec une minute de retard. À sept heures et demie, Anna accroche le pain à la poignée. Du toit, la vue descend la vallée jusqu’à Naxos. Le sentier byzantin commence à la quatrième maison, à gauche.`,
        location:
          'Dans les vieilles ruelles de Lefkes, village de l’intérieur, à deux cent cinquante mètres d’altitude environ ; le parking est à quatre minutes à pied. Épicerie, deux cafés et boulangerie au coin de la rue. Piso Livadi et la plage de Logaras sont à huit kilomètres, Parikia et son port à onze, l’aéroport à dix-sept.',
      },
      de: {
        tagline:
          'Eine Kelter von 1790 in den Marmorgassen von Lefkes; man wäscht sich die Hände, wo früher Trauben getreten wurden.',
        story: `Unter dem Küchenfenster liegt ein flaches Steinbecken mit Ausguss, in dem zwei Männer nebeneinander Platz haben. Bis 1961 trat Familie Roussos darin jeden September ihre Mandilaria, und die halbe Gasse half mit. Die Enkelin Anna hat das Becken behalten und einen Hahn darübergesetzt; es ist das einzige Waschbecken auf Paros, das achthundert Kilo Trauben gefasst hat.\n\nDas Haus ist klein und hat dicke Mauern: zwei Schlafzimmer, eine Feuerstelle, ein Dach. Die Autos bleiben am Ortsrand von Lefkes. Man hört Besen, das Kaffeehaus und die Glocke von Agia Triada, die eine Minute nachgeht. Um halb acht hängt Anna das Brot an die Klinke. Vom Dach geht der Blick das Tal hinunter bis Naxos; der byzantinische Weg nach Prodromos beginnt beim vierten Haus links.`,
        location:
          'In den alten Gassen von Lefkes, dem Bergdorf von Paros auf rund zweihundertfünfzig Metern, vier Gehminuten vom Parkplatz. Lebensmittelladen, zwei Kafenia und eine Bäckerei liegen um die Ecke. Piso Livadi und der Strand von Logaras sind acht Kilometer entfernt, Parikia mit dem Hafen elf, der Flughafen siebzehn.',
      },
    },
    reviews: [
      {
        stars: 5,
        stayed: '2026-04',
        by: 'Greta und Paul, Freiburg',
        language: 'de',
        title: 'Ostern in Lefkes',
        text: 'Am Karfreitag ging die Prozession so nah vorbei, dass wir die Kerzen durchs Fenster riechen konnten. Annas Brot war jeden Morgen noch warm. Ein Pool hat uns im April nicht gefehlt.',
      },
      {
        stars: 5,
        stayed: '2024-05',
        by: 'Rosalind, Edinburgh',
        language: 'en',
        title: 'I wrote half a book on the roof',
        text: 'A desk, a hearth, a neighbour who sings in the mornings. The stair to the roof is steep, so mind it after wine. I have already booked next May.',
      },
    ],
  },
  {
    slug: 'kymothoe',
    name: 'Kymothoe',
    region: 'paros',
    place: 'Aliki',
    lat: 36.995,
    lng: 25.1305,
    bedrooms: 7,
    sleeps: 14,
    bathrooms: 7,
    architecture: 'modern-white',
    landscape: 'island-bay',
    weekly: { low: 13500, mid: 18900, high: 26500, peak: 31800 },
    alsoLetWith: [5],
    changeover: ['saturday'],
    pool: { childrens: true, safety: 'fence' },
    amenities: [
      'sea-view',
      'garden',
      'outdoor-dining',
      'outdoor-kitchen',
      'barbecue',
      'table-tennis',
      'paddle-boards',
      'gym',
      'cinema',
      'air-conditioning',
      'heating',
      'fast-wifi',
      'cook',
      'daily-housekeeping',
      'concierge',
      'cot-and-high-chair',
      'stair-gate',
      'ev-charger',
      'parking',
    ],
    rooms: [
      {
        kind: 'double',
        floor: 'ground',
        bathroom: 'bath-and-shower',
        note: {
          en: 'A sliding wall of six metres; open, the bed is on the terrace.',
          fr: 'Une paroi coulissante de six mètres ; ouverte, le lit est sur la terrasse.',
          de: 'Eine Schiebewand von sechs Metern; ist sie offen, steht das Bett auf der Terrasse.',
        },
      },
      { kind: 'double', floor: 'ground', bathroom: 'shower' },
      {
        kind: 'double',
        floor: 'ground',
        bathroom: 'shower',
        note: {
          en: 'Looks into the courtyard with the tamarisk.',
          fr: 'Donne sur le patio au tamaris.',
          de: 'Zum Innenhof mit der Tamariske.',
        },
      },
      { kind: 'double', floor: 'lower', bathroom: 'shower' },
      {
        kind: 'twin',
        floor: 'lower',
        bathroom: 'shower',
        note: {
          en: 'Next to the cinema, which decides who sleeps there.',
          fr: 'À côté du cinéma, ce qui décide de ses occupants.',
          de: 'Neben dem Kino, womit sich klärt, wer hier schläft.',
        },
      },
      { kind: 'twin', floor: 'lower', bathroom: 'shower' },
      {
        kind: 'bunk',
        floor: 'lower',
        bathroom: 'shower',
        note: { en: 'Portholes at two heights.', fr: 'Des hublots à deux hauteurs.', de: 'Bullaugen auf zwei Höhen.' },
      },
    ],
    text: {
      en: {
        tagline:
          'A long low house with one roof and one line of shade, eighty metres from the beach the bathers of Aliki keep for themselves.',
        story: `Wave-swift is what the name means: Kymothoe was one of the fifty daughters of Nereus, and is the owner’s youngest girl, who swims for her club in Thessaloniki. The family wanted a house one could enter wet. So the floors are poured terrazzo with sea pebbles in it, the sofas stand on legs, and between the water and the kitchen there is no threshold at all.\n\nEverything lies under a single roof forty-four metres long that throws its shade forward, so that at two in the afternoon fourteen people can lie down out of the sun in a row. A tamarisk came through the courtyard floor in the second year; it was given a round hole and a bench. Fishermen from Aliki pass close in at six, talking, and one can follow the conversation.`,
        location:
          'At Farangas on the south coast, eighty metres from a sheltered sandy beach and a quarter of an hour on foot from the fishing village of Aliki, which has a quay of tavernas, a grocer and a bakery. The airport is four kilometres away, the Antiparos ferry at Pounda nine, Parikia thirteen.',
      },
      fr: {
        tagline:
          'Longue et basse, un seul toit, une seule ligne d’ombre, à quatre-vingts mètres de la plage que les baigneurs d’Aliki gardent pour eux.',
        story: `Kymothoé, « rapide comme la vague », fut l’une des cinquante filles de Nérée ; c’est aussi le nom de la benjamine des propriétaires, qui nage pour son club à Thessalonique. La famille voulait une maison où l’on entre mouillé. Les sols sont donc d’un terrazzo coulé avec des galets, les canapés ont des pieds, et de l’eau à la cuisine on ne franchit aucun seuil.\n\nTout tient sous un même toit de quarante-quatre mètres, qui porte son ombre vers l’avant : à deux heures de l’après-midi, quatorze personnes peuvent s’y allonger côte à côte. La deuxième année, un tamaris a percé le sol du patio ; on lui a fait un trou rond et un banc. À six heures, les pêcheurs d’Aliki passent tout près en bavardant, et l’on suit la conversation.`,
        location:
          'À Farangas, sur la côte sud, à quatre-vingts mètres d’une plage de sable abritée et à un quart d’heure à pied d’Aliki, village de pêcheurs avec ses tavernes à quai, une épicerie et une boulangerie. L’aéroport est à quatre kilomètres, le bac d’Antiparos à Pounda à neuf, Parikia à treize.',
      },
      de: {
        tagline:
          'Lang und niedrig, ein Dach, ein Streifen Schatten, achtzig Meter von dem Strand, den die Leute aus Aliki für sich behalten.',
        story: `„Die Wellenschnelle“ bedeutet der Name, und Kymothoe war eine der fünfzig Töchter des Nereus. So heißt auch die Jüngste der Eigentümer, die in Thessaloniki im Verein schwimmt. Die Familie wollte ein Haus, das man nass betreten kann. Also sind die Böden aus gegossenem Terrazzo mit Strandkieseln, die Sofas stehen auf Beinen, und zwischen Wasser und Küche gibt es keine einzige Schwelle.\n\nAlles liegt unter einem Dach von vierundvierzig Metern, das seinen Schatten nach vorn wirft: Um zwei Uhr nachmittags können sich vierzehn Leute nebeneinander hineinlegen. Im zweiten Jahr kam im Hof eine Tamariske durch den Boden; man hat ihr ein rundes Loch gelassen und eine Bank dazugestellt. Um sechs fahren die Fischer aus Aliki dicht vorbei und reden, man kann dem Gespräch folgen.`,
        location:
          'In Farangas an der Südküste, achtzig Meter von einem geschützten Sandstrand und eine Viertelstunde zu Fuß vom Fischerdorf Aliki mit Tavernen am Kai, Lebensmittelladen und Bäckerei. Zum Flughafen sind es vier Kilometer, zur Antiparos-Fähre in Pounda neun, nach Parikia dreizehn.',
      },
    },
    reviews: [
      {
        stars: 5,
        stayed: '2025-07',
        by: 'Les cousins Marchand, Bordeaux',
        language: 'fr',
        title: 'Sept enfants, zéro serpillière',
        text: 'Une maison pensée par des gens qui ont eu des enfants mouillés. La barrière de piscine ferme vraiment, le bassin des petits est à l’ombre jusqu’à onze heures. Les avions ? Quatre par jour, à hélices, on finit par les attendre.',
      },
      {
        stars: 5,
        stayed: '2026-07',
        by: 'Sarah, Bristol',
        language: 'en',
        title: 'A row of fourteen naps',
        text: 'The shade does exactly what they say. Manolis grilled sardines on the second night and we asked for them every night after. The ping-pong table saw a full tournament.',
      },
      {
        stars: 3,
        stayed: '2024-08',
        by: 'Dr. Wiesner, Stuttgart',
        language: 'de',
        title: 'Schönes Haus, schwaches WLAN',
        text: 'Lage und Strand sehr gut, das Personal freundlich. Im Untergeschoss war das Internet aber an drei Tagen kaum zu gebrauchen, und ich musste arbeiten.',
        reply:
          'Das war nicht gut genug, und es tut uns leid. Seit Oktober 2024 liegt Glasfaser im Haus, mit eigenem Zugangspunkt im Untergeschoss; gemessen werden dort 180 Mbit/s.',
      },
    ],
  },
  {
    slug: 'pente-kedra',
    name: 'Pente Kedra',
    region: 'antiparos',
    place: 'Agios Georgios',
    lat: 36.979,
    lng: 25.0285,
    bedrooms: 4,
    sleeps: 8,
    bathrooms: 4,
    architecture: 'modern-white',
    landscape: 'open-sea',
    weekly: { low: 7900, mid: 10800, high: 15200, peak: 18600 },
    changeover: ['sunday'],
    minimumNights: 5,
    pool: { safety: 'none' },
    amenities: [
      'sea-view',
      'garden',
      'outdoor-dining',
      'outdoor-kitchen',
      'barbecue',
      'yoga-deck',
      'paddle-boards',
      'motor-boat',
      'air-conditioning',
      'fast-wifi',
      'desk',
      'daily-housekeeping',
      'gardener',
      'concierge',
      'parking',
      'generator',
    ],
    rooms: [
      {
        kind: 'double',
        floor: 'ground',
        bathroom: 'shower',
        note: {
          en: 'The shower stands outside, behind a wall of the same stone.',
          fr: 'La douche est dehors, derrière un mur de la même pierre.',
          de: 'Die Dusche steht draußen hinter einer Wand aus demselben Stein.',
        },
      },
      {
        kind: 'double',
        floor: 'ground',
        bathroom: 'shower',
        note: {
          en: 'Faces the sanctuary hill of Despotiko; bring field-glasses.',
          fr: 'Regarde la colline du sanctuaire, sur Despotiko ; apportez des jumelles.',
          de: 'Blick auf den Tempelhügel von Despotiko; ein Fernglas lohnt sich.',
        },
      },
      { kind: 'double', floor: 'lower', bathroom: 'bath-and-shower' },
      { kind: 'twin', floor: 'annexe', bathroom: 'shower' },
    ],
    text: {
      en: {
        tagline:
          'Five sea junipers, older than the map of the island, decided where every wall of this house was allowed to stand.',
        story: `Before there was a drawing there were the trees. Five junipers, which islanders call cedars, bent flat by three or four centuries of wind; the forester from Paros tagged them and said that not a root could be cut. So the four rooms stand apart, joined by walks of raked gravel, and each has a trunk for company.\n\nThe owner, a sound engineer from Athens, measured the nights and found eighteen decibels, about the level of a recording studio. One hears the shearwaters then, which sound like babies, and toward morning the goats on Despotiko, across half a mile of water. A wooden boat with a twenty-horse engine belongs to the house. It takes six minutes to the marble temple, where the archaeologists, if asked politely, put down their brushes and explain.`,
        location:
          'At the quiet south-western end of Antiparos, five hundred metres up from the hamlet of Agios Georgios with its three fish tavernas and pebbled coves, facing uninhabited Despotiko. The harbour village is eleven kilometres north along a good road, twenty minutes by car. From there it is ten minutes by ferry to Paros, and fifteen more to the airport.',
      },
      fr: {
        tagline: 'Cinq genévriers de mer, plus vieux que la carte de l’île, ont décidé de la place de chaque mur.',
        story: `Avant le plan, il y avait les arbres : cinq genévriers, que les gens d’ici appellent des cèdres, couchés par trois ou quatre siècles de vent. Le garde forestier de Paros les marqua et interdit de couper la moindre racine. Les quatre chambres sont donc séparées, reliées par des allées de gravier ratissé, chacune avec un tronc pour compagnie.\n\nLe propriétaire, ingénieur du son à Athènes, a mesuré les nuits : dix-huit décibels, à peu près le niveau d’un studio. On entend alors les puffins, qui crient comme des nourrissons, puis, vers l’aube, les chèvres de Despotiko, de l’autre côté du bras de mer. Une barque de bois de vingt chevaux va avec la maison. Elle met six minutes jusqu’au temple de marbre, où les archéologues, si on le demande poliment, posent leur pinceau et racontent.`,
        location:
          'Au bout sud-ouest d’Antiparos, le plus calme, à cinq cents mètres d’Agios Georgios, de ses trois tavernes de poisson et ses criques de galets, face à Despotiko l’inhabitée. Le village du port est à onze kilomètres au nord, vingt minutes de bonne route. De là, dix minutes de bac pour Paros, puis un quart d’heure jusqu’à l’aéroport.',
      },
      de: {
        tagline:
          'Fünf Wacholder, älter als die Karte der Insel, haben entschieden, wo in diesem Haus eine Wand stehen durfte.',
        story: `Vor der ersten Zeichnung standen hier schon die Bäume: fünf Wacholder, von den Insulanern Zedern genannt, von drei oder vier Jahrhunderten Wind flach gedrückt. Der Förster aus Paros nummerierte sie und sagte, keine Wurzel dürfe gekappt werden. Deshalb liegen die vier Zimmer einzeln, verbunden durch geharkte Kieswege, und zu jedem gehört ein Stamm.\n\nDer Eigentümer, Toningenieur in Athen, hat die Nächte gemessen: achtzehn Dezibel, ungefähr ein Aufnahmestudio. Man hört dann die Sturmtaucher, die wie Säuglinge schreien, und gegen Morgen die Ziegen von Despotiko jenseits des Sunds. Zum Haus gehört ein Holzboot mit zwanzig PS. In sechs Minuten ist man damit am Marmortempel, wo die Archäologen, wenn man höflich fragt, den Pinsel weglegen und erzählen.`,
        location:
          'Am stillen Südwestende von Antiparos, fünfhundert Meter oberhalb des Weilers Agios Georgios mit drei Fischtavernen und Kiesbuchten, gegenüber dem unbewohnten Despotiko. Das Hafendorf liegt elf Kilometer nördlich, zwanzig Minuten auf guter Straße. Von dort sind es zehn Minuten mit der Fähre nach Paros und eine weitere Viertelstunde zum Flughafen.',
      },
    },
    reviews: [
      {
        stars: 5,
        stayed: '2025-09',
        by: 'Ingrid und Matthias, Basel',
        language: 'de',
        title: 'Achtzehn Dezibel',
        text: 'Wir haben nicht nachgemessen, glauben es aber. Das Boot ist leicht zu fahren, Nikos gibt eine Stunde Unterricht. Die Außendusche bei Nacht ist das Schönste.',
      },
      {
        stars: 5,
        stayed: '2024-06',
        by: 'Philippa, Oxford',
        language: 'en',
        title: 'The archaeologists do explain',
        text: 'A young woman named Eleni gave our boys forty minutes on column drums and let them hold a brush. The house is calm in the way a good library is. Bring groceries on the way; the hamlet has eggs and not much else.',
      },
      {
        stars: 4,
        stayed: '2026-08',
        by: 'Hugues, Bruxelles',
        language: 'fr',
        title: 'Loin de tout, comme promis',
        text: 'Vingt minutes pour une baguette, c’est le prix du silence. Le chemin de gravier entre les chambres est un peu sombre la nuit.',
        reply:
          'Merci, Hugues. Des bornes basses éclairent les allées depuis septembre, assez pour les pieds et trop peu pour gêner les étoiles.',
      },
    ],
  },
  {
    slug: 'kanava-aspropetra',
    name: 'Kanava Aspropetra',
    region: 'santorini',
    place: 'Megalochori',
    lat: 36.3746,
    lng: 25.4292,
    bedrooms: 4,
    sleeps: 8,
    bathrooms: 4,
    architecture: 'cycladic-cube',
    landscape: 'vineyards',
    exquisite: true,
    weekly: { low: 8200, mid: 11600, high: 15900, peak: 18800 },
    changeover: ['saturday', 'sunday'],
    pool: { safety: 'none' },
    amenities: [
      'hot-tub',
      'vineyard',
      'garden',
      'outdoor-dining',
      'outdoor-kitchen',
      'wood-oven',
      'wine-cellar',
      'air-conditioning',
      'heating',
      'fireplace',
      'library',
      'fast-wifi',
      'desk',
      'breakfast',
      'daily-housekeeping',
      'concierge',
      'parking',
    ],
    rooms: [
      {
        kind: 'double',
        floor: 'lower',
        bathroom: 'bath-and-shower',
        note: {
          en: 'The barrel vault: eleven metres long, five high, cool without a machine in August.',
          fr: 'Le chai voûté : onze mètres de long, cinq de haut, frais en août sans machine.',
          de: 'Das Tonnengewölbe: elf Meter lang, fünf hoch, im August kühl auch ohne Technik.',
        },
      },
      {
        kind: 'double',
        floor: 'ground',
        bathroom: 'shower',
        note: {
          en: 'The cooper’s room, its hooks still in the beam.',
          fr: 'La chambre du tonnelier, ses crochets encore à la poutre.',
          de: 'Das Zimmer des Küfers, seine Haken sind noch im Balken.',
        },
      },
      { kind: 'double', floor: 'ground', bathroom: 'shower' },
      { kind: 'twin', floor: 'annexe', bathroom: 'shower' },
    ],
    text: {
      en: {
        tagline:
          'A winery of 1894 cut half into white pumice; the barrels have gone, the cool has stayed, and forty rows of assyrtiko still belong to it.',
        story: `Sweet wine for the Russian church paid for these vaults. Vinsanto left from the rocks below Megalochori in casks that floated out to the ships, until 1917 emptied the order book overnight. The cellars stood shut for decades with their doors swollen. When the Venieri sisters inherited them in 2009, there was one cask left, and in it something brown and astonishing.\n\nThey have kept the pumice walls, half a metre thick and white as bread, and put beds where the barrels lay. It is a Santorini house without a caldera view, and deliberately: it looks the other way, over forty rows of vines plaited into baskets, to the sunrise at Perissa. In August, at five in the morning, one hears the pickers arrive. Breakfast grapes are a house custom; the wine comes later.`,
        location:
          'At the eastern edge of Megalochori, three minutes on foot from its bell towers and a square with two tavernas and a bakery. The caldera rim is a ten-minute walk west, the black sand of Perissa six kilometres, Fira seven. The airport is fifteen minutes by car, the ferry port at Athinios ten.',
      },
      fr: {
        tagline:
          'Un chai de 1894 creusé à demi dans la ponce blanche ; les tonneaux sont partis, la fraîcheur reste, et quarante rangs d’assyrtiko.',
        story: `C’est le vin de messe des Russes qui a payé ces voûtes. Le vinsanto quittait les rochers sous Megalochori dans des fûts qu’on faisait flotter jusqu’aux navires ; 1917 vida le carnet de commandes en une nuit. Les caves restèrent des décennies fermées, portes gonflées. Quand les sœurs Venieri en héritèrent en 2009, il restait un fût et, dedans, quelque chose de brun et de saisissant.\n\nElles ont gardé les murs de ponce, un demi-mètre d’épaisseur, blancs comme la mie, et mis des lits là où dormaient les tonneaux. C’est une maison de Santorin sans vue sur la caldeira, et c’est voulu : elle regarde à l’est, par-dessus quarante rangs de ceps tressés en corbeille, le soleil qui se lève à Perissa. En août, à cinq heures, arrivent les vendangeurs. Le raisin du matin est d’usage ; le vin vient plus tard.`,
        location:
          'À la lisière est de Megalochori, à trois minutes à pied de ses clochers et d’une place avec deux tavernes et une boulangerie. Le bord de la caldeira est à dix minutes de marche vers l’ouest, le sable noir de Perissa à six kilomètres, Fira à sept. L’aéroport est à quinze minutes de voiture, le port d’Athinios à dix.',
      },
      de: {
        tagline:
          'Ein Weinkeller von 1894, halb in weißen Bims gehauen; die Fässer sind fort, die Kühle ist geblieben, dazu vierzig Zeilen Assyrtiko.',
        story: `Messwein für Russland hat diese Gewölbe bezahlt. Der Vinsanto verließ die Insel von den Felsen unter Megalochori, in Fässern, die man zu den Schiffen hinausschwimmen ließ, bis das Jahr 1917 die Auftragsbücher über Nacht leerte. Jahrzehntelang blieben die Keller zu, die Türen quollen auf. Als die Schwestern Venieri sie 2009 erbten, war noch ein Fass da, und darin etwas Braunes, Erstaunliches.\n\nDie Bimswände, einen halben Meter dick und weiß wie Brot, blieben; wo die Fässer lagen, stehen Betten. Es ist ein Haus auf Santorin ohne Blick in die Caldera, und das mit Absicht: Es schaut nach Osten, über vierzig Zeilen zu Körben geflochtener Reben, dorthin, wo bei Perissa die Sonne aufgeht. Im August hört man um fünf Uhr früh die Leser kommen. Trauben gehören zum Frühstück, der Wein kommt später.`,
        location:
          'Am Ostrand von Megalochori, drei Gehminuten von den Glockentürmen und einem Platz mit zwei Tavernen und einer Bäckerei. Zur Kante der Caldera geht man zehn Minuten nach Westen; der schwarze Sand von Perissa ist sechs Kilometer entfernt, Fira sieben. Vom Flughafen fährt man fünfzehn Minuten, vom Fährhafen Athinios zehn.',
      },
    },
    reviews: [
      {
        stars: 5,
        stayed: '2025-08',
        by: 'Vincent et Maud, Beaune',
        language: 'fr',
        title: 'Parole de vigneron',
        text: 'J’étais venu pour la mer, j’ai passé trois matins dans les rangs avec Yannis à parler de taille. Le chai voûté à dix-huit degrés au mois d’août, sans machine, c’est de l’architecture. Ma femme, elle, a nagé.',
      },
      {
        stars: 5,
        stayed: '2024-10',
        by: 'Miriam and Dan, Manchester',
        language: 'en',
        title: 'The right side of Santorini',
        text: 'We walked to the rim for the sunset with everybody else, then home in ten minutes to nobody at all. The pumice bedroom is so dark and quiet that we missed breakfast twice.',
      },
      {
        stars: 4,
        stayed: '2026-06',
        by: 'Annette, Köln',
        language: 'de',
        title: 'Kühl, still, ein wenig dunkel',
        text: 'Wunderschön gemacht. Wer morgens Sonne im Zimmer braucht, nimmt besser eines der oberen. Das Brot aus dem Holzofen, mit Tomaten aus dem Garten, essen wir hoffentlich nächstes Jahr wieder.',
      },
    ],
  },
  {
    slug: 'ta-dyo-skafta',
    name: 'Ta Dyo Skafta',
    region: 'santorini',
    place: 'Imerovigli',
    lat: 36.4326,
    lng: 25.4224,
    bedrooms: 2,
    sleeps: 4,
    bathrooms: 2,
    architecture: 'cycladic-cube',
    landscape: 'cliff',
    weekly: { low: 6400, mid: 8900, high: 12300, peak: 14800 },
    changeover: ['monday', 'saturday', 'sunday'],
    pool: { heated: true, safety: 'none' },
    amenities: [
      'hot-tub',
      'hammam',
      'sea-view',
      'outdoor-dining',
      'air-conditioning',
      'heating',
      'fast-wifi',
      'breakfast',
      'daily-housekeeping',
      'concierge',
    ],
    rooms: [
      {
        kind: 'double',
        floor: 'ground',
        bathroom: 'shower',
        note: {
          en: 'A cave of nine metres, one window, all of it volcano.',
          fr: 'Une grotte de neuf mètres, une seule fenêtre, toute au volcan.',
          de: 'Eine neun Meter tiefe Höhle, ein Fenster, darin nur Vulkan.',
        },
      },
      {
        kind: 'double',
        floor: 'lower',
        bathroom: 'bath-and-shower',
        note: {
          en: 'The bath is cut from the rock and takes twenty minutes to fill.',
          fr: 'La baignoire est taillée dans le roc ; il lui faut vingt minutes pour se remplir.',
          de: 'Die Wanne ist aus dem Fels gehauen und braucht zwanzig Minuten, bis sie voll ist.',
        },
      },
    ],
    text: {
      en: {
        tagline:
          'Two caves dug by the same hand in 1905, one for his mules and one for his bride, ninety-one steps below the lane.',
        story: `Markos Drosos carried pumice up the cliff for a living, and the autumn he married he dug two rooms into it, with a pick, from October to Easter. The upper one was for the mules, since they could not manage the last stair. The pick marks are still in the ceiling, and by the lamp at night they look like the inside of a shell.\n\nBetween the caves lies a terrace just wide enough for a table, four chairs and a pool one crosses in five strokes. It hangs at two hundred and eighty metres over the caldera. Nothing is louder than the swifts until the ten o’clock ferry, which turns far below without a sound and sends its wake to the foot of the cliff three minutes later. Ninety-one steps lead up to the lane; porters carry the cases.`,
        location:
          'On the cliff at Imerovigli, the highest village of the caldera rim, reached by ninety-one steps from the pedestrian path. A bakery, a small grocer and several restaurants are within five minutes; Fira is a half-hour walk along the edge. By car the airport is fifteen minutes away, the ferry port at Athinios twenty-five. Not suited to small children; the doors are low.',
      },
      fr: {
        tagline:
          'Deux grottes creusées de la même main en 1905, l’une pour ses mulets, l’autre pour sa fiancée, à quatre-vingt-onze marches de la ruelle.',
        story: `Markos Drosos montait de la ponce à dos de mulet ; l’automne de ses noces, il creusa dans la falaise deux chambres, au pic, d’octobre à Pâques. Celle du haut revint aux bêtes, qui ne passaient pas le dernier escalier. Les coups de pic se lisent toujours au plafond ; à la lampe, on croirait l’intérieur d’un coquillage.\n\nEntre les deux grottes, une terrasse juste assez large pour une table, quatre chaises et un bassin qu’on traverse en cinq brasses, à deux cent quatre-vingts mètres au-dessus de la caldeira. Rien n’est plus bruyant que les martinets, jusqu’au bateau de dix heures : il vire tout en bas, sans un son, et son sillage atteint la falaise trois minutes plus tard. Quatre-vingt-onze marches mènent à la ruelle ; des porteurs se chargent des valises.`,
        location:
          'Dans la falaise d’Imerovigli, le plus haut village du bord de la caldeira, à quatre-vingt-onze marches du sentier piéton. Boulangerie, petite épicerie et plusieurs restaurants à moins de cinq minutes ; Fira à une demi-heure de marche par l’arête. En voiture, l’aéroport est à quinze minutes, le port d’Athinios à vingt-cinq. Déconseillé aux jeunes enfants ; les portes sont basses.',
      },
      de: {
        tagline:
          'Zwei Höhlen von derselben Hand, 1905 gegraben, eine für die Maultiere, eine für die Braut, einundneunzig Stufen unter der Gasse.',
        story: `Markos Drosos trug Bims die Steilwand hinauf, davon lebte er. In dem Herbst, in dem er heiratete, schlug er mit der Spitzhacke zwei Räume in den Fels, von Oktober bis Ostern. Der obere war für die Maultiere, denn die letzte Treppe schafften sie nicht. Die Hackenspuren sieht man noch an der Decke, bei Lampenlicht wirken sie wie das Innere einer Muschel.\n\nZwischen den Höhlen liegt eine Terrasse, gerade breit genug für einen Tisch, vier Stühle und ein Becken von fünf Schwimmzügen, zweihundertachtzig Meter über der Caldera. Lauter als die Segler ist hier nichts, bis um zehn die Fähre kommt: Sie wendet tief unten ohne einen Ton, und drei Minuten später läuft ihre Welle an den Fuß der Wand. Einundneunzig Stufen führen zur Gasse hinauf, das Gepäck tragen die Träger.`,
        location:
          'In der Steilwand von Imerovigli, dem höchsten Dorf am Rand der Caldera, einundneunzig Stufen unter dem Fußweg. Bäckerei, kleiner Laden und mehrere Restaurants liegen keine fünf Minuten entfernt; nach Fira geht man auf der Kante eine halbe Stunde. Zum Flughafen fährt man fünfzehn Minuten, zum Fährhafen Athinios fünfundzwanzig. Für kleine Kinder nicht geeignet; die Türen sind niedrig.',
      },
    },
    reviews: [
      {
        stars: 5,
        stayed: '2026-05',
        by: 'Nina und Tobias, Wien',
        language: 'de',
        title: 'Fünf Schwimmzüge genügen',
        text: 'Hochzeitsreise. Wir haben die Stufen gezählt, es sind einundneunzig. Frau Irini bringt das Frühstück um neun und hat nach dem zweiten Tag gewusst, dass wir um halb zehn aufstehen.',
      },
      {
        stars: 4,
        stayed: '2024-07',
        by: 'Gareth, Cardiff',
        language: 'en',
        title: 'Mind your head',
        text: 'I am six foot four and the doors of 1905 are not. The view is beyond argument. People on the path above can see a corner of the terrace at sunset, so we ate after nine.',
        reply:
          'Thank you, Gareth. A reed screen now closes that corner, and the page of the house says that its doors are low.',
      },
      {
        stars: 5,
        stayed: '2025-10',
        by: 'Solène, Rennes',
        language: 'fr',
        title: 'Le bain dans le rocher',
        text: 'Vingt minutes pour le remplir, une heure pour en sortir. En octobre le village se vide et l’on a la caldeira presque pour soi.',
      },
    ],
  },
  {
    slug: 'pyrgos-alimounta',
    name: 'Pyrgos Alimounta',
    region: 'naxos',
    place: 'Halki',
    lat: 37.0605,
    lng: 25.48,
    bedrooms: 5,
    sleeps: 11,
    bathrooms: 4,
    architecture: 'venetian-manor',
    landscape: 'olive-hills',
    weekly: { low: 6200, mid: 8400, high: 11300, peak: 13200 },
    alsoLetWith: [3],
    changeover: ['saturday'],
    pool: { safety: 'none' },
    amenities: [
      'olive-grove',
      'garden',
      'outdoor-dining',
      'wood-oven',
      'barbecue',
      'air-conditioning',
      'heating',
      'fireplace',
      'library',
      'piano',
      'fast-wifi',
      'bicycles',
      'weekly-linen',
      'gardener',
      'cook',
      'parking',
      'pets-welcome',
    ],
    rooms: [
      {
        kind: 'double',
        floor: 'first',
        bathroom: 'bath',
        note: {
          en: 'A ceiling of cedar beams and one coat of arms, chipped by boys with slings in 1940.',
          fr: 'Un plafond à poutres de cèdre et un blason ébréché par des lance-pierres en 1940.',
          de: 'Eine Zedernbalkendecke und ein Wappen, 1940 von Buben mit Steinschleudern beschädigt.',
        },
      },
      { kind: 'double', floor: 'first', bathroom: 'shower' },
      {
        kind: 'twin',
        floor: 'first',
        note: {
          en: 'Shares its bathroom with the tower room above.',
          fr: 'Partage sa salle de bains avec la chambre de la tour.',
          de: 'Teilt sich das Bad mit dem Turmzimmer.',
        },
      },
      {
        kind: 'triple',
        floor: 'tower',
        note: {
          en: 'Battlements at eye level, and the whole Tragaia beyond them.',
          fr: 'Les créneaux à hauteur d’yeux et, derrière, toute la Tragaia.',
          de: 'Zinnen auf Augenhöhe, dahinter die ganze Tragaia.',
        },
      },
      { kind: 'double', floor: 'ground', bathroom: 'shower' },
    ],
    text: {
      en: {
        tagline:
          'A Venetian tower-house of 1667 among nine hundred olive trees, with its front door four metres above the ground.',
        story: `No stair led to the front door when the tower was new; one climbed a ladder and pulled it up behind. Pirates were the reason, and later the tax collectors. The stone steps came only in 1820, and the present family still says “to go up” for coming home.\n\nInside are five bedrooms, a hall with a Pleyel piano that crossed from Smyrna in 1922 wrapped in carpets, and a library of some two thousand books, a third of them about bees. The grove has nine hundred trees; the eldest, beside the pool, measures six metres round and is hollow, and children have always been allowed to sit in it. Mornings begin with doves and Father Manolis’s motorbike. Kyria Argyro, who bakes on Thursdays in the outdoor oven, expects an audience and gives everyone dough.`,
        location:
          'In the Tragaia valley, eight hundred metres from Halki by a level path between walls, ten minutes on foot to its square, distillery and grocer. Filoti lies three kilometres up the road under Mount Zas. The beaches of the west coast are twenty-five minutes by car, Naxos Town and its hospital sixteen kilometres, the airport eighteen.',
      },
      fr: {
        tagline: 'Une tour vénitienne de 1667 parmi neuf cents oliviers, dont la porte s’ouvre à quatre mètres du sol.',
        story: `Aucun escalier ne menait à la porte quand la tour était neuve : on grimpait à l’échelle et on la tirait derrière soi. À cause des pirates, puis des percepteurs. Les marches de pierre datent seulement de 1820, et la famille dit encore « monter » pour rentrer chez soi.\n\nÀ l’intérieur, cinq chambres, une salle avec un Pleyel venu de Smyrne en 1922, roulé dans des tapis, et une bibliothèque de deux mille volumes dont un tiers sur les abeilles. L’oliveraie compte neuf cents arbres ; l’aîné, près de la piscine, mesure six mètres de tour et il est creux : les enfants ont toujours eu le droit de s’y asseoir. Le matin, ce sont les tourterelles et la moto du père Manolis. Le jeudi, Kyria Argyro cuit au four du jardin ; elle attend un public et donne de la pâte à chacun.`,
        location:
          'Dans la vallée de la Tragaia, à huit cents mètres de Halki par un chemin plat entre deux murs, dix minutes à pied de sa place, de sa distillerie et de son épicerie. Filoti est trois kilomètres plus haut, sous le mont Zas. Les plages de l’ouest sont à vingt-cinq minutes, la ville de Naxos et son hôpital à seize kilomètres, l’aéroport à dix-huit.',
      },
      de: {
        tagline:
          'Ein venezianischer Wohnturm von 1667 zwischen neunhundert Ölbäumen, die Haustür liegt vier Meter über dem Boden.',
        story: `Eine Treppe zur Haustür gab es nicht, als der Turm neu war; man stieg eine Leiter hinauf und zog sie hinter sich hoch, der Piraten wegen und später wegen der Steuereintreiber. Die Steinstufen kamen erst 1820, und die Familie sagt bis heute „hinaufgehen“, wenn sie heimkommen meint.\n\nDrinnen sind fünf Schlafzimmer, ein Saal mit einem Pleyel-Klavier, das 1922 in Teppiche gewickelt aus Smyrna kam, und eine Bibliothek von zweitausend Bänden, ein Drittel davon über Bienen. Der älteste der neunhundert Ölbäume, am Becken, misst sechs Meter im Umfang und ist hohl; Kinder durften schon immer darin sitzen. Morgens hört man Tauben und das Motorrad von Pater Manolis. Donnerstags backt Kyria Argyro im Gartenofen. Sie erwartet Publikum, und jeder bekommt Teig.`,
        location:
          'Im Tal der Tragaia, achthundert Meter von Halki auf einem ebenen Weg zwischen Mauern, zehn Gehminuten zu Platz, Brennerei und Laden. Filoti liegt drei Kilometer weiter oben am Zas. Zu den Stränden der Westküste fährt man fünfundzwanzig Minuten; Naxos-Stadt mit dem Krankenhaus ist sechzehn Kilometer entfernt, der Flughafen achtzehn.',
      },
    },
    reviews: [
      {
        stars: 5,
        stayed: '2025-05',
        by: 'Familie Okafor-Lindner, Berlin',
        language: 'de',
        title: 'Teig an den Händen',
        text: 'Der Donnerstag mit Kyria Argyro war für unsere drei Kinder der Höhepunkt, noch vor dem Strand. Das Klavier ist gestimmt, bis auf ein tiefes E, das zur Familie gehört.',
      },
      {
        stars: 4,
        stayed: '2024-06',
        by: 'Judith and Alan, Norwich',
        language: 'en',
        title: 'A house with a past and a shared bathroom',
        text: 'Characterful in every corner. The tower room goes down one flight for the bathroom, which is fine at twelve and less so at sixty. We loved the bee books.',
        reply:
          'A fair warning, and we now say so plainly in the room list. For older guests we suggest the ground-floor double.',
      },
      {
        stars: 5,
        stayed: '2026-09',
        by: 'Bastien, Toulouse',
        language: 'fr',
        title: 'L’olivier creux',
        text: 'Notre fils y a lu deux tomes d’Astérix. Prévoir une voiture pour la plage, mais le soir à Halki, à pied entre les murs, on n’a plus envie d’aller ailleurs.',
      },
    ],
  },
  {
    slug: 'peristeria',
    name: 'Peristeria',
    region: 'tinos',
    place: 'Kardiani',
    lat: 37.6032,
    lng: 25.0725,
    bedrooms: 3,
    sleeps: 7,
    bathrooms: 3,
    architecture: 'cycladic-cube',
    landscape: 'mountains',
    weekly: { low: 3600, mid: 4700, high: 6100, peak: 7200 },
    changeover: ['saturday', 'sunday'],
    pool: { safety: 'none' },
    amenities: [
      'sea-view',
      'garden',
      'outdoor-dining',
      'barbecue',
      'air-conditioning',
      'heating',
      'fireplace',
      'library',
      'fast-wifi',
      'weekly-linen',
      'breakfast',
      'cot-and-high-chair',
    ],
    rooms: [
      {
        kind: 'double',
        floor: 'first',
        bathroom: 'shower',
        note: {
          en: 'In the dovecote itself; the morning comes through eighty small triangles.',
          fr: 'Dans le pigeonnier même ; le jour entre par quatre-vingts petits triangles.',
          de: 'Im Taubenhaus selbst; der Morgen kommt durch achtzig kleine Dreiecke.',
        },
      },
      { kind: 'double', floor: 'ground', bathroom: 'shower' },
      {
        kind: 'triple',
        floor: 'ground',
        bathroom: 'bath-and-shower',
        note: {
          en: 'A marble lintel with a ship on it, carved in Pyrgos for the year 1811.',
          fr: 'Un linteau de marbre sculpté à Pyrgos, un navire et la date de 1811.',
          de: 'Ein Marmorsturz aus Pyrgos mit einem Schiff und der Jahreszahl 1811.',
        },
      },
    ],
    text: {
      en: {
        tagline:
          'A dovecote that was given a house: slate lace above, three bedrooms below, and a spring under the kitchen floor.',
        story: `Doves came first, as they often did on Tinos. Whoever owned a dovecote in Venetian times was somebody, and in 1811 Frangiskos Armaos decided to be somebody: he built a tower of schist, pierced it with suns, cypresses and triangles, and lived in the stable. The house grew under it afterwards, a room for every child.\n\nThe pigeons moved out in the seventies. The slate lace stayed, glazed now from within, and the bedroom behind it gets its morning in eighty small pieces that travel over the wall. Beneath the kitchen a spring runs in an open channel on its way to the village wash-house; one keeps the melon in it. Kardiani has eleven fountains, two churches of two faiths, and stairs. Syros floats opposite, and in the evening its lamps come on street by street.`,
        location:
          'In Kardiani, a green village of stairs some two hundred and fifty metres above the sea, a hundred and twenty steps below the road where one parks. Two tavernas and a kafenio are in the village; shops in Isternia, three kilometres, and Tinos Town, fifteen. The beach of Giannaki is ten minutes by car. Boats to Mykonos take thirty minutes.',
      },
      fr: {
        tagline:
          'Un pigeonnier à qui l’on donna une maison : dentelle d’ardoise en haut, trois chambres en bas, une source sous la cuisine.',
        story: `Les colombes d’abord, comme souvent à Tinos. Du temps des Vénitiens, qui avait un pigeonnier était quelqu’un ; en 1811, Frangiskos Armaos voulut être quelqu’un. Il éleva une tour de schiste, l’ajoura de soleils, de cyprès et de triangles, et logea dans l’étable. La maison a poussé dessous, une pièce par enfant.\n\nLes pigeons sont partis dans les années soixante-dix. La dentelle d’ardoise est restée, vitrée de l’intérieur, et la chambre qu’elle abrite reçoit le matin en quatre-vingts morceaux qui voyagent sur le mur. Sous la cuisine court une source, à ciel ouvert, vers le lavoir du village ; on y met le melon au frais. Kardiani possède onze fontaines, deux églises de deux confessions, et des escaliers. En face flotte Syros, dont les lampes s’allument rue par rue.`,
        location:
          'À Kardiani, village vert tout en escaliers, quelque deux cent cinquante mètres au-dessus de la mer ; cent vingt marches depuis la route où l’on se gare. Deux tavernes et un café sur place, commerces à Isternia, trois kilomètres, et à Tinos, quinze. La plage de Giannaki est à dix minutes de voiture. Mykonos est à trente minutes de bateau.',
      },
      de: {
        tagline:
          'Ein Taubenhaus, das ein Haus bekam: oben Spitzenwerk aus Schiefer, unten drei Schlafzimmer, unter der Küche eine Quelle.',
        story: `Zuerst waren die Tauben da, wie so oft auf Tinos. Wer in venezianischer Zeit ein Taubenhaus besaß, war jemand, und 1811 beschloss Frangiskos Armaos, jemand zu sein. Er baute einen Turm aus Schiefer, durchbrach ihn mit Sonnen, Zypressen und Dreiecken und wohnte selbst im Stall. Das Haus wuchs erst danach darunter, für jedes Kind ein Zimmer.\n\nIn den siebziger Jahren zogen die Tauben aus. Das Spitzenwerk blieb, innen verglast, und das Schlafzimmer dahinter bekommt seinen Morgen in achtzig kleinen Stücken, die über die Wand wandern. Unter der Küche läuft eine Quelle offen zum Waschhaus des Dorfes; man kühlt darin die Melone. Kardiani hat elf Brunnen, zwei Kirchen zweier Konfessionen und Treppen. Gegenüber schwimmt Syros, und abends gehen dort Straße für Straße die Lampen an.`,
        location:
          'In Kardiani, einem grünen Treppendorf rund zweihundertfünfzig Meter über dem Meer, hundertzwanzig Stufen unterhalb der Straße, an der man parkt. Zwei Tavernen und ein Kafenio im Ort, Läden in Isternia, drei Kilometer, und in Tinos-Stadt, fünfzehn. Zum Strand von Giannaki fährt man zehn Minuten, nach Mykonos dreißig mit dem Schiff.',
      },
    },
    reviews: [
      {
        stars: 5,
        stayed: '2025-06',
        by: 'Emma and Jo, Bristol',
        language: 'en',
        title: 'Eighty pieces of morning',
        text: 'I counted: seventy-eight, but two may have been behind the curtain. We kept a watermelon in the spring all week. Pack light, the steps are honest.',
      },
      {
        stars: 5,
        stayed: '2024-09',
        by: 'Lucie et Rémi, Grenoble',
        language: 'fr',
        title: 'Des escaliers et des fontaines',
        text: 'On a marché chaque jour, Isternia, Pyrgos, les chemins dallés. Madame Vitalia laisse des œufs et du fromage sur le muret. La petite n’a pas voulu rendre la clé.',
      },
    ],
  },
]
