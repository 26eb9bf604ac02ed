import type { WrittenVilla } from '../shapes.ts'

export const corfu: WrittenVilla[] = [
  {
    slug: 'kalami-house',
    name: 'Kalami House',
    region: 'corfu',
    place: 'Kalami',
    lat: 39.7448,
    lng: 19.9322,
    bedrooms: 4,
    sleeps: 8,
    bathrooms: 5,
    architecture: 'captains-house',
    landscape: 'island-bay',
    exquisite: true,
    weekly: { low: 9800, mid: 13200, high: 18600, peak: 22900 },
    changeover: ['saturday'],
    minimumNights: 7,
    pool: { safety: 'none' },
    amenities: [
      'sea-view',
      'garden',
      'outdoor-dining',
      'barbecue',
      'paddle-boards',
      'motor-boat',
      'air-conditioning',
      'heating',
      'fireplace',
      'library',
      'desk',
      'fast-wifi',
      'cook',
      'daily-housekeeping',
      'weekly-linen',
      'gardener',
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
          en: 'The owner’s room: the desk window frames the strait, and the telescope still turns.',
          fr: 'La chambre de l’armateur : la fenêtre du bureau cadre le détroit, et la longue-vue tourne toujours.',
          de: 'Das Zimmer des Reeders: Das Fenster am Schreibtisch rahmt die Meerenge, und das Fernrohr dreht sich noch.',
        },
      },
      {
        kind: 'double',
        floor: 'first',
        bathroom: 'shower',
        note: {
          en: 'A corner room; the morning sun comes off the water on to the ceiling.',
          fr: 'Chambre d’angle ; le matin, le soleil remonte de l’eau jusqu’au plafond.',
          de: 'Ein Eckzimmer; morgens spielt die Sonne vom Wasser her an der Decke.',
        },
      },
      { kind: 'twin', floor: 'ground', bathroom: 'shower' },
      {
        kind: 'twin',
        floor: 'annexe',
        bathroom: 'shower',
        note: {
          en: 'In the old sail store by the gate, with its own step to sit on.',
          fr: 'Dans l’ancienne voilerie près du portail, avec sa marche où s’asseoir.',
          de: 'Im alten Segelschuppen am Tor, mit einer eigenen Stufe zum Sitzen.',
        },
      },
    ],
    text: {
      en: {
        tagline:
          'A shipowner’s summer house above a bay of white pebbles, with his telescope still aimed at the channel.',
        story:
          'Stamatis Vlachos owned four coasters and liked to see them pass. In 1934 he bought a terrace of olives above Kalami, put his desk at the upper window and built the rest of the house around it. The view takes in the bend of the strait and the Albanian hills behind; a log in the library gives the hour at which each ship went by, in violet ink, until October 1940.\n\nWhat wakes you is pebbles: a small swell turning them over, sixty-four steps below. Breakfast is under the fig on the third terrace, whose roots have lifted one flagstone so far that nobody repairs it and everybody knows it. The long table came off his first ship, the Evdokia; it was her forward hatch cover, seats ten, and still has the ring.\n\nA small open boat comes with the house. Agni, and lunch, is ten minutes away in it.',
        location:
          'On the northern slope of Kalami, three minutes on foot from the beach, its two minimarkets and its tavernas. The horseshoe harbour of Kouloura is a fifteen-minute walk along the lane, Agni twenty by the coast path. Kassiopi lies ten kilometres north; Corfu airport is 35 kilometres, an hour on a road that bends.',
      },
      fr: {
        tagline:
          'La maison d’été d’un armateur, au-dessus d’une baie de galets blancs ; sa longue-vue vise encore le chenal.',
        story:
          'Stamatis Vlachos possédait quatre caboteurs et aimait les regarder passer. En 1934, il acheta une terrasse d’oliviers au-dessus de Kalami, posa son bureau devant la fenêtre de l’étage et fit bâtir la maison autour. La vue prend le coude du détroit et, derrière, les collines d’Albanie ; un registre de la bibliothèque donne à l’encre violette l’heure de chaque passage, jusqu’en octobre 1940.\n\nCe qui vous réveille, ce sont les galets que la houle retourne, soixante-quatre marches plus bas. Le petit déjeuner se prend sous le figuier de la troisième terrasse ; ses racines ont soulevé une dalle que personne ne répare et que tout le monde connaît. La grande table vient de son premier bateau, l’Evdokia : c’était le panneau de cale avant, on y tient à dix, et l’anneau y est toujours.\n\nUne petite barque à moteur va avec la maison. Agni, et le déjeuner, sont à dix minutes.',
        location:
          'Sur le versant nord de Kalami, à trois minutes à pied de la plage, de ses deux épiceries et de ses tavernes. Le port en fer à cheval de Kouloura est à quinze minutes par le chemin, Agni à vingt par le sentier côtier. Kassiopi se trouve à dix kilomètres au nord ; l’aéroport à 35 kilomètres, soit une heure de virages.',
      },
      de: {
        tagline:
          'Das Sommerhaus eines Reeders über einer Bucht aus weißen Kieseln; sein Fernrohr zielt noch auf den Kanal.',
        story:
          'Stamatis Vlachos besaß vier Küstenfrachter und sah sie gern vorbeifahren. 1934 kaufte er eine Oliventerrasse über Kalami, stellte seinen Schreibtisch ans obere Fenster und baute das Haus darum herum. Der Blick umfasst den Knick der Meerenge und dahinter die albanischen Hügel; ein Logbuch in der Bibliothek verzeichnet in violetter Tinte, wann jedes Schiff vorüberkam, bis zum Oktober 1940.\n\nGeweckt wird man von den Kieseln, die eine kleine Dünung vierundsechzig Stufen tiefer umwendet. Gefrühstückt wird unter dem Feigenbaum auf der dritten Terrasse; seine Wurzeln haben eine Platte so weit angehoben, dass niemand sie mehr richtet und jeder sie kennt. Der lange Tisch stammt von seinem ersten Schiff, der Evdokia: Er war ihr vorderer Lukendeckel, hat Platz für zehn und trägt noch den Ring.\n\nZum Haus gehört ein kleines offenes Boot. Nach Agni, und damit zum Mittagessen, sind es zehn Minuten.',
        location:
          'Am Nordhang von Kalami, drei Gehminuten vom Strand mit seinen zwei Läden und seinen Tavernen. Der hufeisenförmige Hafen von Kouloura liegt eine Viertelstunde zu Fuß entfernt, Agni zwanzig Minuten auf dem Küstenpfad. Nach Kassiopi sind es zehn Kilometer, zum Flughafen 35, eine Stunde auf einer kurvigen Straße.',
      },
    },
    reviews: [
      {
        stars: 5,
        stayed: '2025-06',
        by: 'Helen and Tom, Bath',
        language: 'en',
        title: 'We logged the ferries',
        text: 'The children found the violet ink and kept the book going for us on scrap paper: forty-one ships in nine days. The garden gate squeaks and by the second evening we could tell from it who was home.',
      },
      {
        stars: 5,
        stayed: '2025-09',
        by: 'Familie Brandt, Lübeck',
        language: 'de',
        title: 'Abends die Lichter drüben',
        text: 'Wir haben jeden Abend am Lukendeckel gegessen und gezählt, wie drüben die Fenster angingen. Die 64 Stufen merkt man nur beim Wasserkistentragen. Das Boot ist einfach zu fahren, auch für Anfänger.',
      },
      {
        stars: 4,
        stayed: '2026-07',
        by: 'Claire L., Nantes',
        language: 'fr',
        title: 'Très belle, un peu entourée en juillet',
        text: 'La maison est exactement celle qu’on nous avait décrite. En plein été, la baie se remplit de bateaux entre onze heures et cinq heures ; nous faisions alors la sieste, et à six heures elle était à nous.',
        reply:
          'Merci, Claire, pour ce conseil d’horaire : il figure désormais dans le carnet de la maison, à la page des bains. La dernière semaine de juin est plus calme.',
      },
    ],
  },
  {
    slug: 'kerasia-point',
    name: 'Kerasia Point',
    region: 'corfu',
    place: 'Agios Stefanos',
    lat: 39.7582,
    lng: 19.9458,
    bedrooms: 12,
    sleeps: 24,
    bathrooms: 14,
    architecture: 'ionian-stone',
    landscape: 'open-sea',
    exquisite: true,
    weekly: { low: 29000, mid: 41000, high: 57500, peak: 68000 },
    alsoLetWith: [6, 8, 10],
    changeover: ['saturday', 'sunday'],
    minimumNights: 7,
    pool: { heated: true, childrens: true, safety: 'none' },
    amenities: [
      'on-the-water',
      'private-jetty',
      'sea-view',
      'garden',
      'olive-grove',
      'outdoor-dining',
      'outdoor-kitchen',
      'wood-oven',
      'tennis',
      'gym',
      'hammam',
      'yoga-deck',
      'paddle-boards',
      'air-conditioning',
      'cinema',
      'wine-cellar',
      'cook',
      'daily-housekeeping',
      'generator',
      'weddings',
    ],
    rooms: [
      {
        kind: 'double',
        floor: 'first',
        bathroom: 'bath-and-shower',
        note: {
          en: 'East room of the main house: the sun rises over Albania straight into the bath.',
          fr: 'Chambre est de la grande maison : le soleil se lève sur l’Albanie, droit dans la baignoire.',
          de: 'Ostzimmer im Haupthaus: Die Sonne geht über Albanien auf, geradewegs in die Badewanne.',
        },
      },
      { kind: 'double', floor: 'first', bathroom: 'bath-and-shower' },
      { kind: 'double', floor: 'first', bathroom: 'shower' },
      { kind: 'twin', floor: 'ground', bathroom: 'shower' },
      {
        kind: 'double',
        floor: 'ground',
        bathroom: 'shower',
        note: {
          en: 'No step from the drive to the bed; the shower is level too.',
          fr: 'Pas une marche de l’allée au lit ; la douche est de plain-pied elle aussi.',
          de: 'Von der Auffahrt bis ans Bett keine Stufe; auch die Dusche ist ebenerdig.',
        },
      },
      {
        kind: 'double',
        floor: 'tower',
        bathroom: 'shower',
        note: {
          en: 'Up the watchman’s twenty-two steps, with a window to each quarter of the wind.',
          fr: 'En haut des vingt-deux marches du guetteur, une fenêtre pour chaque vent.',
          de: 'Zweiundzwanzig Stufen hinauf, in der Kammer des Wächters, ein Fenster für jeden Wind.',
        },
      },
      { kind: 'double', floor: 'annexe', bathroom: 'bath-and-shower' },
      {
        kind: 'double',
        floor: 'annexe',
        bathroom: 'shower',
        note: {
          en: 'In the boat house; one opens the shutters and is over the jetty.',
          fr: 'Dans l’abri à bateaux ; on pousse les volets, et l’on est au-dessus du ponton.',
          de: 'Im Bootshaus; man stößt die Läden auf und steht über dem Steg.',
        },
      },
      { kind: 'twin', floor: 'annexe', bathroom: 'shower' },
      {
        kind: 'quad',
        floor: 'lower',
        bathroom: 'shower',
        note: {
          en: 'Four built-in berths beside the cinema, for those who are twelve.',
          fr: 'Quatre couchettes encastrées près du cinéma, pour ceux qui ont douze ans.',
          de: 'Vier eingebaute Kojen neben dem Kino, für alle, die zwölf sind.',
        },
      },
      { kind: 'single', floor: 'lower', bathroom: 'shower' },
      {
        kind: 'single',
        floor: 'lower',
        bathroom: 'shower',
        note: {
          en: 'Often taken by a nanny; its door opens on the children’s pool.',
          fr: 'Souvent celle de la nourrice ; la porte donne sur le petit bassin.',
          de: 'Meist das Zimmer der Kinderfrau; die Tür führt zum Planschbecken.',
        },
      },
    ],
    text: {
      en: {
        tagline:
          'Three stone houses and a watchtower on a private point, where the strait to Albania narrows to about three kilometres.',
        story:
          'There was a watchtower first, from which a customs man of the last century but one looked for tobacco boats. Two brothers from Sinies, builders, bought it in 1978 with the olive grove behind, and spent eleven winters raising three houses from stone they quarried on the spot; you can still see the hollow, which is now the tennis court.\n\nThe houses stand far enough apart for three generations. They meet at one table, on the platform over the jetty, made of a single cypress that fell in the storm of February 2004: seven metres, twenty-six chairs. In the morning one hears the fishermen of Agios Stefanos before one sees them, since they talk across the water from boat to boat.\n\nSeven people look after the point, and the gardener, Spyros, is a nephew of the builders. Ask him for the key of the tower at full moon.',
        location:
          'On the low headland between Kerasia beach and Agios Stefanos, on Corfu’s north-east coast. The beach is five minutes on foot by the shore path, the village quay with its tavernas twenty, or three by boat. Kassiopi is nine kilometres by road, Corfu Town 36 and the airport 38, a little over an hour.',
      },
      fr: {
        tagline:
          'Trois maisons de pierre et une tour de guet sur une pointe privée, là où le détroit n’a plus que trois kilomètres.',
        story:
          'Au commencement, il y avait la tour, d’où un douanier de l’avant-dernier siècle guettait les barques de tabac. Deux frères maçons de Sinies l’achetèrent en 1978 avec l’oliveraie, et mirent onze hivers à élever trois maisons dans la pierre tirée sur place ; le creux se voit encore, c’est le court de tennis.\n\nLes maisons sont assez éloignées pour trois générations. Elles se retrouvent à une seule table, sur la plate-forme au-dessus du ponton, taillée dans un cyprès tombé lors de la tempête de février 2004 : sept mètres, vingt-six chaises. Le matin, on entend les pêcheurs d’Agios Stefanos avant de les voir : ils se parlent d’une barque à l’autre.\n\nSept personnes veillent sur la pointe ; Spyros, le jardinier, est le neveu des maçons. Demandez-lui la clé de la tour un soir de pleine lune.',
        location:
          'Sur le cap bas entre la plage de Kerasia et Agios Stefanos, au nord-est de Corfou. La plage est à cinq minutes à pied par le rivage, le quai du village et ses tavernes à vingt, ou trois en bateau. Kassiopi se trouve à neuf kilomètres, la ville de Corfou à 36, l’aéroport à 38, un peu plus d’une heure.',
      },
      de: {
        tagline:
          'Drei Steinhäuser und ein Wachturm auf einer eigenen Landspitze, wo die Meerenge nach Albanien noch drei Kilometer misst.',
        story:
          'Zuerst stand hier nur der Turm, von dem ein Zöllner im vorletzten Jahrhundert nach Tabakbooten ausschaute. Zwei Brüder aus Sinies, Maurer, kauften ihn 1978 samt Olivenhain und brauchten elf Winter, um drei Häuser aus Stein zu errichten, den sie an Ort und Stelle brachen; die Mulde sieht man noch, sie ist jetzt der Tennisplatz.\n\nDie Häuser stehen weit genug auseinander für drei Generationen. Sie treffen sich an einem einzigen Tisch auf der Plattform über dem Steg, aus einer Zypresse, die im Sturm vom Februar 2004 fiel: sieben Meter, sechsundzwanzig Stühle. Morgens hört man die Fischer von Agios Stefanos, bevor man sie sieht, denn sie unterhalten sich von Boot zu Boot.\n\nSieben Menschen kümmern sich um die Landspitze; Spyros, der Gärtner, ist ein Neffe der Erbauer. Bitten Sie ihn bei Vollmond um den Schlüssel zum Turm.',
        location:
          'Auf dem flachen Kap zwischen dem Strand von Kerasia und Agios Stefanos an Korfus Nordostküste. Zum Strand geht man fünf Minuten am Ufer entlang, zum Dorfkai mit seinen Tavernen zwanzig, mit dem Boot drei. Kassiopi ist neun Straßenkilometer entfernt, Korfu-Stadt 36, der Flughafen 38, gut eine Stunde.',
      },
    },
    reviews: [
      {
        stars: 5,
        stayed: '2024-09',
        by: 'The Okafor family, London',
        language: 'en',
        title: 'Twenty-three of us and no quarrel',
        text: 'My mother’s eightieth. She had the step-free room and never once asked for an arm. The cook made jollof from a recipe on a phone and it was, I have to say, good.',
      },
      {
        stars: 5,
        stayed: '2025-05',
        by: 'Valérie et Marc, Genève',
        language: 'fr',
        title: 'Un mariage sur la plate-forme',
        text: 'Cent vingt invités, un vent léger, et Spyros qui avait tressé du laurier autour des sept mètres de table sans qu’on le lui demande. Le générateur a servi dix minutes ; personne n’a rien vu.',
      },
      {
        stars: 3,
        stayed: '2025-08',
        by: 'J. v. R., Hamburg',
        language: 'de',
        title: 'Großartig, aber der Hamam war kalt',
        text: 'Lage, Küche, Menschen: ohne Tadel. Der Hamam lief in der ganzen Woche nicht, und das erfuhren wir erst bei der Ankunft. Bei diesem Preis hätte man uns anrufen müssen.',
        reply:
          'Sie haben recht. Das Ventil fiel am Tag vor Ihrer Ankunft aus, und wir hätten anrufen sollen, statt auf den Techniker zu hoffen. Den Anteil haben wir erstattet; der Hamam hat seither eine zweite Pumpe, und unser Ablauf sieht den Anruf vor.',
      },
      {
        stars: 5,
        stayed: '2026-06',
        by: 'Priya and Daniel, Edinburgh',
        language: 'en',
        title: 'Go up the tower',
        text: 'Full moon, the key, four windows, a bottle. I have nothing to add except that the twenty-two steps are uneven, so wear shoes.',
      },
    ],
  },
  {
    slug: 'villa-malvasia',
    name: 'Villa Malvasia',
    region: 'corfu',
    place: 'Gastouri',
    lat: 39.5658,
    lng: 19.9018,
    bedrooms: 8,
    sleeps: 16,
    bathrooms: 8,
    architecture: 'venetian-manor',
    landscape: 'cypress-hills',
    exquisite: true,
    weekly: { low: 14500, mid: 19800, high: 28600, peak: 34500 },
    alsoLetWith: [4, 6],
    changeover: ['sunday'],
    pool: { heated: true, safety: 'none' },
    amenities: [
      'sea-view',
      'garden',
      'olive-grove',
      'outdoor-dining',
      'wood-oven',
      'petanque',
      'table-tennis',
      'air-conditioning',
      'heating',
      'fireplace',
      'library',
      'piano',
      'wine-cellar',
      'fast-wifi',
      'desk',
      'cook',
      'breakfast',
      'daily-housekeeping',
      'gardener',
      'weddings',
      'parking',
    ],
    rooms: [
      {
        kind: 'double',
        floor: 'first',
        bathroom: 'bath-and-shower',
        note: {
          en: 'Painted ceiling of 1791, with a goldfinch the restorer added and signed.',
          fr: 'Plafond peint de 1791, avec un chardonneret ajouté et signé par le restaurateur.',
          de: 'Deckenmalerei von 1791, dazu ein Stieglitz, den der Restaurator ergänzt und signiert hat.',
        },
      },
      { kind: 'double', floor: 'first', bathroom: 'bath' },
      {
        kind: 'double',
        floor: 'first',
        bathroom: 'shower',
        note: {
          en: 'Looks north to the old fortress of Corfu Town, lit until one in the morning.',
          fr: 'Regarde au nord la vieille forteresse de Corfou, éclairée jusqu’à une heure du matin.',
          de: 'Blick nach Norden auf die alte Festung von Korfu-Stadt, bis ein Uhr nachts beleuchtet.',
        },
      },
      { kind: 'double', floor: 'first', bathroom: 'shower' },
      { kind: 'twin', floor: 'second' },
      {
        kind: 'triple',
        floor: 'second',
        bathroom: 'shower',
        note: {
          en: 'Under the roof beams, where the silk was once hung; children choose it first.',
          fr: 'Sous la charpente, où l’on pendait autrefois la soie ; les enfants la choisissent d’abord.',
          de: 'Unter den Dachbalken, wo früher die Seide hing; Kinder wählen es zuerst.',
        },
      },
      { kind: 'double', floor: 'ground', bathroom: 'shower' },
      {
        kind: 'single',
        floor: 'ground',
        note: {
          en: 'The steward’s cell beside the archive: one bed, one window, one lemon tree.',
          fr: 'La cellule de l’intendant, près des archives : un lit, une fenêtre, un citronnier.',
          de: 'Die Kammer des Verwalters neben dem Archiv: ein Bett, ein Fenster, ein Zitronenbaum.',
        },
      },
    ],
    text: {
      en: {
        tagline:
          'A manor of 1720 in ox-blood plaster near Gastouri, with a cellar for sweet wine and a piano that came by sea.',
        story:
          'Ox blood went into the first coat of plaster, lime and brick dust into the next three; the recipe is in the archive, with the bill. The Malvasia of the name was the wine this estate shipped to Venice from 1720, sweet enough to survive the voyage, and the vaults that held it, eleven paces long, stay at seventeen degrees in August.\n\nThe piano, a Viennese upright, arrived in 1889 for a daughter who hoped to be asked to play at the empress’s new palace on the next hill. She was asked once. It is tuned every May. At seven the goats of the valley pass under the north wall, and by the pitch of the leading bell the cook knows which family’s they are.\n\nDinner is laid beneath the magnolia, planted, the family says, in the year of the ceiling: 1791. The walk to the Achilleion takes ten minutes and is best before its gates open.',
        location:
          'Above the village of Gastouri, ten minutes on foot from its plane tree, its bakery and its two tavernas. The sea at Benitses is five kilometres down the hill, Corfu Town ten to the north, the airport eight: a quarter of an hour. The Achilleion palace stands on the neighbouring ridge.',
      },
      fr: {
        tagline:
          'Un manoir de 1720, crépi au sang de bœuf, près de Gastouri : une cave à vin doux et un piano venu par la mer.',
        story:
          'Du sang de bœuf dans la première couche de crépi, de la chaux et de la brique pilée dans les trois suivantes : la recette est aux archives, avec la facture. La malvoisie qui donne son nom à la maison partait d’ici pour Venise dès 1720, assez douce pour supporter le voyage ; les voûtes qui l’abritaient, longues de onze pas, restent à dix-sept degrés en août.\n\nLe piano, un droit viennois, arriva en 1889 pour une fille qui espérait être invitée à jouer dans le nouveau palais de l’impératrice, sur la colline voisine. Elle le fut, une fois. On l’accorde chaque année en mai. À sept heures, les chèvres du vallon passent sous le mur nord ; au son de la première cloche, la cuisinière sait à qui elles sont.\n\nOn dresse la table du dîner sous le magnolia, planté, dit la famille, l’année du plafond : 1791. L’Achilleion est à dix minutes à pied ; allez-y avant l’ouverture des grilles.',
        location:
          'Au-dessus du village de Gastouri, à dix minutes à pied de son platane, de sa boulangerie et de ses deux tavernes. La mer, à Benitses, est à cinq kilomètres en contrebas, la ville de Corfou à dix au nord, l’aéroport à huit : un quart d’heure. Le palais de l’Achilleion se dresse sur la crête voisine.',
      },
      de: {
        tagline:
          'Ein Herrenhaus von 1720 in Ochsenblutrot bei Gastouri, mit einem Keller für Süßwein und einem Klavier, das übers Meer kam.',
        story:
          'Ochsenblut kam in die erste Putzschicht, Kalk und Ziegelmehl in die drei nächsten; das Rezept liegt im Archiv, die Rechnung auch. Malvasia hieß der Wein, den das Gut ab 1720 nach Venedig verschiffte, süß genug für die Reise; die Gewölbe, in denen er lagerte, elf Schritte lang, haben im August siebzehn Grad.\n\nDas Klavier, ein Wiener Pianino, traf 1889 für eine Tochter ein, die hoffte, im neuen Schloss der Kaiserin auf dem Nachbarhügel vorspielen zu dürfen. Sie durfte, einmal. Gestimmt wird es jeden Mai. Um sieben ziehen die Ziegen des Tals unter der Nordmauer vorbei, und an der ersten Glocke hört die Köchin, wem sie gehören.\n\nZum Abendessen wird unter der Magnolie gedeckt, gepflanzt, so die Familie, im Jahr der Deckenmalerei: 1791. Zum Achilleion geht man zehn Minuten, am besten, bevor die Tore öffnen.',
        location:
          'Oberhalb von Gastouri, zehn Gehminuten von Platane, Bäckerei und zwei Tavernen des Dorfes. Zum Meer bei Benitses sind es fünf Kilometer bergab, nach Korfu-Stadt zehn in Richtung Norden, zum Flughafen acht: eine Viertelstunde. Das Schloss Achilleion steht auf dem Nachbarrücken.',
      },
    },
    reviews: [
      {
        stars: 5,
        stayed: '2024-10',
        by: 'Ingrid und Paul, Wien',
        language: 'de',
        title: 'Schubert im Oktober',
        text: 'Das Pianino ist tatsächlich gestimmt, nur das tiefe Cis schnarrt. Wir haben am Kamin gespielt, während draußen der erste Regen kam. Die Köchin hat mitgesungen.',
      },
      {
        stars: 4,
        stayed: '2025-07',
        by: 'Rosalind P., Dublin',
        language: 'en',
        title: 'A house with opinions',
        text: 'The two top-floor rooms are warm before the air conditioning catches up, and the planes to Corfu come over at breakfast, high but audible. I would go back tomorrow for the magnolia and the cellar at noon.',
        reply:
          'Thank you, Rosalind. The second floor now has its own unit, fitted in March, so it is cool before you climb the stairs. About the planes we can do nothing, except lay breakfast on the north side, and now we do.',
      },
      {
        stars: 5,
        stayed: '2026-05',
        by: 'Famille Aubertin, Lyon',
        language: 'fr',
        title: 'Le chardonneret',
        text: 'Il nous a fallu trois jours pour le trouver au plafond. Le dernier soir, dîner à seize sous le magnolia, sans un souffle, les bougies droites.',
      },
    ],
  },
  {
    slug: 'ormos',
    name: 'Ormos',
    region: 'corfu',
    place: 'Avlaki',
    lat: 39.7793,
    lng: 19.9382,
    bedrooms: 6,
    sleeps: 16,
    bathrooms: 7,
    architecture: 'modern-white',
    landscape: 'island-bay',
    weekly: { low: 10500, mid: 14800, high: 21500, peak: 26800 },
    alsoLetWith: [4],
    changeover: ['saturday'],
    pool: { safety: 'fence' },
    amenities: [
      'sea-view',
      'garden',
      'outdoor-dining',
      'outdoor-kitchen',
      'barbecue',
      'table-tennis',
      'bicycles',
      'paddle-boards',
      'air-conditioning',
      'games-room',
      'fast-wifi',
      'weekly-linen',
      'cot-and-high-chair',
      'stair-gate',
      'ev-charger',
      'parking',
    ],
    rooms: [
      {
        kind: 'double',
        floor: 'first',
        bathroom: 'bath-and-shower',
        note: {
          en: 'One wall slides away; from the pillow one sees the masts at Avlaki and nothing else.',
          fr: 'Un mur s’efface ; de l’oreiller, on voit les mâts d’Avlaki et rien d’autre.',
          de: 'Eine Wand schiebt sich weg; vom Kissen aus sieht man die Masten von Avlaki und sonst nichts.',
        },
      },
      { kind: 'double', floor: 'first', bathroom: 'shower' },
      { kind: 'double', floor: 'first', bathroom: 'shower' },
      { kind: 'double', floor: 'ground', bathroom: 'shower' },
      {
        kind: 'twin',
        floor: 'ground',
        bathroom: 'shower',
        note: {
          en: 'Opens on the kitchen garden; the basil is at arm’s length.',
          fr: 'S’ouvre sur le potager ; le basilic est à portée de main.',
          de: 'Öffnet sich zum Küchengarten; das Basilikum ist in Reichweite.',
        },
      },
      {
        kind: 'six',
        floor: 'lower',
        bathroom: 'shower',
        note: {
          en: 'Six berths in two decks, each with a lamp, a shelf and a porthole to the corridor.',
          fr: 'Six couchettes sur deux ponts, chacune avec sa lampe, son étagère et un hublot sur le couloir.',
          de: 'Sechs Kojen auf zwei Decks, jede mit Lampe, Bord und einem Bullauge zum Flur.',
        },
      },
    ],
    text: {
      en: {
        tagline:
          'A white house drawn for the afternoon wind at Avlaki, with six bunks below deck and dinghies at the end of the lane.',
        story:
          'Two o’clock is when the wind comes to Avlaki, from the north-west, and Ormos is drawn around that hour. The architect, who had raced dinghies in this bay as a boy, set the terraces in its lee and left one deliberate gap in the long white wall: stand in it at three and your hat goes; sit two metres to the left and a candle burns.\n\nThe house was finished in 2017 for a family with six children between them, whence the bunk room with its portholes. Mornings are windless and belong to the swallows that nest in the car port; a slate asks you to leave the light off until July.\n\nThe table is cast in one piece with the terrace, with a groove for rainwater down the middle in which someone always floats a lemon. The beach, a kilometre of grey and white pebble, is four minutes off between bamboo.',
        location:
          'Two hundred and fifty metres behind Avlaki beach, where sailing boats and kayaks are hired out and two tavernas stand at the ends. Kassiopi, with its harbour, shops and bakery, is three kilometres by a quiet road. Supermarkets at Acharavi are a quarter of an hour away; the airport, 39 kilometres, an hour and ten minutes.',
      },
      fr: {
        tagline:
          'Une maison blanche dessinée pour le vent de l’après-midi, à Avlaki : six couchettes au pont inférieur, des dériveurs au bout du chemin.',
        story:
          'Quatorze heures : le vent du nord-ouest arrive à Avlaki, et toute la maison est dessinée pour cette heure-là. L’architecte, qui régatait enfant dans cette baie, a mis les terrasses à l’abri et laissé exprès une ouverture dans le long mur blanc. Placez-vous-y vers trois heures, votre chapeau s’envole ; asseyez-vous deux mètres à gauche, une bougie reste droite.\n\nElle fut achevée en 2017 pour une famille recomposée de six enfants, d’où le dortoir à hublots. Les matins sans vent sont aux hirondelles, qui nichent sous l’auvent des voitures ; une ardoise prie de laisser la lampe éteinte jusqu’en juillet.\n\nLa table est coulée d’une pièce avec la terrasse ; une rigole pour la pluie la parcourt, et il se trouve toujours quelqu’un pour y faire flotter un citron. La plage, un kilomètre de galets gris et blancs, est à quatre minutes entre les roseaux.',
        location:
          'À deux cent cinquante mètres de la plage d’Avlaki, où l’on loue voiliers et kayaks et où deux tavernes se tiennent aux extrémités. Kassiopi, son port, ses boutiques et sa boulangerie sont à trois kilomètres par une route tranquille. Supermarchés à Acharavi, un quart d’heure ; aéroport à 39 kilomètres, une heure dix.',
      },
      de: {
        tagline:
          'Ein weißes Haus, gezeichnet für den Nachmittagswind von Avlaki, mit sechs Kojen unter Deck und Jollen am Ende des Wegs.',
        story:
          'Um zwei Uhr kommt in Avlaki der Wind, aus Nordwest, und auf diese Stunde hin ist Ormos entworfen. Der Architekt, der als Junge in der Bucht Jollenrennen fuhr, legte die Terrassen in den Windschatten und ließ in der langen weißen Mauer mit Absicht eine Lücke: Wer dort um drei steht, verliert den Hut; zwei Meter weiter links brennt eine Kerze.\n\n2017 wurde das Haus für eine Familie mit zusammen sechs Kindern fertig, daher der Kojenraum mit den Bullaugen. Die Morgen sind windstill und gehören den Schwalben, die im Carport nisten; eine Schiefertafel bittet, dort bis Juli kein Licht zu machen.\n\nDer Tisch ist mit der Terrasse in einem Stück gegossen, in der Mitte läuft eine Rinne für den Regen, in der immer jemand eine Zitrone schwimmen lässt. Zum Strand, einem Kilometer grauer und weißer Kiesel, geht man vier Minuten durch Schilf.',
        location:
          'Zweihundertfünfzig Meter hinter dem Strand von Avlaki, wo man Segelboote und Kajaks leiht und an jedem Ende eine Taverne steht. Kassiopi mit Hafen, Läden und Bäckerei liegt drei Kilometer weiter an einer ruhigen Straße. Supermärkte gibt es in Acharavi, eine Viertelstunde; der Flughafen ist 39 Kilometer entfernt, siebzig Minuten.',
      },
    },
    reviews: [
      {
        stars: 5,
        stayed: '2024-08',
        by: 'The Hargreaves and the Lims, Bristol',
        language: 'en',
        title: 'The bunk room did the work',
        text: 'Six cousins from five to fourteen, one room, and we saw them at meals. Lost two hats in the gap before we believed it.',
      },
      {
        stars: 5,
        stayed: '2025-07',
        by: 'Sabine und Holger, Kiel',
        language: 'de',
        title: 'Für Segler',
        text: 'Morgens spiegelglatt, ab zwei vier Beaufort, fast auf die Minute. Die Kinder haben in einer Woche Wenden gelernt. Der Zaun am Pool schließt selbsttätig, das hat uns beruhigt.',
      },
      {
        stars: 4,
        stayed: '2026-08',
        by: 'Élodie R., Bordeaux',
        language: 'fr',
        title: 'Lumineuse et pratique',
        text: 'Tout est pensé pour les enfants. Il manquait une seconde cafetière pour seize, signalée le lundi, livrée le mardi.',
      },
    ],
  },
  {
    slug: 'kambana',
    name: 'Kambana',
    region: 'corfu',
    place: 'Old Perithia',
    lat: 39.7636,
    lng: 19.8752,
    bedrooms: 3,
    sleeps: 6,
    bathrooms: 2,
    architecture: 'ionian-stone',
    landscape: 'mountains',
    weekly: { low: 2800, mid: 3400, high: 4300, peak: 5200 },
    changeover: ['monday', 'saturday', 'sunday'],
    amenities: [
      'garden',
      'outdoor-dining',
      'wood-oven',
      'heating',
      'fireplace',
      'library',
      'fast-wifi',
      'desk',
      'breakfast',
      'weekly-linen',
      'pets-welcome',
      'parking',
    ],
    rooms: [
      {
        kind: 'double',
        floor: 'first',
        bathroom: 'shower',
        note: {
          en: 'The bell hangs outside this window. It is rung by hand on five days a year, all listed on the door.',
          fr: 'La cloche pend devant cette fenêtre. On la sonne à la main cinq jours par an, affichés sur la porte.',
          de: 'Vor diesem Fenster hängt die Glocke. Sie wird an fünf Tagen im Jahr von Hand geläutet; die Liste hängt an der Tür.',
        },
      },
      { kind: 'double', floor: 'first' },
      {
        kind: 'twin',
        floor: 'lower',
        note: {
          en: 'The old stable, level with the lane; walls seventy centimetres thick, 22 degrees in August.',
          fr: 'L’ancienne étable, de plain-pied sur la ruelle ; murs de soixante-dix centimètres, 22 degrés en août.',
          de: 'Der alte Stall, auf Höhe der Gasse; siebzig Zentimeter dicke Mauern, 22 Grad im August.',
        },
      },
    ],
    text: {
      en: {
        tagline:
          'A priest’s house at four hundred metres in Old Perithia, where the bell at the window is older than the road.',
        story:
          'Eight churches and, in winter, five chimneys smoking: that is Old Perithia, built high on Pantokrator when the coast belonged to pirates, and left for the coast when it did not. Kambana was the priest’s house. It stood without a roof from 1967 until 2011, when his great-granddaughter, a structural engineer in Stuttgart, put back every beam from photographs of a christening.\n\nThere is no pool and, with these walls and this height, no need of air conditioning; there is a mulberry over the yard table, and from the middle of June purple feet. One wakes to the bees. Forty hives stand up the slope, and what they make of the thyme is on the breakfast tray, which a neighbour brings across the lane at nine.\n\nA path begins behind the church and reaches the summit, 906 metres, in an hour and a half. Go early; take the dog.',
        location:
          'In the middle of Old Perithia, whose four tavernas close one after another about ten. Park on the square; it is eighty metres on foot from there. Kassiopi and the sea are half an hour by car, Acharavi with its long beach and its supermarkets twenty minutes, Corfu airport an hour and twenty.',
      },
      fr: {
        tagline:
          'La maison du pope, à quatre cents mètres d’altitude, dans la Vieille Perithia : la cloche à la fenêtre est plus vieille que la route.',
        story:
          'Huit églises et, l’hiver, cinq cheminées qui fument : voilà la Vieille Perithia, bâtie haut sur le Pantokrator quand la côte était aux pirates, quittée quand elle ne le fut plus. Kambana était la maison du pope. Elle resta sans toit de 1967 à 2011 ; son arrière-petite-fille, ingénieure à Stuttgart, a remis chaque poutre d’après les photos d’un baptême.\n\nPas de piscine, et nul besoin de climatisation avec ces murs et cette altitude ; mais un mûrier sur la table de la cour et, dès la mi-juin, des pieds violets. Ce sont les abeilles qui réveillent. Quarante ruches occupent la pente, et ce qu’elles font du thym arrive à neuf heures sur le plateau qu’une voisine apporte par la ruelle.\n\nUn sentier part derrière l’église et gagne le sommet, 906 mètres, en une heure et demie. Partez tôt, avec le chien.',
        location:
          'Au cœur de la Vieille Perithia, dont les quatre tavernes ferment l’une après l’autre vers dix heures. On se gare sur la place, à quatre-vingts mètres à pied. Kassiopi et la mer sont à une demi-heure de voiture, Acharavi, sa longue plage et ses supermarchés à vingt minutes, l’aéroport de Corfou à une heure vingt.',
      },
      de: {
        tagline:
          'Ein Priesterhaus auf vierhundert Metern in Alt-Perithia; die Glocke am Fenster ist älter als die Straße.',
        story:
          'Acht Kirchen und im Winter fünf rauchende Kamine: Das ist Alt-Perithia, hoch am Pantokrator gebaut, als die Küste den Piraten gehörte, und verlassen, als sie es nicht mehr tat. Kambana war das Haus des Priesters. Von 1967 bis 2011 stand es ohne Dach; dann setzte seine Urenkelin, Statikerin in Stuttgart, jeden Balken nach den Fotos einer Taufe wieder ein.\n\nEinen Pool gibt es nicht, und eine Klimaanlage braucht bei diesen Mauern und dieser Höhe niemand; dafür steht über dem Hoftisch ein Maulbeerbaum, und ab Mitte Juni hat man violette Füße. Geweckt wird man von Bienen. Vierzig Stöcke stehen am Hang, und was sie aus dem Thymian machen, bringt eine Nachbarin um neun mit dem Frühstück über die Gasse.\n\nHinter der Kirche beginnt ein Pfad, der in anderthalb Stunden den Gipfel erreicht, 906 Meter. Gehen Sie früh, und nehmen Sie den Hund mit.',
        location:
          'Mitten in Alt-Perithia, dessen vier Tavernen gegen zehn eine nach der anderen schließen. Geparkt wird auf dem Platz, achtzig Meter zu Fuß. Kassiopi und das Meer sind eine halbe Autostunde entfernt, Acharavi mit langem Strand und Supermärkten zwanzig Minuten, der Flughafen eine Stunde und zwanzig.',
      },
    },
    reviews: [
      {
        stars: 5,
        stayed: '2024-05',
        by: 'Anneliese K., Freiburg',
        language: 'de',
        title: 'Nachts drei Grad kühler als unten',
        text: 'Im Mai haben wir abends den Kamin angemacht und morgens im T-Shirt gefrühstückt. Unser alter Hund hat den Gipfel geschafft und danach zwei Tage geschlafen.',
      },
      {
        stars: 5,
        stayed: '2025-10',
        by: 'Owen and Miriam, Cardiff',
        language: 'en',
        title: 'Honey, stone, nobody',
        text: 'After ten at night you can hear the cat on the roof tiles. We had the bell for Saint Demetrius on the 26th, seven in the morning, and would not have missed it.',
      },
      {
        stars: 4,
        stayed: '2026-06',
        by: 'Sophie et Karim, Rennes',
        language: 'fr',
        title: 'Pour qui aime marcher',
        text: 'Il faut accepter la route, étroite, et la salle de bains à partager à quatre. En échange : le mûrier, le plateau de neuf heures et des étoiles comme nous n’en avions plus vu.',
      },
    ],
  },
  {
    slug: 'zephyros',
    name: 'Zephyros',
    region: 'corfu',
    place: 'Lakones',
    lat: 39.6813,
    lng: 19.7008,
    bedrooms: 5,
    sleeps: 10,
    bathrooms: 5,
    architecture: 'ionian-stone',
    landscape: 'cliff',
    weekly: { low: 7400, mid: 9800, high: 13600, peak: 16900 },
    changeover: ['sunday'],
    pool: { safety: 'none' },
    amenities: [
      'hot-tub',
      'sea-view',
      'garden',
      'outdoor-dining',
      'barbecue',
      'yoga-deck',
      'air-conditioning',
      'heating',
      'fireplace',
      'fast-wifi',
      'breakfast',
      'daily-housekeeping',
      'weekly-linen',
      'concierge',
      'parking',
    ],
    rooms: [
      { kind: 'double', floor: 'first', bathroom: 'shower' },
      {
        kind: 'double',
        floor: 'first',
        bathroom: 'bath-and-shower',
        note: {
          en: 'The bath stands at the window; Angelokastro is on the horizon between the taps.',
          fr: 'La baignoire est à la fenêtre ; Angelokastro se découpe entre les robinets.',
          de: 'Die Wanne steht am Fenster; zwischen den Hähnen sieht man Angelokastro.',
        },
      },
      { kind: 'double', floor: 'ground', bathroom: 'shower' },
      {
        kind: 'twin',
        floor: 'lower',
        bathroom: 'shower',
        note: {
          en: 'Cut half into the rock, whose back wall is left bare and cool to the hand.',
          fr: 'À demi taillée dans le rocher ; le mur du fond est resté nu, frais sous la main.',
          de: 'Zur Hälfte in den Fels gehauen; die Rückwand blieb roh und fühlt sich kühl an.',
        },
      },
      { kind: 'double', floor: 'lower', bathroom: 'shower' },
    ],
    text: {
      en: {
        tagline:
          'Five rooms on the edge at Lakones, above the six bays of Paleokastritsa, and a view that faces the day’s last light.',
        story:
          'From the pool one looks down on swifts. The house stands on the lip of Lakones, some two hundred metres over the bays of Paleokastritsa, on a plot that a schoolmaster named Gramenos bought in 1961 because the goats would not graze there. He built one room for his books and added one at each promotion; the sequence, from plain to rather grand, is still legible in the stonework.\n\nMorning arrives late, the mountain being behind, and quietly: the monastery bell far below, then the first boat to the caves. Evening is what one comes for. The table is bolted to the terrace against the winter gales, and its west side is left without chairs, so that eight of the ten dine facing the sea.\n\nBeside the lemon terraces an old mule path goes down to the water in forty minutes. Going up takes an hour, or a taxi.',
        location:
          'At the western end of Lakones, five minutes on foot from its cafés and its one grocer. By road Paleokastritsa’s beaches are seven kilometres away, by the stone mule path less than two. The ruined castle of Angelokastro is four kilometres to the west, Corfu Town 26 and the airport 28, about fifty minutes.',
      },
      fr: {
        tagline:
          'Cinq chambres au bord du vide, à Lakones, au-dessus des six baies de Paleokastritsa, face à la dernière lumière du jour.',
        story:
          'De la piscine, on voit les martinets d’en haut. La maison tient sur la lèvre de Lakones, deux cents mètres environ au-dessus des baies de Paleokastritsa, sur une parcelle qu’un instituteur du nom de Gramenos acheta en 1961 parce que les chèvres n’en voulaient pas. Il bâtit une pièce pour ses livres et en ajouta une à chaque promotion ; la suite se lit dans la pierre, du modeste au presque fastueux.\n\nLe matin vient tard, la montagne étant derrière, et sans bruit : la cloche du monastère, tout en bas, puis la première barque pour les grottes. On est ici pour le soir. La table est boulonnée au sol à cause des tempêtes d’hiver, et son côté ouest n’a pas de chaises : huit convives sur dix dînent face à la mer.\n\nPrès des citronniers, un sentier muletier descend à l’eau en quarante minutes. Pour remonter, comptez une heure, ou un taxi.',
        location:
          'À l’extrémité ouest de Lakones, à cinq minutes à pied de ses cafés et de son unique épicerie. Les plages de Paleokastritsa sont à sept kilomètres par la route, à moins de deux par le sentier. La forteresse ruinée d’Angelokastro est à quatre kilomètres, la ville de Corfou à 26, l’aéroport à 28, une cinquantaine de minutes.',
      },
      de: {
        tagline:
          'Fünf Zimmer an der Kante von Lakones, hoch über den sechs Buchten von Paleokastritsa, dem letzten Licht des Tages zugewandt.',
        story:
          'Vom Pool aus sieht man den Mauerseglern auf den Rücken. Das Haus steht am Rand von Lakones, rund zweihundert Meter über den Buchten von Paleokastritsa, auf einem Grundstück, das ein Lehrer namens Gramenos 1961 kaufte, weil die Ziegen dort nicht weiden wollten. Er baute ein Zimmer für seine Bücher und mit jeder Beförderung ein weiteres; die Reihenfolge, von schlicht bis beinahe vornehm, liest man noch am Mauerwerk.\n\nDer Morgen kommt spät, denn der Berg liegt im Rücken, und leise: tief unten die Klosterglocke, dann das erste Boot zu den Grotten. Man ist hier für den Abend. Der Tisch ist gegen die Winterstürme am Boden verschraubt, und an seiner Westseite stehen keine Stühle, sodass acht von zehn mit Blick aufs Meer essen.\n\nNeben den Zitronenterrassen führt ein alter Maultierpfad in vierzig Minuten ans Wasser. Hinauf braucht man eine Stunde oder ein Taxi.',
        location:
          'Am Westende von Lakones, fünf Gehminuten von den Cafés und dem einzigen Laden. Zu den Stränden von Paleokastritsa sind es auf der Straße sieben Kilometer, auf dem Maultierpfad keine zwei. Die Burgruine Angelokastro liegt vier Kilometer westlich, Korfu-Stadt 26 und der Flughafen 28, etwa fünfzig Minuten.',
      },
    },
    reviews: [
      {
        stars: 5,
        stayed: '2024-06',
        by: 'Fiona M., Glasgow',
        language: 'en',
        title: 'Eight chairs facing west',
        text: 'We had ten at table, so two drew lots each night for the backs. The losers were given first pick of the figs. A very civilised system, we kept it up at home.',
      },
      {
        stars: 5,
        stayed: '2025-09',
        by: 'Thomas et Inès, Bruxelles',
        language: 'fr',
        title: 'Le sentier',
        text: 'Descendre nager avant neuf heures, remonter en taxi pour douze euros : nous avions trouvé le rythme au deuxième jour.',
      },
    ],
  },
  {
    slug: 'the-net-loft',
    name: 'The Net Loft',
    region: 'corfu',
    place: 'Boukari',
    lat: 39.46,
    lng: 19.9742,
    bedrooms: 2,
    sleeps: 4,
    bathrooms: 2,
    architecture: 'ionian-stone',
    landscape: 'harbour',
    weekly: { low: 2600, mid: 3200, high: 4100, peak: 4900 },
    changeover: ['monday', 'saturday', 'sunday'],
    amenities: [
      'on-the-water',
      'sea-view',
      'outdoor-dining',
      'barbecue',
      'bicycles',
      'paddle-boards',
      'air-conditioning',
      'fast-wifi',
      'weekly-linen',
      'pets-welcome',
      'parking',
    ],
    rooms: [
      {
        kind: 'double',
        floor: 'first',
        bathroom: 'shower',
        note: {
          en: 'The loft itself: the beam with the net hooks runs over the bed.',
          fr: 'Le grenier lui-même : la poutre aux crochets passe au-dessus du lit.',
          de: 'Der Netzboden selbst: Der Balken mit den Haken verläuft über dem Bett.',
        },
      },
      { kind: 'twin', floor: 'ground', bathroom: 'shower' },
    ],
    text: {
      en: {
        tagline: 'A fisherman’s store of two rooms at Boukari, with four metres of quay between the bed and the sea.',
        story:
          'Nets need air, so the upper floor was built with slats instead of glass, and when the last of the Vlassis brothers sold his boat in 2015 his niece glazed them one by one and changed nothing else. The hooks are in the beam, the weights are in a bucket by the door, and the smell of tar comes back when it rains.\n\nThe sea is four metres away. On a calm night it makes about the sound of someone turning pages; towards six the caiques go out from Petriti and one feels more than hears the first of them in the floor. There is no pool, only an iron ladder, which goes into water a metre and a half deep.\n\nSupper is at the end of the quay, where three families fry what was landed that day. The eucalyptus over the bench was planted by the brothers in 1952 to hang lamps in, and it is hung with lamps.',
        location:
          'On the shore lane of Boukari, a hamlet of fish tavernas on the sheltered south-east coast. Small shingle coves lie to either side; the fishing port of Petriti is three kilometres, the dunes of Halikounas on the opposite coast sixteen. Corfu Town and the airport are both about fifty minutes by car.',
      },
      fr: {
        tagline: 'Un dépôt de pêcheur de deux pièces, à Boukari : quatre mètres de quai entre le lit et la mer.',
        story:
          'Les filets veulent de l’air ; l’étage fut donc bâti à claire-voie, et quand le dernier des frères Vlassis vendit sa barque, en 2015, sa nièce vitra les lattes une à une sans toucher au reste. Les crochets sont à la poutre, les plombs dans un seau près de la porte, et l’odeur du goudron revient avec la pluie.\n\nLa mer est à quatre mètres. Les nuits calmes, elle fait à peu près le bruit de quelqu’un qui tourne des pages ; vers six heures, les caïques sortent de Petriti, et l’on sent le premier dans le plancher plus qu’on ne l’entend. Pas de piscine, mais une échelle de fer qui descend dans un mètre cinquante d’eau.\n\nOn dîne au bout du quai, où trois familles font frire la pêche du jour. L’eucalyptus au-dessus du banc fut planté par les frères en 1952 pour y pendre des lampes ; les lampes y pendent.',
        location:
          'Sur le chemin de rive de Boukari, hameau de tavernes de poisson sur la côte abritée du sud-est. De petites criques de galets s’ouvrent de part et d’autre ; le port de Petriti est à trois kilomètres, les dunes d’Halikounas, sur l’autre côte, à seize. La ville de Corfou et l’aéroport sont à cinquante minutes environ.',
      },
      de: {
        tagline: 'Ein Fischerspeicher mit zwei Zimmern in Boukari und vier Metern Kai zwischen Bett und Meer.',
        story:
          'Netze brauchen Luft, deshalb bekam das Obergeschoss Latten statt Glas, und als der letzte der Brüder Vlassis 2015 sein Boot verkaufte, verglaste seine Nichte sie eine nach der anderen und änderte sonst nichts. Die Haken stecken im Balken, die Bleigewichte liegen in einem Eimer an der Tür, und wenn es regnet, riecht es wieder nach Teer.\n\nDas Meer ist vier Meter entfernt. In stillen Nächten klingt es etwa so, als blättere jemand um; gegen sechs laufen die Kaikis aus Petriti aus, und das erste spürt man eher im Boden, als dass man es hört. Es gibt keinen Pool, nur eine eiserne Leiter, die in anderthalb Meter tiefes Wasser führt.\n\nGegessen wird am Ende des Kais, wo drei Familien braten, was am Tag angelandet wurde. Den Eukalyptus über der Bank pflanzten die Brüder 1952, um Lampen hineinzuhängen, und die hängen dort.',
        location:
          'Am Uferweg von Boukari, einem Weiler aus Fischtavernen an der geschützten Südostküste. Rechts und links liegen kleine Kiesbuchten; zum Fischereihafen Petriti sind es drei Kilometer, zu den Dünen von Halikounas an der anderen Küste sechzehn. Korfu-Stadt und der Flughafen sind je rund fünfzig Autominuten entfernt.',
      },
    },
    reviews: [
      {
        stars: 5,
        stayed: '2025-05',
        by: 'Nell, Falmouth',
        language: 'en',
        title: 'Ladder, coffee, ladder',
        text: 'I swam before breakfast every day for ten days and read four books. The left-hand shutter sticks; lift it as you push.',
      },
      {
        stars: 5,
        stayed: '2025-09',
        by: 'Jürgen und Elke, Rostock',
        language: 'de',
        title: 'Genau unsere Größe',
        text: 'Zwei Zimmer, ein Kai, drei Tavernen. Am dritten Abend stand unser Tisch schon gedeckt. Die Meeräsche war um acht noch im Boot.',
      },
      {
        stars: 4,
        stayed: '2026-08',
        by: 'Baptiste D., Lille',
        language: 'fr',
        title: 'Simple et vrai',
        text: 'Le 15 août on danse sur le quai jusqu’à deux heures : mieux vaut danser. Le reste du temps, un calme complet.',
      },
    ],
  },
  {
    slug: 'liotrivi',
    name: 'Liotrivi',
    region: 'corfu',
    place: 'Liapades',
    lat: 39.6726,
    lng: 19.7402,
    bedrooms: 4,
    sleeps: 9,
    bathrooms: 4,
    architecture: 'ionian-stone',
    landscape: 'olive-hills',
    weekly: { low: 5200, mid: 6900, high: 9400, peak: 11800 },
    changeover: ['saturday', 'sunday'],
    pool: { safety: 'none' },
    amenities: [
      'garden',
      'olive-grove',
      'outdoor-dining',
      'wood-oven',
      'barbecue',
      'petanque',
      'bicycles',
      'air-conditioning',
      'fireplace',
      'library',
      'fast-wifi',
      'weekly-linen',
      'gardener',
      'cot-and-high-chair',
      'ev-charger',
      'parking',
    ],
    rooms: [
      { kind: 'double', floor: 'first', bathroom: 'shower' },
      {
        kind: 'double',
        floor: 'first',
        bathroom: 'bath',
        note: {
          en: 'Over the press: the floor has a glazed hatch through which the sacks were hauled.',
          fr: 'Au-dessus du pressoir : dans le plancher, vitrée, la trappe par où l’on hissait les sacs.',
          de: 'Über der Presse: Im Boden ist verglast die Luke, durch die man die Säcke hochzog.',
        },
      },
      { kind: 'triple', floor: 'ground', bathroom: 'shower' },
      {
        kind: 'twin',
        floor: 'annexe',
        bathroom: 'shower',
        note: {
          en: 'The mule’s house. The manger is now the headboard.',
          fr: 'La maison du mulet. La mangeoire sert de tête de lit.',
          de: 'Das Haus des Maultiers. Die Krippe dient als Kopfteil.',
        },
      },
    ],
    text: {
      en: {
        tagline:
          'An olive press of 1846 in the lanes of Liapades, with its three millstones in the sitting room and its trees all round.',
        story:
          'Three millstones stand where most houses keep a sofa. Liapades brought its olives here from 1846 to 1973, and each household paid in oil, a jar in ten, which is how the Kontis family came to own forty trees without buying any. The oldest, hollow enough to sit in, has the iron step from which the beaters climbed.\n\nDonkeys went round and round in the room where you will read; the groove they wore in the floor is eleven centimetres deep and was left. In the morning one hears the village, since the church, the school and the bread van are all within two hundred metres, and then about ten it goes quiet until six.\n\nThe long table is the old pressing bench, oak, black with oil and impossible to stain. In late October guests may help with the nets; they are paid as everyone was, a jar in ten.',
        location:
          'At the upper edge of Liapades, three minutes from the square and its two kafenia. Gefyra beach, white pebble between rocks, is a kilometre and a half down the hill, with boats for hire to the coves beyond. Paleokastritsa is six kilometres away, Corfu Town 23, the airport 25: three quarters of an hour.',
      },
      fr: {
        tagline: 'Un pressoir de 1846 dans les ruelles de Liapades : trois meules au salon, quarante oliviers autour.',
        story:
          'Trois meules occupent la place où l’on met d’ordinaire un canapé. De 1846 à 1973, Liapades apportait ici ses olives ; chaque foyer payait en huile, une jarre sur dix, et c’est ainsi que les Kontis eurent quarante arbres sans en acheter un. Le plus vieux, assez creux pour qu’on s’y assoie, garde la marche de fer par où montaient les gauleurs.\n\nLes ânes tournaient dans la pièce où vous lirez ; le sillon qu’ils ont creusé, profond de onze centimètres, est resté. Le matin, on entend le village : l’église, l’école et la camionnette du pain sont à moins de deux cents mètres. Puis, vers dix heures, le silence jusqu’à six.\n\nLa grande table est l’ancien banc de presse, en chêne, noir d’huile, impossible à tacher. Fin octobre, les voyageurs peuvent aider aux filets ; on les paie comme tout le monde, une jarre sur dix.',
        location:
          'Sur le haut de Liapades, à trois minutes de la place et de ses deux kafénia. La plage de Gefyra, galets blancs entre les rochers, est à un kilomètre et demi en descendant ; on y loue des barques pour les criques voisines. Paleokastritsa est à six kilomètres, la ville de Corfou à 23, l’aéroport à 25, trois quarts d’heure.',
      },
      de: {
        tagline:
          'Eine Ölmühle von 1846 in den Gassen von Liapades, mit drei Mühlsteinen im Wohnzimmer und vierzig Ölbäumen ringsum.',
        story:
          'Drei Mühlsteine stehen dort, wo andere Häuser ein Sofa haben. Von 1846 bis 1973 brachte Liapades seine Oliven hierher, und jede Familie zahlte in Öl, jeden zehnten Krug; so kamen die Kontis zu vierzig Bäumen, ohne einen zu kaufen. Der älteste, hohl genug, um darin zu sitzen, trägt noch den Eisentritt, über den die Schläger hinaufstiegen.\n\nIn dem Raum, in dem Sie lesen werden, gingen die Esel im Kreis; die Rille, die sie in den Boden traten, ist elf Zentimeter tief und durfte bleiben. Morgens hört man das Dorf, denn Kirche, Schule und Brotwagen sind keine zweihundert Meter entfernt; gegen zehn wird es still, bis sechs.\n\nDer lange Tisch ist die alte Pressbank, Eiche, schwarz vom Öl, unmöglich zu beflecken. Ende Oktober dürfen Gäste bei den Netzen helfen; bezahlt werden sie wie alle, jeder zehnte Krug.',
        location:
          'Am oberen Rand von Liapades, drei Minuten vom Platz mit seinen zwei Kafenia. Zum Strand von Gefyra, weißer Kies zwischen Felsen, geht es anderthalb Kilometer bergab; dort leiht man Boote für die Buchten dahinter. Paleokastritsa ist sechs Kilometer entfernt, Korfu-Stadt 23, der Flughafen 25: eine Dreiviertelstunde.',
      },
    },
    reviews: [
      {
        stars: 5,
        stayed: '2024-10',
        by: 'Ruth and Gareth, Hereford',
        language: 'en',
        title: 'Paid in oil',
        text: 'We beat olives for three mornings and flew home with two litres wrapped in beach towels. Nobody in the village let us carry our own ladder.',
      },
      {
        stars: 5,
        stayed: '2025-06',
        by: 'Familie Seidl, Regensburg',
        language: 'de',
        title: 'Der hohle Baum',
        text: 'Unsere Tochter hat in dem Ölbaum ihre Ferien verbracht, mit Kissen und Buch. Der Pool ist klein, aber lange in der Sonne. Um sieben kommt der Brotwagen mit Hupe.',
      },
      {
        stars: 3,
        stayed: '2025-08',
        by: 'Laurent G., Toulouse',
        language: 'fr',
        title: 'Charmante, mais l’accès…',
        text: 'La maison est belle et fraîche. En revanche la ruelle fait deux mètres dix de large et notre voiture de location deux mètres : un rétroviseur y est resté. Il fallait nous le dire avant.',
        reply:
          'Vous avez raison, et nous nous en excusons. Nous annonçons maintenant la largeur de la ruelle à tous ceux qui réservent, et le parking à cent mètres, par le haut. Le rétroviseur a été pris en charge.',
      },
      {
        stars: 5,
        stayed: '2026-05',
        by: 'Agnès et Pierre, Angers',
        language: 'fr',
        title: 'Le banc de presse',
        text: 'On y a renversé du vin, de la cire et une salade entière. Pas une trace. Nous voulons la même table.',
      },
    ],
  },
]
