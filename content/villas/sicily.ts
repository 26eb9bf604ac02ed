import type { WrittenVilla } from '../shapes.ts'

export const sicily: WrittenVilla[] = [
  {
    slug: 'baglio-settevolte',
    name: 'Baglio Settevolte',
    region: 'sicily',
    subRegion: 'val-di-noto',
    place: 'Noto',
    lat: 36.818,
    lng: 15.072,
    bedrooms: 8,
    sleeps: 16,
    bathrooms: 9,
    architecture: 'baglio',
    landscape: 'plain',
    exquisite: true,
    weekly: { low: 9400, mid: 12600, high: 18200, peak: 23800 },
    alsoLetWith: [4, 6],
    changeover: ['saturday', 'sunday'],
    minimumNights: 5,
    pool: { heated: true, safety: 'none' },
    amenities: [
      'sea-view',
      'garden',
      'olive-grove',
      'outdoor-dining',
      'outdoor-kitchen',
      'wood-oven',
      'barbecue',
      'yoga-deck',
      'petanque',
      'bicycles',
      'air-conditioning',
      'heating',
      'fireplace',
      'library',
      'wine-cellar',
      'fast-wifi',
      'cook',
      'breakfast',
      'daily-housekeeping',
      'gardener',
      'parking',
      'weddings',
    ],
    rooms: [
      {
        kind: 'double',
        floor: 'first',
        bathroom: 'bath-and-shower',
        note: {
          en: 'The notary’s room: a painted ceiling of 1796 and a balcony over the gate.',
          fr: 'La chambre du notaire : un plafond peint de 1796 et un balcon au-dessus du portail.',
          de: 'Das Zimmer des Notars: eine bemalte Decke von 1796 und ein Balkon über dem Tor.',
        },
      },
      {
        kind: 'double',
        floor: 'first',
        bathroom: 'bath',
        note: {
          en: 'Looks south over the carobs; on clear days to the lighthouse of Capo Passero.',
          fr: 'Vue au sud sur les caroubiers et, par temps clair, jusqu’au phare de Capo Passero.',
          de: 'Blick nach Süden über die Johannisbrotbäume, bei klarer Luft bis zum Leuchtturm von Capo Passero.',
        },
      },
      { kind: 'double', floor: 'first', bathroom: 'shower' },
      {
        kind: 'double',
        floor: 'ground',
        bathroom: 'shower',
        note: {
          en: 'The oil vault; the press stone now carries the basin.',
          fr: 'La voûte à huile ; la meule porte aujourd’hui le lavabo.',
          de: 'Das Ölgewölbe; der Mühlstein trägt heute das Waschbecken.',
        },
      },
      { kind: 'double', floor: 'ground', bathroom: 'shower' },
      { kind: 'twin', floor: 'ground', bathroom: 'shower' },
      {
        kind: 'twin',
        floor: 'annexe',
        bathroom: 'shower',
        note: {
          en: 'In the gatekeeper’s lodge, with its own door to the almond trees.',
          fr: 'Dans la loge du portier, avec sa porte sur les amandiers.',
          de: 'Im Torhaus, mit eigener Tür zu den Mandelbäumen.',
        },
      },
      {
        kind: 'bunk',
        floor: 'annexe',
        bathroom: 'shower',
        note: {
          en: 'Two berths built of old doors, each with a lamp and a shelf.',
          fr: 'Deux couchettes faites de vieilles portes, chacune avec sa lampe et son étagère.',
          de: 'Zwei Kojen aus alten Türen, jede mit Lampe und Regal.',
        },
      },
    ],
    text: {
      en: {
        tagline: 'Seven vaults around one courtyard, built by a notary who trusted stone more than banks.',
        story:
          'Seven vaults give the house its name, and each had its work: two for wine, one for oil, three for carobs and the last for the mule that turned the press. A notary of Noto had them built in 1796 around a court forty paces long, with a single gate wide enough for a cart of almonds. He recorded the cost of every lintel in a ledger that lies in the library.\n\nMornings start with the pulley of the well, which the gardener refuses to oil because the swallows know it. The table under the carob is a cellar door, five metres and twenty long. The tree itself is older than the house by some two centuries, and its shade reaches the far end about one o’clock, when lunch is carried out.',
        location:
          'The baglio stands among carobs and almonds on the plain south of Noto, at the end of a white track of 600 metres. The gate of the Vendicari reserve, with its flamingo lagoons and the beach of Calamosche, is ten minutes away; Noto fifteen, Marzamemi a little less. Catania airport is an hour and a quarter by motorway.',
      },
      fr: {
        tagline: 'Sept voûtes autour d’une cour, bâties par un notaire qui croyait à la pierre plus qu’aux banques.',
        story:
          'Sept voûtes ont donné son nom à la maison, et chacune avait son emploi : deux pour le vin, une pour l’huile, trois pour les caroubes, la dernière pour la mule qui tournait la meule. Un notaire de Noto les fit élever en 1796 autour d’une cour longue de quarante pas, fermée d’un seul portail, assez large pour une charrette d’amandes. Il nota le prix de chaque linteau dans un registre que l’on peut lire à la bibliothèque.\n\nLe matin, on entend d’abord la poulie du puits, que le jardinier refuse de graisser parce que les hirondelles la connaissent. Sous le caroubier, la table est une ancienne porte de cave, longue de cinq mètres vingt. L’arbre a deux siècles de plus que la maison ; vers une heure, son ombre atteint le bout de la table, et l’on sert le déjeuner.',
        location:
          'Le baglio se tient parmi caroubiers et amandiers, dans la plaine au sud de Noto, au bout d’un chemin blanc de 600 mètres. L’entrée de la réserve de Vendicari, avec ses lagunes à flamants et la plage de Calamosche, est à dix minutes, Noto à quinze, Marzamemi un peu moins. Comptez une heure et quart d’autoroute jusqu’à l’aéroport de Catane.',
      },
      de: {
        tagline: 'Sieben Gewölbe um einen Hof, gebaut von einem Notar, der dem Stein mehr traute als den Banken.',
        story:
          'Sieben Gewölbe gaben dem Haus den Namen, und jedes hatte seine Aufgabe: zwei für den Wein, eines fürs Öl, drei für das Johannisbrot und das letzte für das Maultier, das die Presse drehte. Ein Notar aus Noto ließ sie 1796 um einen Hof von vierzig Schritt Länge errichten, mit einem einzigen Tor, breit genug für einen Karren Mandeln. Was jeder Türsturz kostete, steht in einem Kontobuch, das in der Bibliothek liegt.\n\nAls Erstes hört man morgens die Rolle am Brunnen, die der Gärtner nicht ölen will, weil die Schwalben sie kennen. Der Tisch unter dem Johannisbrotbaum ist eine Kellertür, fünf Meter zwanzig lang. Der Baum selbst ist gut zwei Jahrhunderte älter als das Haus; gegen ein Uhr erreicht sein Schatten das Tischende, und dann wird aufgetragen.',
        location:
          'Das Baglio liegt zwischen Johannisbrot- und Mandelbäumen in der Ebene südlich von Noto, am Ende eines 600 Meter langen weißen Wegs. Zum Schutzgebiet Vendicari mit seinen Flamingolagunen und dem Strand von Calamosche sind es zehn Minuten, nach Noto fünfzehn, nach Marzamemi etwas weniger. Der Flughafen Catania liegt eineinviertel Stunden entfernt.',
      },
    },
    reviews: [
      {
        stars: 5,
        stayed: '2025-06',
        by: 'Harriet and James, Edinburgh',
        language: 'en',
        title: 'Sixteen at one table',
        text: 'Three generations and five surnames. The court gave everyone a corner and the table brought us back. Rosaria’s pasta with wild fennel was asked for three evenings running. The pool is a short walk from the house, which the parents of small children liked.',
      },
      {
        stars: 5,
        stayed: '2024-09',
        by: 'Familie Brandner, Innsbruck',
        language: 'de',
        title: 'Ein Hof, in dem man bleibt',
        text: 'Wir hatten Ausflüge für jeden Tag geplant und haben drei davon gemacht. Calamosche vor neun Uhr war leer, danach gehörte uns der Schatten. Das Kontobuch des Notars haben wir abends laut übersetzt.',
      },
      {
        stars: 4,
        stayed: '2026-05',
        by: 'Sophie et Laurent, Nantes',
        language: 'fr',
        title: 'La pierre garde le frais',
        text: 'Maison superbe, chambres voûtées fraîches sans climatisation en mai. Le chemin d’accès est rude pour une voiture basse : mieux vaut le savoir.',
        reply:
          'Merci de l’avoir dit. Le chemin a été repris et compacté en juin, et nous prévenons désormais avant l’arrivée.',
      },
    ],
  },
  {
    slug: 'casa-neviera',
    name: 'Casa Neviera',
    region: 'sicily',
    subRegion: 'val-di-noto',
    place: 'Buccheri',
    lat: 37.1185,
    lng: 14.8605,
    bedrooms: 3,
    sleeps: 6,
    bathrooms: 2,
    architecture: 'baglio',
    landscape: 'mountains',
    weekly: { low: 2400, mid: 2950, high: 3900, peak: 4700 },
    changeover: ['monday', 'saturday', 'sunday'],
    pool: { safety: 'none' },
    amenities: [
      'garden',
      'olive-grove',
      'outdoor-dining',
      'barbecue',
      'heating',
      'fireplace',
      'library',
      'desk',
      'fast-wifi',
      'cot-and-high-chair',
      'pets-welcome',
      'weekly-linen',
      'parking',
    ],
    rooms: [
      {
        kind: 'double',
        floor: 'first',
        bathroom: 'shower',
        note: {
          en: 'Etna stands in the north window, white until May.',
          fr: 'L’Etna tient dans la fenêtre nord, blanc jusqu’en mai.',
          de: 'Im Nordfenster steht der Ätna, weiß bis in den Mai.',
        },
      },
      { kind: 'double', floor: 'first' },
      {
        kind: 'twin',
        floor: 'ground',
        note: {
          en: 'Opens on the walnut tree; the coolest room in July.',
          fr: 'Ouvre sur le noyer ; la plus fraîche en juillet.',
          de: 'Öffnet sich zum Nussbaum; im Juli das kühlste Zimmer.',
        },
      },
    ],
    text: {
      en: {
        tagline: 'A snow merchant’s house at 780 metres, with the domed pit that once kept Syracuse in ice.',
        story:
          'Before there were refrigerators, Buccheri sold winter. Snow was pressed into stone pits, covered with straw and fern, and sent down to the coast by night on mules, as far as Malta. The man who built this house in 1820 owned one such pit, a neviera with a dome like a small church, and lived on top of his stock. The pit is now the reading room, cool in August without any machine.\n\nThe rest is simple and well made, with lime walls, pitch-stone steps and a kitchen for six around a chestnut table. Goat bells pass at half past six. An old walnut gives shade to the terrace, and in the evening one needs a jumper, which nobody believes when packing.',
        location:
          'The house lies on the edge of Buccheri, in the Hyblaean hills, a kilometre and a half on foot from the bakery and the long church stairs. Palazzolo Acreide and its Greek theatre are twenty-five minutes away, the gorge of Pantalica an hour, Syracuse fifty-five minutes. From Catania airport, count an hour and ten.',
      },
      fr: {
        tagline: 'La maison d’un marchand de neige, à 780 mètres, avec la glacière à coupole qui fournissait Syracuse.',
        story:
          'Avant les réfrigérateurs, Buccheri vendait de l’hiver. On tassait la neige dans des fosses de pierre, on la couvrait de paille et de fougère, et des mules la portaient de nuit vers la côte, jusqu’aux bateaux de Malte. Celui qui bâtit cette maison en 1820 possédait une de ces glacières, une neviera à coupole semblable à une petite église, et il habitait au-dessus de son stock. La fosse est devenue un cabinet de lecture, frais en août sans aucune machine.\n\nLe reste est simple et bien fait : murs à la chaux, marches en pierre noire, une cuisine pour six autour d’une table de châtaignier. Les clochettes des chèvres passent à six heures et demie. Un vieux noyer ombrage la terrasse et, le soir, il faut un pull, ce que personne ne croit en faisant sa valise.',
        location:
          'À la lisière de Buccheri, dans les monts Hybléens, à un kilomètre et demi à pied de la boulangerie et du grand escalier de l’église. Palazzolo Acreide et son théâtre grec sont à vingt-cinq minutes, les gorges de Pantalica à une heure, Syracuse à cinquante-cinq minutes. De l’aéroport de Catane, comptez une heure dix.',
      },
      de: {
        tagline: 'Das Haus eines Schneehändlers auf 780 Metern, mit dem Kuppelkeller, der einst Syrakus kühlte.',
        story:
          'Bevor es Kühlschränke gab, verkaufte Buccheri Winter. Man presste den Schnee in Steingruben, deckte ihn mit Stroh und Farn zu und brachte ihn nachts auf Maultieren an die Küste, bis auf die Schiffe nach Malta. Der Mann, der 1820 dieses Haus baute, besaß eine solche Grube, eine Neviera mit einer Kuppel wie eine kleine Kirche, und wohnte über seiner Ware. Die Grube ist heute Lesezimmer und selbst im August kühl, ganz ohne Maschine.\n\nDas Übrige ist schlicht und gut gemacht: Kalkwände, Stufen aus schwarzem Stein, eine Küche für sechs um einen Kastanientisch. Um halb sieben ziehen Ziegenglocken vorbei. Ein alter Nussbaum beschattet die Terrasse, und abends braucht man einen Pullover, was beim Packen niemand glaubt.',
        location:
          'Das Haus steht am Rand von Buccheri in den Hybläischen Bergen, anderthalb Kilometer zu Fuß von der Bäckerei und der langen Kirchentreppe. Palazzolo Acreide mit seinem griechischen Theater ist fünfundzwanzig Minuten entfernt, die Schlucht von Pantalica eine Stunde, Syrakus fünfundfünfzig Minuten. Vom Flughafen Catania fährt man eine Stunde und zehn Minuten.',
      },
    },
    reviews: [
      {
        stars: 5,
        stayed: '2025-08',
        by: 'Ruth, Utrecht',
        language: 'en',
        title: 'We slept under a blanket in August',
        text: 'Forty degrees in Syracuse, twenty-four on our terrace. I finished a translation in the snow pit, at the desk, with the door open. Bring shoes for the church stairs.',
      },
      {
        stars: 5,
        stayed: '2026-04',
        by: 'Jutta und Klaus, Freiburg',
        language: 'de',
        title: 'Frühling mit Schneeblick',
        text: 'Im April lagen unten schon die Leute am Strand, und wir hatten den weißen Ätna im Fenster und abends Feuer im Kamin. Der Hund durfte mit und hat sich mit den Ziegen arrangiert.',
      },
    ],
  },
  {
    slug: 'palmento-ginestra',
    name: 'Palmento Ginestra',
    region: 'sicily',
    subRegion: 'etna-and-taormina',
    place: 'Solicchiata',
    lat: 37.8735,
    lng: 15.0605,
    bedrooms: 5,
    sleeps: 11,
    bathrooms: 5,
    architecture: 'baglio',
    landscape: 'vineyards',
    weekly: { low: 4800, mid: 6100, high: 8300, peak: 9900 },
    alsoLetWith: [3],
    changeover: ['saturday'],
    pool: { safety: 'fence' },
    amenities: [
      'vineyard',
      'garden',
      'outdoor-dining',
      'outdoor-kitchen',
      'wood-oven',
      'barbecue',
      'air-conditioning',
      'heating',
      'fireplace',
      'wine-cellar',
      'fast-wifi',
      'cook',
      'weekly-linen',
      'cot-and-high-chair',
      'ev-charger',
      'parking',
    ],
    rooms: [
      {
        kind: 'double',
        floor: 'first',
        bathroom: 'bath-and-shower',
        note: {
          en: 'A window towards the summit craters; some nights there is a red line on the ridge.',
          fr: 'Une fenêtre vers les cratères ; certaines nuits, un trait rouge souligne la crête.',
          de: 'Ein Fenster zu den Gipfelkratern; in manchen Nächten zieht sich ein roter Strich über den Grat.',
        },
      },
      { kind: 'double', floor: 'first', bathroom: 'shower' },
      { kind: 'double', floor: 'ground', bathroom: 'shower' },
      {
        kind: 'twin',
        floor: 'ground',
        note: {
          en: 'Under the beam of the press, a single chestnut of eleven metres.',
          fr: 'Sous l’arbre du pressoir, un seul châtaignier de onze mètres.',
          de: 'Unter dem Pressbaum, einer einzigen Kastanie von elf Metern.',
        },
      },
      {
        kind: 'triple',
        floor: 'annexe',
        bathroom: 'shower',
        note: {
          en: 'In the pickers’ house across the yard: good for three cousins.',
          fr: 'Dans la maison des vendangeurs, de l’autre côté de la cour : pour trois cousins.',
          de: 'Im Haus der Erntehelfer jenseits des Hofs, gut für drei Cousins.',
        },
      },
    ],
    text: {
      en: {
        tagline: 'A wine press of black lava on Etna’s north flank, where the vats are now the baths.',
        story:
          'On the north flank of Etna every family with a vineyard had its palmento, a stone house where grapes were trodden on the upper floor and the must ran down by its own weight. This one pressed its last harvest in 1991. The treading floor is the sitting room, the vats hold two deep baths, and the chestnut beam, cut in the woods above Linguaglossa, still crosses the ceiling from wall to wall.\n\nWhat one hears at dawn is mostly nothing, then a tractor, then the little train of the Circumetnea at ten past seven. The vines that reach the pool are Nerello Mascalese, some of them planted before 1900. Guests in October are given scissors and a basket, if they like, and lunch with the pickers at a table made of barrel staves.',
        location:
          'Solicchiata is a wine village at 700 metres on Etna’s north slope; the palmento stands just below it among black terraces. Five cellars can be visited within ten minutes. Linguaglossa is ten minutes away, the Alcantara gorge twenty, the beaches under Taormina forty, and Catania airport an hour and ten by road.',
      },
      fr: {
        tagline: 'Un pressoir de lave noire sur le flanc nord de l’Etna, où les cuves sont devenues baignoires.',
        story:
          'Sur le flanc nord de l’Etna, chaque famille de vignerons avait son palmento, une maison de pierre où l’on foulait le raisin à l’étage et où le moût descendait par son propre poids. Celui-ci a pressé sa dernière vendange en 1991. L’aire de foulage est le salon, les cuves abritent deux baignoires profondes, et l’arbre du pressoir, un châtaignier coupé au-dessus de Linguaglossa, traverse encore le plafond d’un mur à l’autre.\n\nÀ l’aube, on n’entend presque rien, puis un tracteur, puis le petit train de la Circumetnea à sept heures dix. Les vignes qui touchent la piscine sont du nerello mascalese, plantées pour certaines avant 1900. En octobre, qui le souhaite reçoit un sécateur, un panier et une place au déjeuner des vendangeurs, à la table faite de douves de tonneau.',
        location:
          'Solicchiata est un village de vignerons, à 700 mètres sur le versant nord ; le palmento se trouve juste en contrebas, parmi les terrasses noires. Cinq caves se visitent dans un rayon de dix minutes. Linguaglossa est à dix minutes, les gorges de l’Alcantara à vingt, les plages sous Taormine à quarante, l’aéroport de Catane à une heure dix.',
      },
      de: {
        tagline: 'Ein Kelterhaus aus schwarzer Lava am Nordhang des Ätna; in den Bottichen wird heute gebadet.',
        story:
          'Am Nordhang des Ätna hatte jede Winzerfamilie ihr Palmento, ein Steinhaus, in dem oben die Trauben getreten wurden und der Most von selbst nach unten lief. Dieses hier presste 1991 seine letzte Ernte. Der Tretboden ist das Wohnzimmer, in den Bottichen stehen zwei tiefe Wannen, und der Pressbaum, eine Kastanie aus den Wäldern über Linguaglossa, quert die Decke noch immer von Wand zu Wand.\n\nIm Morgengrauen hört man fast nichts, dann einen Traktor, dann um zehn nach sieben die kleine Bahn der Circumetnea. Die Reben, die bis an den Pool reichen, sind Nerello Mascalese, manche vor 1900 gepflanzt. Wer im Oktober kommt, erhält auf Wunsch Schere und Korb und isst mittags mit den Erntehelfern an einem Tisch aus Fassdauben.',
        location:
          'Solicchiata ist ein Weindorf auf 700 Metern am Nordhang; das Palmento liegt knapp darunter zwischen schwarzen Terrassen. Fünf Keller lassen sich im Umkreis von zehn Minuten besuchen. Linguaglossa ist zehn Minuten entfernt, die Alcantara-Schlucht zwanzig, die Strände unter Taormina vierzig, der Flughafen Catania eine Stunde und zehn Minuten.',
      },
    },
    reviews: [
      {
        stars: 5,
        stayed: '2024-10',
        by: 'Mark and Priya, Bristol',
        language: 'en',
        title: 'Two rows picked, badly',
        text: 'The pickers were kind about our speed. Lunch afterwards, sausages with broccoli from a pan as wide as a cartwheel, was the meal of the year. The volcano glowed on the fourth night and we all sat outside in coats.',
      },
      {
        stars: 5,
        stayed: '2025-07',
        by: 'Famille Guérin, Lyon',
        language: 'fr',
        title: 'Frais le soir, noir partout',
        text: 'On dort la fenêtre ouverte en juillet, ce qui n’est pas rien en Sicile. Les enfants sont rentrés avec des cailloux de lave plein les poches. La mer est à quarante minutes, ce n’est pas une maison de plage.',
      },
      {
        stars: 4,
        stayed: '2026-06',
        by: 'Annette, Karlsruhe',
        language: 'de',
        title: 'Asche auf dem Frühstückstisch',
        text: 'In der zweiten Nacht hat es leicht Asche geregnet. Am Morgen war um acht jemand da und hat Pool und Terrasse gefegt. Schönes Haus, sehr guter Keller; die Treppe zum ersten Stock ist steil.',
      },
    ],
  },
  {
    slug: 'villa-isidora',
    name: 'Villa Isidora',
    region: 'sicily',
    subRegion: 'etna-and-taormina',
    place: 'Taormina',
    lat: 37.8572,
    lng: 15.2945,
    bedrooms: 6,
    sleeps: 12,
    bathrooms: 7,
    architecture: 'modern-white',
    landscape: 'cliff',
    exquisite: true,
    weekly: { low: 14800, mid: 19500, high: 28600, peak: 36400 },
    alsoLetWith: [4],
    changeover: ['saturday', 'sunday'],
    minimumNights: 5,
    pool: { heated: true, safety: 'none' },
    amenities: [
      'hot-tub',
      'sea-view',
      'garden',
      'outdoor-dining',
      'barbecue',
      'gym',
      'hammam',
      'air-conditioning',
      'heating',
      'piano',
      'library',
      'fast-wifi',
      'desk',
      'cook',
      'breakfast',
      'daily-housekeeping',
      'concierge',
      'lift',
      'parking',
    ],
    rooms: [
      {
        kind: 'double',
        floor: 'second',
        bathroom: 'bath-and-shower',
        note: {
          en: 'The corner room: Etna from the bath, Calabria from the bed.',
          fr: 'La chambre d’angle : l’Etna depuis la baignoire, la Calabre depuis le lit.',
          de: 'Das Eckzimmer: der Ätna von der Wanne, Kalabrien vom Bett aus.',
        },
      },
      {
        kind: 'double',
        floor: 'first',
        bathroom: 'bath-and-shower',
        note: {
          en: 'Isidora’s own, with her wardrobe for forty hats.',
          fr: 'Celle d’Isidora, avec son armoire à quarante chapeaux.',
          de: 'Isidoras eigenes, mit dem Schrank für vierzig Hüte.',
        },
      },
      { kind: 'double', floor: 'first', bathroom: 'shower' },
      { kind: 'double', floor: 'first', bathroom: 'shower' },
      {
        kind: 'double',
        floor: 'lower',
        bathroom: 'shower',
        note: {
          en: 'Level with the pool, cut into the rock on one side.',
          fr: 'De plain-pied avec la piscine, taillée d’un côté dans le rocher.',
          de: 'Auf Höhe des Pools, auf einer Seite in den Fels gehauen.',
        },
      },
      { kind: 'twin', floor: 'lower', bathroom: 'shower' },
    ],
    text: {
      en: {
        tagline: 'A soprano’s white house of 1961, hung between the cable car and Isola Bella.',
        story:
          'Isidora Valli sang one season at Catania, bought a piece of cliff with the fee, and asked a young architect for a house in which nobody would have to turn round to see the sea. He drew three white decks, each set back from the one below, and finished them in 1961. Her piano stands where she left it, tuned every March and open to whoever plays.\n\nThe lift goes from the road to the pool, eleven metres down; from there a gate and 118 steps lead to the beach of Mazzarò. Early on, the fishermen’s radios carry up clearly enough to hum along. On the middle deck grows a fig that came out of the rock by itself and was allowed to stay; Isidora gave its first fruit to the postman each August, and the postman’s daughter still calls for it.',
        location:
          'On the slope between the old town of Taormina and the bay of Mazzarò, four minutes on foot from the cable car that rises to the Corso. Isola Bella is a ten-minute walk, the Greek theatre twenty by way of the cable car. Catania airport is fifty minutes away; parking for three cars is inside the gate.',
      },
      fr: {
        tagline: 'La maison blanche d’une soprano, 1961, suspendue entre le téléphérique et Isola Bella.',
        story:
          'Isidora Valli chanta une saison à Catane, acheta un bout de falaise avec son cachet et demanda à un jeune architecte une maison où personne n’aurait à se retourner pour voir la mer. Il dessina trois ponts blancs, chacun en retrait du précédent, achevés en 1961. Le piano est là où elle l’a laissé, accordé chaque mois de mars, ouvert à qui sait jouer.\n\nL’ascenseur descend de la route à la piscine, onze mètres plus bas ; de là, une grille et 118 marches mènent à la plage de Mazzarò. Au petit matin, les radios des pêcheurs montent assez claires pour que l’on fredonne avec elles. Sur le pont du milieu pousse un figuier sorti seul du rocher, et qu’on a laissé vivre. Isidora en donnait chaque août le premier fruit au facteur ; la fille du facteur passe encore le prendre.',
        location:
          'Sur la pente entre la vieille ville de Taormine et la baie de Mazzarò, à quatre minutes à pied du téléphérique qui monte vers le Corso. Isola Bella est à dix minutes de marche, le théâtre grec à vingt en prenant la cabine. L’aéroport de Catane se trouve à cinquante minutes ; trois voitures tiennent derrière la grille.',
      },
      de: {
        tagline: 'Das weiße Haus einer Sopranistin von 1961, zwischen Seilbahn und Isola Bella in den Hang gehängt.',
        story:
          'Isidora Valli sang eine Saison lang in Catania, kaufte von der Gage ein Stück Steilhang und verlangte von einem jungen Architekten ein Haus, in dem sich niemand umdrehen muss, um das Meer zu sehen. Er zeichnete drei weiße Decks, jedes hinter das untere zurückgesetzt, und vollendete sie 1961. Ihr Flügel steht, wo sie ihn ließ; jeden März wird er gestimmt, und spielen darf, wer kann.\n\nDer Lift fährt von der Straße elf Meter hinab zum Pool; von dort führen ein Tor und 118 Stufen zum Strand von Mazzarò. Frühmorgens klingen die Radios der Fischer so klar herauf, dass man mitsummen kann. Auf dem mittleren Deck wächst ein Feigenbaum, der von selbst aus dem Fels kam und bleiben durfte. Die erste Frucht schenkte Isidora jeden August dem Briefträger; seine Tochter holt sie sich noch heute.',
        location:
          'Am Hang zwischen der Altstadt von Taormina und der Bucht von Mazzarò, vier Minuten zu Fuß von der Seilbahn, die zum Corso hinauffährt. Zur Isola Bella geht man zehn Minuten, zum griechischen Theater mit der Gondel zwanzig. Der Flughafen Catania ist fünfzig Minuten entfernt; hinter dem Tor haben drei Autos Platz.',
      },
    },
    reviews: [
      {
        stars: 5,
        stayed: '2025-09',
        by: 'Élodie et Marc, Genève',
        language: 'fr',
        title: 'Le piano à minuit',
        text: 'Notre fille joue, la maison répond. Petit déjeuner sur le pont du haut avec l’Etna qui fume : nous n’avons presque pas ouvert la télévision. Salvo, le concierge, a trouvé un pêcheur pour la matinée en moins d’une heure.',
      },
      {
        stars: 5,
        stayed: '2024-06',
        by: 'The Okafor family, London',
        language: 'en',
        title: 'Grandmother took the lift, we took the stairs',
        text: 'The lift meant my mother could come down to the pool every day. The steps to the beach are real steps; count them on the way up. Beds, linen and coffee all as they should be.',
      },
      {
        stars: 4,
        stayed: '2025-08',
        by: 'Dr. M. Reuter, München',
        language: 'de',
        title: 'Traumlage, belebter August',
        text: 'Blick und Haus sind tadellos. Im August hört man bis eins die Strandbar von Mazzarò, bei geschlossenem Fenster nicht mehr. Der Koch ist jeden Euro wert.',
      },
    ],
  },
  {
    slug: 'baglio-frassino',
    name: 'Baglio Frassino',
    region: 'sicily',
    subRegion: 'cefalu-and-the-north-coast',
    place: 'Pollina',
    lat: 37.9968,
    lng: 14.1405,
    bedrooms: 6,
    sleeps: 16,
    bathrooms: 5,
    architecture: 'baglio',
    landscape: 'mountains',
    weekly: { low: 4300, mid: 5600, high: 7900, peak: 9700 },
    alsoLetWith: [4],
    changeover: ['saturday'],
    pool: { childrens: true, safety: 'fence' },
    amenities: [
      'sea-view',
      'garden',
      'outdoor-dining',
      'wood-oven',
      'barbecue',
      'table-tennis',
      'games-room',
      'petanque',
      'air-conditioning',
      'heating',
      'fireplace',
      'fast-wifi',
      'cot-and-high-chair',
      'stair-gate',
      'pets-welcome',
      'weekly-linen',
      'parking',
    ],
    rooms: [
      {
        kind: 'double',
        floor: 'first',
        bathroom: 'shower',
        note: {
          en: 'A small terrace: Cefalù’s rock to the west, the Aeolian Islands to the north-east.',
          fr: 'Une petite terrasse : le rocher de Cefalù à l’ouest, les îles Éoliennes au nord-est.',
          de: 'Eine kleine Terrasse: der Fels von Cefalù im Westen, die Äolischen Inseln im Nordosten.',
        },
      },
      { kind: 'double', floor: 'first', bathroom: 'shower' },
      { kind: 'double', floor: 'ground' },
      { kind: 'double', floor: 'ground', bathroom: 'bath' },
      { kind: 'twin', floor: 'ground' },
      {
        kind: 'six',
        floor: 'annexe',
        bathroom: 'shower',
        note: {
          en: 'The manna loft, where the harvest was dried: six beds under the rafters and a door of their own.',
          fr: 'Le grenier à manne, où séchait la récolte : six lits sous les poutres et une porte à eux.',
          de: 'Der Mannaboden, auf dem die Ernte trocknete: sechs Betten unter den Balken und eine eigene Tür.',
        },
      },
    ],
    text: {
      en: {
        tagline: 'A farm among the ash trees of Pollina, where manna is still cut from the bark in August.',
        story:
          'Manna is real, and it tastes of pale honey. In only two communes, Pollina and Castelbuono, growers still score the bark of the ash tree in high summer and wait for the sap to set into white stalactites. This farm had four hundred such trees in 1900 and has sixty today; Mariano, whose grandfather worked them, comes on August mornings and shows children how to hold the knife.\n\nThe house was built for a crowd. Six can sleep in the drying loft, bread for twenty fits in the oven, and the threshing floor, perfectly round, has become the place for table tennis and for arguments about it. Wood pigeons wake the early ones. From the long table under the vine the sea is visible in three directions, since the hill of Pollina leans out over the coast like a balcony.',
        location:
          'At 650 metres on the hillside below Pollina, with a kilometre of lane to the village and its open-air theatre. The beaches of Finale are twenty minutes down the bends, Cefalù and its cathedral thirty-five, Castelbuono thirty. Palermo airport is an hour and a half by motorway, Catania airport two hours.',
      },
      fr: {
        tagline: 'Une ferme parmi les frênes de Pollina, où l’on incise encore l’écorce en août pour la manne.',
        story:
          'La manne existe, et elle a le goût d’un miel pâle. Dans deux communes seulement, Pollina et Castelbuono, on incise encore l’écorce du frêne au cœur de l’été, puis on attend que la sève se fige en stalactites blanches. La ferme comptait quatre cents de ces arbres en 1900 ; il en reste soixante. Mariano, dont le grand-père les travaillait, vient les matins d’août montrer aux enfants comment on tient le couteau.\n\nLa maison est faite pour le nombre. Six dorment dans le grenier à manne, le four cuit le pain de vingt personnes, et l’aire à battre, parfaitement ronde, sert au ping-pong et aux disputes qui s’ensuivent. Les ramiers réveillent les premiers levés. De la longue table sous la treille, on voit la mer de trois côtés, car la colline de Pollina s’avance sur la côte comme un balcon.',
        location:
          'À 650 mètres, sur la pente sous Pollina, à un kilomètre de chemin du village et de son théâtre en plein air. Les plages de Finale sont à vingt minutes de lacets, Cefalù et sa cathédrale à trente-cinq, Castelbuono à trente. Comptez une heure et demie jusqu’à l’aéroport de Palerme, deux heures jusqu’à celui de Catane.',
      },
      de: {
        tagline: 'Ein Hof unter den Eschen von Pollina, wo im August noch Manna aus der Rinde geschnitten wird.',
        story:
          'Manna gibt es wirklich, und es schmeckt nach hellem Honig. Nur in zwei Gemeinden, Pollina und Castelbuono, ritzt man im Hochsommer noch die Rinde der Eschen und wartet, bis der Saft zu weißen Zapfen erstarrt. Vierhundert solcher Bäume gehörten um 1900 zum Hof, sechzig stehen noch; Mariano, dessen Großvater sie bewirtschaftete, kommt an Augustmorgen und zeigt Kindern, wie man das Messer hält.\n\nDas Haus ist für viele gebaut. Sechs schlafen auf dem Mannaboden, im Ofen hat Brot für zwanzig Platz, und auf dem kreisrunden Dreschplatz wird Tischtennis gespielt und darüber gestritten. Ringeltauben wecken die Frühaufsteher. Vom langen Tisch unter der Weinlaube sieht man das Meer in drei Richtungen, denn der Hügel von Pollina hängt wie ein Balkon über der Küste.',
        location:
          'Auf 650 Metern am Hang unter Pollina; ein Kilometer Feldweg führt ins Dorf und zu seinem Freilichttheater. Zu den Stränden von Finale sind es zwanzig Minuten Serpentinen, nach Cefalù mit seinem Dom fünfunddreißig, nach Castelbuono dreißig. Den Flughafen Palermo erreicht man in anderthalb, Catania in zwei Stunden.',
      },
    },
    reviews: [
      {
        stars: 5,
        stayed: '2025-08',
        by: 'Ann-Kathrin und vier Familien, Hamburg',
        language: 'de',
        title: 'Der Mannaboden gehört den Kindern',
        text: 'Neun Erwachsene, sieben Kinder, kein Streit, außer beim Tischtennis. Mariano hat den Großen das Ritzen beigebracht; das Manna reist jetzt im Marmeladenglas durch Hamburg.',
      },
      {
        stars: 4,
        stayed: '2024-07',
        by: 'Fiona, Cork',
        language: 'en',
        title: 'Mind the bends, enjoy the air',
        text: 'Twenty minutes of hairpins to the beach each way, and one of ours gets carsick, so we went every second day. Up at the house it was five degrees cooler than Cefalù and the children never wanted to leave anyway.',
      },
      {
        stars: 3,
        stayed: '2025-05',
        by: 'Bernard, Toulouse',
        language: 'fr',
        title: 'Belle maison, connexion capricieuse',
        text: 'Site magnifique et pizza au four tous les soirs. Mais le wifi est tombé trois jours de suite pendant que je devais travailler, et le technicien n’est venu que le jeudi.',
        reply:
          'Vous avez raison, trois jours sont trop longs. Une seconde ligne par satellite prend désormais le relais en cas de coupure, et une partie du loyer vous a été rendue.',
      },
    ],
  },
  {
    slug: 'baglio-salinaro',
    name: 'Baglio Salinaro',
    region: 'sicily',
    subRegion: 'trapani-and-the-west',
    place: 'Marsala',
    lat: 37.8595,
    lng: 12.5065,
    bedrooms: 7,
    sleeps: 13,
    bathrooms: 7,
    architecture: 'baglio',
    landscape: 'plain',
    weekly: { low: 5200, mid: 6900, high: 9800, peak: 12400 },
    alsoLetWith: [5],
    changeover: ['sunday'],
    pool: { safety: 'none' },
    amenities: [
      'sea-view',
      'garden',
      'vineyard',
      'outdoor-dining',
      'outdoor-kitchen',
      'barbecue',
      'bicycles',
      'paddle-boards',
      'yoga-deck',
      'air-conditioning',
      'heating',
      'fast-wifi',
      'cook',
      'daily-housekeeping',
      'step-free',
      'ev-charger',
      'parking',
      'weddings',
    ],
    rooms: [
      {
        kind: 'double',
        floor: 'first',
        bathroom: 'bath-and-shower',
        note: {
          en: 'Above the gate, with the windmills and the island of Mozia in one frame.',
          fr: 'Au-dessus du portail : les moulins et l’île de Mozia dans un seul cadre.',
          de: 'Über dem Tor, Windmühlen und Insel Mozia in einem Rahmen.',
        },
      },
      { kind: 'double', floor: 'first', bathroom: 'shower' },
      {
        kind: 'double',
        floor: 'ground',
        bathroom: 'shower',
        note: {
          en: 'No threshold anywhere, a wide door and a seat in the shower.',
          fr: 'Aucun seuil, une porte large et un siège dans la douche.',
          de: 'Ohne jede Schwelle, mit breiter Tür und Sitz in der Dusche.',
        },
      },
      { kind: 'double', floor: 'ground', bathroom: 'shower' },
      { kind: 'twin', floor: 'ground', bathroom: 'shower' },
      { kind: 'twin', floor: 'ground', bathroom: 'bath' },
      {
        kind: 'single',
        floor: 'ground',
        bathroom: 'shower',
        note: {
          en: 'The foreman’s room, narrow and quiet, with a desk of salt-bleached pine.',
          fr: 'La chambre du contremaître, étroite et calme, avec un bureau de pin blanchi par le sel.',
          de: 'Die Kammer des Vorarbeiters, schmal und still, mit einem Tisch aus salzgebleichter Kiefer.',
        },
      },
    ],
    text: {
      en: {
        tagline: 'A salt-worker’s court behind the Stagnone, where sunset turns forty basins pink, one by one.',
        story:
          'Salt paid for these walls. The Genna brothers raked eleven basins of the Stagnone by hand, carried the crop ashore in baskets, and in 1874 had enough put by to enclose a court: foreman on one side, donkeys on the other, a bread oven in the middle. The heaps are still raked each July within sight of the gate, then tiled over against the rain until they look like a village of red roofs.\n\nAll is on the flat here, which makes it a house for bicycles, wheelchairs and grandparents. At sunrise flamingos walk in the shallows with a sound like slow applause. Supper is eaten along the west wall, out of the wind, and nobody clears away before the last basin has gone dark. The wine is from the field behind, a dry grillo that needs nothing but prawns.',
        location:
          'Two kilometres inland from the lagoon of the Stagnone, between Marsala and Trapani, with level lanes to the boats for Mozia and to the kite-surfers’ shore. Marsala is twenty minutes away by car, Trapani and the ferries to the Egadi thirty, Erice fifty. The small airport of Trapani Birgi is ten minutes off, Palermo’s an hour and twenty.',
      },
      fr: {
        tagline:
          'La cour d’un saunier derrière le Stagnone : au couchant, quarante bassins rosissent l’un après l’autre.',
        story:
          'C’est le sel qui a payé ces murs. Les frères Genna râtelaient à la main onze bassins du Stagnone, portaient la récolte à terre dans des paniers et, en 1874, avaient assez mis de côté pour clore une cour : le contremaître d’un côté, les ânes de l’autre, un four à pain au milieu. Chaque juillet, on lève encore les tas en vue du portail, puis on les couvre de tuiles contre la pluie ; on dirait un village aux toits rouges.\n\nTout est plat, et la maison convient aux vélos, aux fauteuils roulants et aux grands-parents. Au lever du jour, les flamants marchent dans l’eau avec un bruit d’applaudissements lents. On dîne le long du mur ouest, à l’abri du vent, et l’on ne dessert pas avant que le dernier bassin soit éteint. Le vin vient du champ de derrière : un grillo sec, à qui des crevettes suffisent.',
        location:
          'À deux kilomètres de la lagune du Stagnone, entre Marsala et Trapani, par des chemins plats qui mènent aux barques de Mozia et à la rive des kitesurfeurs. Marsala est à vingt minutes en voiture, Trapani et les bateaux des Égades à trente, Erice à cinquante. Le petit aéroport de Trapani Birgi est à dix minutes, celui de Palerme à une heure vingt.',
      },
      de: {
        tagline:
          'Der Hof eines Salzbauern hinter dem Stagnone: Abends färben sich vierzig Becken rosa, eins nach dem anderen.',
        story:
          'Diese Mauern hat das Salz bezahlt. Die Brüder Genna rechten elf Becken des Stagnone von Hand, trugen die Ernte in Körben an Land und hatten 1874 genug beisammen, um einen Hof zu schließen: auf der einen Seite der Vorarbeiter, auf der anderen die Esel, in der Mitte ein Brotofen. Noch immer häuft man das Salz jeden Juli in Sichtweite des Tors auf und deckt es gegen den Regen mit Ziegeln, bis es aussieht wie ein Dorf aus roten Dächern.\n\nHier ist alles eben; das Haus passt zu Fahrrädern, Rollstühlen und Großeltern. Bei Sonnenaufgang waten Flamingos durchs Flache, es klingt wie langsamer Beifall. Gegessen wird an der Westmauer, im Windschatten, und niemand räumt ab, ehe das letzte Becken dunkel ist. Der Wein kommt vom Feld dahinter, ein trockener Grillo, dem ein paar Garnelen genügen.',
        location:
          'Zwei Kilometer hinter der Lagune des Stagnone, zwischen Marsala und Trapani; ebene Wege führen zu den Booten nach Mozia und ans Ufer der Kitesurfer. Nach Marsala fährt man zwanzig Minuten, nach Trapani zu den Schiffen auf die Ägadischen Inseln dreißig, nach Erice fünfzig. Der kleine Flughafen Trapani Birgi ist zehn Minuten entfernt, Palermo eine Stunde zwanzig.',
      },
    },
    reviews: [
      {
        stars: 5,
        stayed: '2026-05',
        by: 'Christa und Heiner, Bremen',
        language: 'de',
        title: 'Endlich ohne Stufen',
        text: 'Mein Mann sitzt im Rollstuhl. „Stufenlos“ steht oft da, hier stimmt es: Hof, Zimmer, Tisch, sogar der Weg zum Pool. Abends die Salzbecken, jeden Tag eine andere Farbe.',
      },
      {
        stars: 5,
        stayed: '2024-09',
        by: 'Nick and Oliver, Brighton',
        language: 'en',
        title: 'Landed at eleven, swimming by noon',
        text: 'Ten minutes from the airport and you cannot hear it: three flights a day. We cycled to the lagoon every evening with the house bikes. Red prawns from the Mazara boat, raw, with salt from over the road.',
      },
      {
        stars: 4,
        stayed: '2025-07',
        by: 'Camille, Bordeaux',
        language: 'fr',
        title: 'Du vent, et tant mieux',
        text: 'Le vent souffle presque tous les après-midi, parfait pour le kite, moins pour lire. Le mur ouest abrite bien la table. Accueil d’une grande gentillesse.',
      },
    ],
  },
  {
    slug: 'casa-capperaia',
    name: 'Casa Capperaia',
    region: 'sicily',
    subRegion: 'aeolian-islands',
    place: 'Malfa',
    lat: 38.5768,
    lng: 14.8312,
    bedrooms: 3,
    sleeps: 5,
    bathrooms: 2,
    architecture: 'amalfi-terrace',
    landscape: 'open-sea',
    weekly: { low: 2900, mid: 3700, high: 5400, peak: 6600 },
    changeover: ['monday', 'saturday', 'sunday'],
    amenities: [
      'sea-view',
      'garden',
      'vineyard',
      'outdoor-dining',
      'outdoor-kitchen',
      'barbecue',
      'hot-tub',
      'air-conditioning',
      'library',
      'weekly-linen',
      'breakfast',
      'concierge',
    ],
    rooms: [
      {
        kind: 'double',
        floor: 'ground',
        bathroom: 'shower',
        note: {
          en: 'A door to the columned terrace, and Stromboli at the end of the bed.',
          fr: 'Une porte sur la terrasse à colonnes, et Stromboli au bout du lit.',
          de: 'Eine Tür zur Säulenterrasse und der Stromboli am Fußende des Betts.',
        },
      },
      { kind: 'double', floor: 'first' },
      {
        kind: 'single',
        floor: 'first',
        note: {
          en: 'Once the room for drying capers; it keeps a trace of the scent.',
          fr: 'On y séchait les câpres ; il en reste une odeur légère.',
          de: 'Früher der Trockenraum für die Kapern; ein Hauch davon ist geblieben.',
        },
      },
    ],
    text: {
      en: {
        tagline: 'Three rooms, four fat columns and a caper terrace on Salina, with Stromboli on the horizon.',
        story:
          'Capers have to be picked before they flower, so in June the terraces of Malfa are walked at five in the morning by people with bags around their necks. Nunzia, who lives next door and whose great-uncle built the house on his return from Melbourne in 1928, has picked here for sixty years and will let a guest try a row. Most stop after ten minutes.\n\nFour thick columns, the Aeolian pulera, hold a roof of canes above the terrace, and between them runs a bench of tiles, made to sleep on in August. No road passes. One hears the hydrofoil twice a day and, when the wind turns, the bells of the Carmine. A round tub set in the lava wall does the work of a pool; on certain nights Stromboli sends up a spark every quarter of an hour.',
        location:
          'A lane of ninety steps above the centre of Malfa, on the north side of Salina; luggage is brought up by a small tractor. The pebbles of Scario are fifteen minutes on foot, Pollara by bus or scooter ten. Hydrofoils land at Santa Marina, twenty minutes away; from Milazzo they take about an hour and a half.',
      },
      fr: {
        tagline: 'Trois chambres, quatre grosses colonnes et une terrasse à câpres sur Salina, Stromboli à l’horizon.',
        story:
          'La câpre se cueille avant la fleur : en juin, dès cinq heures, on voit sur les terrasses de Malfa des gens avec un sac autour du cou. Nunzia, la voisine, dont le grand-oncle bâtit la maison en 1928 à son retour de Melbourne, cueille ici depuis soixante ans et confie volontiers un rang à qui veut essayer. La plupart s’arrêtent au bout de dix minutes.\n\nQuatre colonnes épaisses, les pulera des Éoliennes, portent un toit de cannes au-dessus de la terrasse ; entre elles court un banc de carreaux, fait pour y dormir en août. Aucune route ne passe. On entend l’hydroptère deux fois par jour et, selon le vent, les cloches du Carmine. Une cuve ronde prise dans le mur de lave tient lieu de piscine ; certaines nuits, Stromboli lance une étincelle tous les quarts d’heure.',
        location:
          'Quatre-vingt-dix marches au-dessus du centre de Malfa, sur le versant nord de Salina ; un petit tracteur monte les bagages. Les galets de Scario sont à un quart d’heure à pied, Pollara à dix minutes de bus ou de scooter. Les hydroptères accostent à Santa Marina, à vingt minutes ; depuis Milazzo, la traversée dure environ une heure et demie.',
      },
      de: {
        tagline: 'Drei Zimmer, vier dicke Säulen und eine Kapernterrasse auf Salina, am Horizont der Stromboli.',
        story:
          'Kapern müssen vor der Blüte gepflückt werden; darum gehen im Juni um fünf Uhr früh Menschen mit umgehängten Beuteln über die Terrassen von Malfa. Nunzia von nebenan, deren Großonkel das Haus 1928 nach der Rückkehr aus Melbourne baute, pflückt hier seit sechzig Jahren und überlässt Gästen gern eine Reihe. Die meisten hören nach zehn Minuten auf.\n\nVier dicke Säulen, die äolischen Pulera, tragen ein Schilfdach über der Terrasse; dazwischen läuft eine gekachelte Bank, auf der man im August schläft. Keine Straße führt vorbei. Man hört zweimal am Tag das Tragflügelboot und, wenn der Wind dreht, die Glocken vom Carmine. Statt eines Pools gibt es ein rundes Becken in der Lavamauer; in manchen Nächten wirft der Stromboli alle Viertelstunde einen Funken.',
        location:
          'Neunzig Stufen über der Ortsmitte von Malfa, an der Nordseite von Salina; das Gepäck kommt mit einem kleinen Traktor. Zum Kieselstrand Scario geht man eine Viertelstunde, nach Pollara fährt man mit Bus oder Roller zehn Minuten. Die Tragflügelboote legen in Santa Marina an, zwanzig Minuten entfernt; von Milazzo brauchen sie etwa anderthalb Stunden.',
      },
    },
    reviews: [
      {
        stars: 5,
        stayed: '2025-06',
        by: 'Clémence et Hugo, Paris',
        language: 'fr',
        title: 'Dix minutes de câpres, dix jours de rien',
        text: 'Nous avons tenu huit minutes dans le rang de Nunzia. Ensuite : le banc, les livres, le granité de Lingua. Pas de piscine, et elle ne nous a pas manqué.',
      },
      {
        stars: 5,
        stayed: '2024-09',
        by: 'Sven, Göteborg',
        language: 'en',
        title: 'Sparks',
        text: 'You sit in the tub after dinner and wait. Every quarter of an hour, a red spark on the horizon. The ninety steps are a good reason to pack lightly.',
      },
    ],
  },
]
