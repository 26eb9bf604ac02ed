import type { WrittenVilla } from '../shapes.ts'

export const dodecaneseSporades: WrittenVilla[] = [
  {
    slug: 'krokalia',
    name: 'Krokalia',
    region: 'rhodes',
    place: 'Lindos',
    lat: 36.0917,
    lng: 28.0868,
    bedrooms: 4,
    sleeps: 9,
    bathrooms: 4,
    architecture: 'captains-house',
    landscape: 'island-bay',
    weekly: { low: 5200, mid: 7100, high: 9600, peak: 11400 },
    changeover: ['monday', 'saturday', 'sunday'],
    pool: { safety: 'none' },
    amenities: [
      'sea-view',
      'garden',
      'outdoor-dining',
      'air-conditioning',
      'heating',
      'library',
      'fast-wifi',
      'breakfast',
      'daily-housekeeping',
      'concierge',
      'cot-and-high-chair',
      'stair-gate',
    ],
    rooms: [
      {
        kind: 'double',
        floor: 'first',
        bathroom: 'shower',
        note: {
          en: 'The captain’s room over the gate, from which he watched the harbour.',
          fr: 'La chambre du capitaine, au-dessus du portail, d’où il surveillait le port.',
          de: 'Das Kapitänszimmer über dem Tor, von dem aus er den Hafen beobachtete.',
        },
      },
      {
        kind: 'double',
        floor: 'ground',
        bathroom: 'shower',
        note: {
          en: 'The sala: a painted ceiling and a raised sleeping platform, as in 1648.',
          fr: 'La sala : plafond peint et estrade de couchage, comme en 1648.',
          de: 'Die Sala: bemalte Decke und ein Schlafpodest wie 1648.',
        },
      },
      { kind: 'twin', floor: 'ground', bathroom: 'shower' },
      { kind: 'triple', floor: 'annexe', bathroom: 'shower' },
    ],
    text: {
      en: {
        tagline:
          'Two hundred thousand black and white pebbles, set on edge in 1648, carry a mermaid across the courtyard to the foot of the pool.',
        story: `Bare feet are the rule here, and a pleasure. Captain Iakovos Markellos had the courtyard laid in the year his third ship came home: pebbles from the beach at Lardos, black and white, each pressed into lime on its edge, until there was a mermaid three metres long holding a ship in either hand. Conservators counted a square metre and multiplied; it comes to about two hundred thousand stones.\n\nThe rooms lie round her behind a pointed gate carved with ropes and birds. A narrow pool, cool green and shaded by a pomegranate, takes the place of the old cistern. Until ten in the morning Lindos belongs to its swallows and to the donkeys going up to the acropolis, whose small bells one learns to tell apart. From six in the evening it belongs to you again.`,
        location:
          'In the car-free lanes of Lindos, three hundred metres from the square where taxis stop; a porter meets you with a trolley. St Paul’s Bay is eight minutes on foot, the main beach ten, the acropolis gate fifteen. Bakeries, grocers and a chemist are in the village. Rhodes airport is an hour by car, Rhodes Town about the same.',
      },
      fr: {
        tagline:
          'Deux cent mille galets noirs et blancs, posés sur chant en 1648, portent une sirène à travers la cour jusqu’au bord du bassin.',
        story: `On marche ici pieds nus, c’est la règle et un plaisir. Le capitaine Iakovos Markellos fit paver la cour l’année où rentra son troisième navire : des galets de la plage de Lardos, noirs et blancs, enfoncés un à un dans la chaux, jusqu’à ce qu’apparaisse une sirène de trois mètres, un bateau dans chaque main. Les restaurateurs en ont compté un mètre carré, puis multiplié : deux cent mille environ.\n\nLes pièces l’entourent, derrière un portail en ogive sculpté de cordages et d’oiseaux. Un bassin étroit, d’un vert frais, à l’ombre d’un grenadier, a remplacé la citerne. Jusqu’à dix heures, Lindos est aux hirondelles et aux ânes qui montent à l’acropole ; on finit par distinguer leurs clochettes. À partir de dix-huit heures, le village est de nouveau à vous.`,
        location:
          'Dans les ruelles sans voitures de Lindos, à trois cents mètres de la place où s’arrêtent les taxis ; un porteur vous y attend avec un chariot. La baie Saint-Paul est à huit minutes à pied, la grande plage à dix, l’entrée de l’acropole à quinze. Boulangeries, épiceries et pharmacie au village. L’aéroport est à une heure de route, la ville de Rhodes aussi.',
      },
      de: {
        tagline:
          'Zweihunderttausend schwarze und weiße Kiesel, 1648 hochkant gesetzt, tragen eine Meerjungfrau quer über den Hof bis ans Becken.',
        story: `Barfuß geht man in diesem Haus, das ist Regel und Vergnügen. Kapitän Iakovos Markellos ließ den Hof in dem Jahr pflastern, in dem sein drittes Schiff heimkam: Kiesel vom Strand bei Lardos, schwarz und weiß, jeder hochkant in den Kalk gedrückt, bis eine drei Meter lange Meerjungfrau dalag, in jeder Hand ein Schiff. Die Restauratoren haben einen Quadratmeter gezählt und hochgerechnet, es sind rund zweihunderttausend Steine.\n\nDie Zimmer liegen um sie herum, hinter einem Spitzbogentor mit Tauen und Vögeln. Wo die Zisterne war, ist ein schmales, kühlgrünes Becken unter einem Granatapfelbaum. Bis zehn Uhr früh gehört Lindos den Schwalben und den Eseln auf dem Weg zur Akropolis, deren Glöckchen man bald auseinanderhält. Ab sechs Uhr abends gehört es wieder Ihnen.`,
        location:
          'In den autofreien Gassen von Lindos, dreihundert Meter vom Platz, an dem die Taxis halten; dort wartet ein Träger mit Karren. Zur Paulusbucht geht man acht Minuten, zum großen Strand zehn, zum Eingang der Akropolis fünfzehn. Bäckereien, Läden und Apotheke sind im Ort. Flughafen und Rhodos-Stadt liegen je eine Autostunde entfernt.',
      },
    },
    reviews: [
      {
        stars: 5,
        stayed: '2025-10',
        by: 'Margaret and Ian, Perth',
        language: 'en',
        title: 'The mermaid at breakfast',
        text: 'Late October, twenty-five degrees, and we swam from St Paul’s every day. Savvas with the trolley refused to let my husband carry a thing. Soft soles or bare feet, do as they say.',
      },
      {
        stars: 4,
        stayed: '2024-06',
        by: 'Jürgen, Dortmund',
        language: 'de',
        title: 'Tagsüber voll, abends wunderbar',
        text: 'Zwischen elf und vier ist Lindos laut, wir waren dann am Strand oder im Hof. Abends sitzt man über den Dächern und hört nur noch Besteck.',
      },
      {
        stars: 5,
        stayed: '2026-05',
        by: 'Inès et Karim, Strasbourg',
        language: 'fr',
        title: 'Huit minutes jusqu’à Saint-Paul',
        text: 'Nos jumelles de quatre ans ont nommé tous les ânes. Le portillon d’escalier était déjà posé à notre arrivée, personne ne nous l’avait fait demander deux fois.',
      },
    ],
  },
  {
    slug: 'archontiko-kampanario',
    name: 'Archontiko Kampanario',
    region: 'patmos',
    place: 'Chora',
    lat: 37.3087,
    lng: 26.5467,
    bedrooms: 6,
    sleeps: 12,
    bathrooms: 6,
    architecture: 'venetian-manor',
    landscape: 'harbour',
    exquisite: true,
    weekly: { low: 9600, mid: 13800, high: 19500, peak: 24800 },
    alsoLetWith: [4],
    changeover: ['saturday'],
    minimumNights: 7,
    amenities: [
      'sea-view',
      'garden',
      'outdoor-dining',
      'fireplace',
      'library',
      'piano',
      'air-conditioning',
      'heating',
      'fast-wifi',
      'desk',
      'cook',
      'breakfast',
      'daily-housekeeping',
      'concierge',
      'gardener',
      'motor-boat',
    ],
    rooms: [
      {
        kind: 'double',
        floor: 'second',
        bathroom: 'bath-and-shower',
        note: {
          en: 'Level with the monastery’s bell-gable; the matins bell is the alarm clock.',
          fr: 'À hauteur du clocher-mur du monastère ; la cloche de matines sert de réveil.',
          de: 'Auf Höhe der Glockenwand des Klosters; geweckt wird mit dem Frühgeläut.',
        },
      },
      {
        kind: 'double',
        floor: 'first',
        bathroom: 'bath',
        note: {
          en: 'A carved bed partition from 1752, gilded on the side nobody sees.',
          fr: 'Une cloison de lit sculptée de 1752, dorée du côté que personne ne voit.',
          de: 'Eine geschnitzte Bettwand von 1752, vergoldet auf der Seite, die niemand sieht.',
        },
      },
      { kind: 'double', floor: 'first', bathroom: 'shower' },
      {
        kind: 'double',
        floor: 'ground',
        bathroom: 'shower',
        note: {
          en: 'The bread room, whose oven door is now a cupboard.',
          fr: 'La chambre au pain, dont la porte du four ferme une armoire.',
          de: 'Die Brotkammer; die Ofentür schließt heute einen Schrank.',
        },
      },
      { kind: 'twin', floor: 'ground', bathroom: 'shower' },
      { kind: 'twin', floor: 'annexe', bathroom: 'shower' },
    ],
    text: {
      en: {
        tagline:
          'A blank wall, a door with a bronze hand on it, and behind the door five courtyards and a roof with eleven islands in view.',
        story: `From the lane there is only a wall, four metres high, and a small bronze hand to knock with. A family of wax merchants from Constantinople built behind it in 1625 and went on adding for two centuries, so that no two rooms share a level and the plan, when a surveyor drew it at last in 1988, came out in the shape of a key.\n\nFive courtyards follow one another; in the third a bitter orange has stood since before the Greek state. There is no pool, for Chora allows none, but a boatman called Theologos waits at Skala each morning at ten, and he knows where the wind is not. One dines on the roof. Eleven islands can be counted from the table, Ikaria to Leros, and above one’s head is the dark wall of the monastery, with a lamp in one window.`,
        location:
          'In the lanes of Chora, two minutes from the monastery gate and three from the small square with its tavernas; no cars, but a porter from the upper car park. Skala, with ferries, bakery and pharmacy, is four kilometres down by road or twenty-five minutes by the old mule path. Hydrofoils from Leros, Kos and Samos arrive there.',
      },
      fr: {
        tagline:
          'Un mur aveugle, une porte, une main de bronze ; derrière, cinq cours et un toit d’où l’on compte onze îles.',
        story: `De la ruelle, on ne voit qu’un mur haut de quatre mètres et une petite main de bronze pour frapper. Des marchands de cire venus de Constantinople ont bâti là en 1625, puis ajouté pendant deux siècles : aucune pièce n’est de plain-pied avec une autre, et le plan, quand un géomètre le leva enfin en 1988, se révéla en forme de clé.\n\nCinq cours se suivent ; dans la troisième, un bigaradier plus vieux que l’État grec. Pas de piscine, la Chora n’en permet aucune ; mais un batelier, Theologos, attend à Skala chaque matin à dix heures, et il sait où le vent n’est pas. On dîne sur le toit. De la table, on compte onze îles, d’Ikaria à Leros, et l’on a au-dessus de soi la muraille sombre du monastère, avec une lampe à une seule fenêtre.`,
        location:
          'Dans les ruelles de la Chora, à deux minutes de la porte du monastère et à trois de la petite place et de ses tavernes ; pas de voitures, mais un porteur depuis le parking du haut. Skala, ses bateaux, sa boulangerie et sa pharmacie, est à quatre kilomètres par la route, ou vingt-cinq minutes par le vieux sentier muletier. Les hydroptères de Leros, de Kos et de Samos y accostent.',
      },
      de: {
        tagline:
          'Eine fensterlose Mauer, eine Tür mit bronzener Hand, und dahinter fünf Höfe und ein Dach, von dem man elf Inseln zählt.',
        story: `Zur Gasse hin zeigt das Haus nur eine vier Meter hohe Mauer und eine kleine Bronzehand zum Klopfen. Dahinter baute 1625 eine Familie von Wachshändlern aus Konstantinopel und baute zwei Jahrhunderte lang weiter. Kein Zimmer liegt auf der Höhe des nächsten, und als 1988 endlich ein Vermesser den Grundriss zeichnete, hatte er die Form eines Schlüssels.\n\nFünf Höfe folgen aufeinander; die Bitterorange im dritten ist älter als der griechische Staat. Einen Pool gibt es nicht, die Chora erlaubt keinen. Dafür wartet in Skala jeden Morgen um zehn der Bootsmann Theologos, der weiß, wo kein Wind geht. Gegessen wird auf dem Dach. Vom Tisch aus zählt man elf Inseln, von Ikaria bis Leros, und über einem steht dunkel die Klostermauer, in einem einzigen Fenster brennt Licht.`,
        location:
          'In den Gassen der Chora, zwei Minuten von der Klosterpforte und drei vom kleinen Platz mit seinen Tavernen; keine Autos, aber ein Träger vom oberen Parkplatz. Skala mit Schiffen, Bäckerei und Apotheke liegt vier Straßenkilometer tiefer, auf dem alten Maultierpfad fünfundzwanzig Minuten. Dort legen die Boote aus Leros, Kos und Samos an.',
      },
    },
    reviews: [
      {
        stars: 5,
        stayed: '2026-06',
        by: 'Élisabeth et François, Paris',
        language: 'fr',
        title: 'On compte onze îles, en effet',
        text: 'La dixième ne se montre qu’après la pluie. Maria cuisine comme on lit à voix haute, sans hâte. Theologos nous a menés à Arki, et nous n’avons croisé personne jusqu’à quinze heures.',
      },
      {
        stars: 5,
        stayed: '2024-09',
        by: 'The Harcourts, Hampshire',
        language: 'en',
        title: 'Twelve of us, and nobody lost after Tuesday',
        text: 'It takes three days to learn the house. The bells do begin before six; by the end we slept through them. The roof at supper is a place we shall all remember.',
      },
      {
        stars: 4,
        stayed: '2025-08',
        by: 'Familie von Rautenberg, Bremen',
        language: 'de',
        title: 'Ein Haus mit vielen Stufen',
        text: 'Großartig, still, sehr gepflegt. Für meine Mutter mit neuer Hüfte waren die Stufen zwischen den Höfen mühsam.',
        reply:
          'Danke für die Offenheit. Das Zimmer am ersten Hof hat nur eine Stufe; wir reservieren es gern und haben dort inzwischen einen Handlauf angebracht.',
      },
    ],
  },
  {
    slug: 'sfoungaras',
    name: 'Sfoungaras',
    region: 'symi',
    place: 'Gialos',
    lat: 36.6158,
    lng: 27.8392,
    bedrooms: 3,
    sleeps: 6,
    bathrooms: 2,
    architecture: 'captains-house',
    landscape: 'harbour',
    told: { wash: 'ochre' },
    weekly: { low: 3400, mid: 4500, high: 5900, peak: 6800 },
    changeover: ['monday', 'saturday', 'sunday'],
    amenities: [
      'sea-view',
      'outdoor-dining',
      'air-conditioning',
      'heating',
      'library',
      'fast-wifi',
      'desk',
      'weekly-linen',
      'paddle-boards',
      'concierge',
    ],
    rooms: [
      {
        kind: 'double',
        floor: 'first',
        bathroom: 'shower',
        note: {
          en: 'The balcony for one chair, over the whole harbour.',
          fr: 'Un balcon pour une seule chaise, et tout le port.',
          de: 'Ein Balkon für einen Stuhl, darunter der ganze Hafen.',
        },
      },
      { kind: 'double', floor: 'first' },
      {
        kind: 'twin',
        floor: 'ground',
        note: {
          en: 'The counting room; the sponge scales hang where they hung.',
          fr: 'Le comptoir ; la balance à éponges est restée à son clou.',
          de: 'Das Kontor; die Schwammwaage hängt, wo sie immer hing.',
        },
      },
    ],
    text: {
      en: {
        tagline:
          'A sponge dealer’s house in two ochres, seventy-two steps up the Kali Strata, with his scales still true to ten grams.',
        story: `Sponges were sold here by weight and bought by smell, and Michalis Petridis, who had the nose for it, could afford a pediment by 1889. He put the counting room below, where the divers were paid, and lived above in three rooms with painted ceilings: a sky, a vine, and a hot-air balloon he had seen at Marseille.\n\nHis scales hang by the window. One can weigh the tomatoes on them. The house stands seventy-two steps above the harbour, at the height where the sounds still arrive in order: caulking hammers from the yard at seven, the bread van’s horn, the Rhodes boat at eleven, the quiet when it has gone. The terrace holds a marble table for six and a fig whose roots have found the cistern. It fruits twice, in June and in late August.`,
        location:
          'On the lower Kali Strata, three minutes on foot above the quay of Gialos with its bakeries, grocers and tavernas; the upper town, Chorio, is some three hundred steps further. The pebble beach of Nos lies ten minutes along the water. Ferries from Rhodes take between fifty minutes and an hour and a half. Porters carry luggage from the quay.',
      },
      fr: {
        tagline:
          'La maison d’un marchand d’éponges, en deux ocres, à soixante-douze marches sur la Kali Strata ; sa balance est juste à dix grammes.',
        story: `L’éponge se vendait au poids et s’achetait au nez. Michalis Petridis, qui avait ce nez, put s’offrir un fronton en 1889. Il mit le comptoir au rez-de-chaussée, où l’on payait les plongeurs, et vécut au-dessus, dans trois pièces aux plafonds peints : un ciel, une treille et une montgolfière qu’il avait vue à Marseille.\n\nSa balance pend près de la fenêtre ; on y pèse les tomates. La maison se tient soixante-douze marches au-dessus du port, à la hauteur où les bruits arrivent encore en ordre : à sept heures les maillets du chantier, puis la trompe du boulanger, à onze heures le bateau de Rhodes, et le calme quand il repart. Sur la terrasse, une table de marbre pour six et un figuier dont les racines ont trouvé la citerne. Il donne deux fois, en juin et fin août.`,
        location:
          'Au bas de la Kali Strata, à trois minutes à pied au-dessus du quai de Gialos, de ses boulangeries, épiceries et tavernes ; la ville haute, Chorio, est à quelque trois cents marches de plus. La plage de galets de Nos est à dix minutes par le rivage. Le bateau de Rhodes met de cinquante minutes à une heure et demie ; des porteurs montent les bagages du quai.',
      },
      de: {
        tagline:
          'Das Haus eines Schwammhändlers in zwei Ockertönen, zweiundsiebzig Stufen die Kali Strata hinauf; seine Waage stimmt auf zehn Gramm.',
        story: `Schwämme verkaufte man nach Gewicht und kaufte sie nach Geruch. Michalis Petridis hatte die Nase dafür und konnte sich 1889 einen Giebel leisten. Unten war das Kontor, in dem die Taucher ihr Geld bekamen, oben wohnte er in drei Zimmern mit bemalten Decken: ein Himmel, eine Weinlaube und ein Heißluftballon, den er in Marseille gesehen hatte.\n\nSeine Waage hängt am Fenster, man wiegt damit die Tomaten. Das Haus steht zweiundsiebzig Stufen über dem Hafen, gerade so hoch, dass die Geräusche noch der Reihe nach ankommen: um sieben die Kalfathämmer der Werft, dann die Hupe des Brotwagens, um elf das Schiff aus Rhodos und danach, wenn es wieder fort ist, die Stille. Auf der Terrasse stehen ein Marmortisch für sechs und eine Feige, deren Wurzeln die Zisterne gefunden haben. Sie trägt zweimal, im Juni und Ende August.`,
        location:
          'An der unteren Kali Strata, drei Gehminuten über dem Kai von Gialos mit Bäckereien, Läden und Tavernen; bis Chorio, der Oberstadt, sind es noch rund dreihundert Stufen. Der Kiesstrand Nos liegt zehn Minuten am Wasser entlang. Die Schiffe aus Rhodos brauchen fünfzig Minuten bis anderthalb Stunden, Träger bringen das Gepäck vom Kai herauf.',
      },
    },
    reviews: [
      {
        stars: 5,
        stayed: '2025-05',
        by: 'Beatrix, Graz',
        language: 'de',
        title: 'Der Ballon an der Decke',
        text: 'Ich bin jeden Morgen unter dem Ballon aufgewacht und wusste sofort, wo ich bin. Die Werft hört man wirklich ab sieben, aber es ist ein freundliches Klopfen. Juli wäre mir zu heiß.',
      },
      {
        stars: 4,
        stayed: '2024-07',
        by: 'Simon and Priya, London',
        language: 'en',
        title: 'Hot, steep, lovely',
        text: 'Thirty-seven degrees and seventy-two steps. The ceilings are high and the shutters work, and the taxi boat man took us to a different cove every day. Two bathrooms for six was fine.',
        reply:
          'Thank you both. July is warm indeed; we suggest the early boat to Nanou and a long siesta under the balloon.',
      },
      {
        stars: 5,
        stayed: '2026-09',
        by: 'Gaëlle et Yann, Brest',
        language: 'fr',
        title: 'Les figues de fin août',
        text: 'Arrivés le 29, en plein dans la seconde récolte. On a tout pesé sur la balance, même le chat du voisin : quatre kilos deux.',
      },
    ],
  },
  {
    slug: 'koukounaria',
    name: 'Koukounaria',
    region: 'skiathos',
    place: 'Kanapitsa',
    lat: 39.1365,
    lng: 23.449,
    bedrooms: 5,
    sleeps: 10,
    bathrooms: 5,
    architecture: 'modern-white',
    landscape: 'pine-coast',
    weekly: { low: 8400, mid: 12200, high: 17800, peak: 21900 },
    changeover: ['saturday'],
    pool: { heated: true, safety: 'fence' },
    amenities: [
      'sea-view',
      'garden',
      'outdoor-dining',
      'barbecue',
      'table-tennis',
      'paddle-boards',
      'gym',
      'games-room',
      'air-conditioning',
      'heating',
      'fast-wifi',
      'cook',
      'daily-housekeeping',
      'concierge',
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
          en: 'Up among the crowns, where the jays hold their meeting towards seven.',
          fr: 'À hauteur des cimes ; vers sept heures, les geais y tiennent conseil.',
          de: 'Zwischen den Kronen; gegen sieben versammeln sich davor die Eichelhäher.',
        },
      },
      { kind: 'double', floor: 'first', bathroom: 'shower' },
      {
        kind: 'double',
        floor: 'ground',
        bathroom: 'shower',
        note: {
          en: 'Built round a trunk, which comes up through the corner of the terrace.',
          fr: 'Bâtie autour d’un tronc, qui sort par l’angle de la terrasse.',
          de: 'Um einen Stamm gebaut, der durch die Ecke der Terrasse wächst.',
        },
      },
      { kind: 'twin', floor: 'ground', bathroom: 'shower' },
      {
        kind: 'twin',
        floor: 'lower',
        bathroom: 'shower',
        note: {
          en: 'Beside the games room, with a door straight to the pool.',
          fr: 'Près de la salle de jeux, avec une porte sur la piscine.',
          de: 'Neben dem Spielzimmer, mit eigener Tür zum Becken.',
        },
      },
    ],
    text: {
      en: {
        tagline:
          'Built between thirty-one stone pines without felling one; the roof has seven round holes where trunks go through.',
        story: `Thirty-one stone pines stood on the plot, and the permit said thirty-one had to stand there afterwards. Petros Velissarios, the architect, took it as a game. He hung the terraces between trunks, cut seven collars in the roof, and left each a hand’s breadth wider than the tree, to last until about 2060.\n\nSo one lives in moving shade, and the house ticks a little as it dries after rain. The smell is resin till noon, then fig from the gully. Cones fall in August with a crack; children gather them and shell the nuts with a stone on the kitchen step, as Kyria Fotini has shown them, for the salad. Five minutes through the wood is Vromolimnos, a west-facing beach. At six in the evening the sun stands exactly in the gap, and the cicadas stop as if told.`,
        location:
          'On the wooded Kanapitsa peninsula, half-way along the south coast: five minutes on foot to Vromolimnos beach, twelve to Kanapitsa, with a bus stop and a small supermarket at the road. Skiathos Town and its port are six kilometres away, the airport eight, a drive of twenty minutes. Koukounaries is six kilometres west.',
      },
      fr: {
        tagline:
          'Bâtie entre trente et un pins parasols sans en abattre un seul ; sept trous ronds dans le toit laissent passer les troncs.',
        story: `Trente et un pins parasols poussaient sur la parcelle, et le permis exigeait d’en retrouver trente et un après le chantier. L’architecte, Petros Velissarios, en fit un jeu : il suspendit les terrasses entre les troncs, découpa sept collerettes dans le toit et donna à chacune une main de plus que l’arbre, de quoi tenir jusque vers 2060.\n\nOn vit donc dans une ombre qui bouge, et la maison craque un peu en séchant après la pluie. Jusqu’à midi, cela sent la résine, ensuite le figuier du ravin. En août, les pommes de pin tombent avec un bruit sec ; les enfants les ramassent et cassent les pignons à la pierre, comme Kyria Fotini le leur a montré, pour la salade. À cinq minutes par le bois, Vromolimnos regarde l’ouest. À dix-huit heures, le soleil est juste dans la trouée.`,
        location:
          'Sur la presqu’île boisée de Kanapitsa, au milieu de la côte sud : cinq minutes à pied jusqu’à la plage de Vromolimnos, douze jusqu’à celle de Kanapitsa, arrêt d’autobus et supérette au bord de la route. La ville et le port sont à six kilomètres, l’aéroport à huit, vingt minutes de voiture, Koukounaries à six vers l’ouest.',
      },
      de: {
        tagline:
          'Zwischen einunddreißig Schirmkiefern gebaut, ohne eine zu fällen; durch sieben runde Löcher im Dach gehen die Stämme.',
        story: `Einunddreißig Schirmkiefern standen auf dem Grundstück, und laut Bescheid mussten hinterher einunddreißig dort stehen. Der Architekt Petros Velissarios nahm das sportlich. Er hängte die Terrassen zwischen die Stämme, schnitt sieben Manschetten ins Dach und ließ jeder eine Handbreit Luft, genug bis ungefähr 2060.\n\nMan wohnt also in wanderndem Schatten, und nach einem Regen knackt das Haus ein wenig, bis es trocken ist. Bis Mittag riecht es nach Harz, danach nach der Feige in der Schlucht. Im August fallen mit einem Knall die Zapfen. Die Kinder sammeln sie und schlagen auf der Küchenstufe die Kerne heraus, wie Kyria Fotini es ihnen gezeigt hat, für den Salat. Fünf Minuten durch den Wald liegt der Strand Vromolimnos nach Westen; abends um sechs steht die Sonne genau in der Lücke.`,
        location:
          'Auf der bewaldeten Halbinsel Kanapitsa, in der Mitte der Südküste: fünf Gehminuten zum Strand Vromolimnos, zwölf zum Strand Kanapitsa, Bushaltestelle und kleiner Supermarkt an der Straße. Skiathos-Stadt mit dem Hafen liegt sechs Kilometer entfernt, der Flughafen acht, etwa zwanzig Minuten, Koukounaries sechs Kilometer westlich.',
      },
    },
    reviews: [
      {
        stars: 5,
        stayed: '2025-08',
        by: 'Rachel and Ben, Leeds',
        language: 'en',
        title: 'A tree house for grown-ups',
        text: 'Our lot spent whole mornings on pine nuts. The pool fence is discreet and properly locks. Vromolimnos gets lively after four, so we swam at nine and had it to ourselves.',
      },
      {
        stars: 5,
        stayed: '2026-06',
        by: 'Familie Eichinger, Linz',
        language: 'de',
        title: 'Schatten, der mitgeht',
        text: 'Wir sind hellhäutig und haben zum ersten Mal in Griechenland keinen Sonnenbrand gehabt. Frau Fotinis gefüllte Zucchiniblüten, am besten zweimal bestellen.',
      },
      {
        stars: 4,
        stayed: '2024-07',
        by: 'Corinne, Genève',
        language: 'fr',
        title: 'Très belle, un peu de vie autour',
        text: 'La maison est un bonheur. Le samedi soir, la musique du bar de plage s’entend jusqu’à une heure, fenêtres ouvertes.',
        reply:
          'C’est exact, Corinne, le samedi en juillet et en août. Dans les chambres du rez-de-chaussée, côté ravin, on n’entend rien ; nous le signalons à présent.',
      },
    ],
  },
  {
    slug: 'damaskinia',
    name: 'Damaskinia',
    region: 'skopelos',
    place: 'Glossa',
    lat: 39.1738,
    lng: 23.619,
    bedrooms: 2,
    sleeps: 5,
    bathrooms: 2,
    architecture: 'ionian-stone',
    landscape: 'olive-hills',
    weekly: { low: 2600, mid: 3300, high: 4300, peak: 5100 },
    changeover: ['saturday', 'sunday'],
    pool: { safety: 'none' },
    amenities: [
      'sea-view',
      'garden',
      'outdoor-dining',
      'wood-oven',
      'barbecue',
      'air-conditioning',
      'heating',
      'fireplace',
      'fast-wifi',
      'weekly-linen',
      'parking',
      'pets-welcome',
      'cot-and-high-chair',
    ],
    rooms: [
      { kind: 'double', floor: 'first', bathroom: 'shower' },
      {
        kind: 'triple',
        floor: 'ground',
        bathroom: 'shower',
        note: {
          en: 'The drying room, with the slatted shelves kept along one wall.',
          fr: 'Le séchoir, dont un mur a gardé ses claies.',
          de: 'Die Dörrkammer, an einer Wand hängen noch die Horden.',
        },
      },
    ],
    text: {
      en: {
        tagline:
          'A plum farm with its prune oven, two bedrooms and sixty trees; in late August guests are asked to help turn the trays.',
        story: `Prunes paid for schooling on Skopelos once, and on this farm the oven that dried them still works. It is a stone room with a low door, lit with olive wood on the twentieth of August or thereabouts, when the blue plums come in; the trays are turned every two hours for a day and a night. Dimitra and Stathis, whose grandfather built it, live below the orchard. They turn the trays; guests who wake at four come and turn them too.\n\nFor the rest of the year it is a quiet place: sixty trees, a pool the size of a cistern, a table under a mulberry with room for one more chair than there are beds. The Skiathos ferry crosses the view at breakfast. In April the whole slope is white for nine days, and bees are the only traffic.`,
        location:
          'Among orchards half a kilometre below and east of Glossa, the island’s second village, with its bakery, grocer and square; ten minutes on foot, uphill. Loutraki, where the ferries from Skiathos stop, is three kilometres down. Kastani and Milia beaches are twenty minutes by car, Skopelos Town with its health centre forty.',
      },
      fr: {
        tagline:
          'Une ferme à prunes avec son four, deux chambres et soixante arbres ; fin août, les voyageurs sont priés d’aider à tourner les claies.',
        story: `Le pruneau payait jadis les études à Skopelos ; dans cette ferme, le four qui les séchait marche encore. C’est une pièce de pierre à porte basse, allumée au bois d’olivier vers le 20 août, quand rentrent les prunes bleues. On tourne les claies toutes les deux heures, un jour et une nuit durant. Dimitra et Stathis, dont le grand-père l’a bâti, habitent en bas du verger. Ils tournent les claies ; ceux qui se réveillent à quatre heures viennent les tourner aussi.\n\nLe reste de l’année, l’endroit est calme : soixante arbres, un bassin grand comme une citerne, une table sous un mûrier avec une chaise de plus qu’il n’y a de lits. Le bateau de Skiathos traverse le petit déjeuner. En avril, le versant est blanc neuf jours de suite, et il n’y passe que des abeilles.`,
        location:
          'Parmi les vergers, à cinq cents mètres en contrebas de Glossa, deuxième village de l’île, avec boulangerie, épicerie et place ; dix minutes à pied, en montant. Loutraki, où font escale les bateaux de Skiathos, est à trois kilomètres plus bas. Les plages de Kastani et de Milia sont à vingt minutes de voiture, Skopelos et son centre de santé à quarante.',
      },
      de: {
        tagline:
          'Ein Pflaumenhof mit Dörrofen, zwei Schlafzimmern und sechzig Bäumen; Ende August dürfen die Gäste beim Wenden helfen.',
        story: `Mit Backpflaumen zahlte man auf Skopelos früher das Schulgeld, und der Ofen, in dem sie trockneten, tut es auf diesem Hof noch immer. Es ist eine steinerne Kammer mit niedriger Tür, die man um den 20. August mit Olivenholz heizt, wenn die blauen Pflaumen kommen; einen Tag und eine Nacht lang werden alle zwei Stunden die Horden gewendet. Dimitra und Stathis, deren Großvater sie gebaut hat, wohnen unterhalb des Gartens. Sie wenden, und wer von den Gästen um vier wach liegt, kommt und wendet mit.\n\nDas übrige Jahr ist es still: sechzig Bäume, ein Becken, groß wie eine Zisterne, unter dem Maulbeerbaum ein Tisch mit einem Stuhl mehr, als es Betten gibt. Beim Frühstück zieht die Fähre aus Skiathos vorbei. Im April ist der Hang neun Tage lang weiß.`,
        location:
          'Zwischen Obstgärten, einen halben Kilometer unterhalb von Glossa, dem zweiten Dorf der Insel mit Bäckerei, Laden und Platz; zehn Gehminuten bergauf. Loutraki, wo die Schiffe aus Skiathos anlegen, liegt drei Kilometer tiefer. Zu den Stränden Kastani und Milia fährt man zwanzig Minuten, nach Skopelos-Stadt mit dem Gesundheitszentrum vierzig.',
      },
    },
    reviews: [
      {
        stars: 5,
        stayed: '2025-08',
        by: 'Nathalie et les enfants, Tours',
        language: 'fr',
        title: 'Quatre heures du matin, en pyjama',
        text: 'Mes garçons de neuf et onze ans se sont levés tout seuls pour les claies. Stathis leur a donné à chacun un sachet, qu’ils rationnent encore. Leurs pyjamas sentent le four.',
      },
      {
        stars: 5,
        stayed: '2024-05',
        by: 'Heike, Leipzig',
        language: 'de',
        title: 'Mit Hund und Buch',
        text: 'Unser alter Hund hatte unter dem Maulbeerbaum sofort seinen Platz. Zum Dorf geht es zehn Minuten bergauf, mit Einkauf eher fünfzehn.',
      },
      {
        stars: 4,
        stayed: '2025-06',
        by: 'Graham and Lesley, York',
        language: 'en',
        title: 'Simple and just right',
        text: 'Not a grand house and not pretending to be. The oven bread on Saturday was worth the trip. We should have liked a second reading lamp.',
        reply: 'You were right about the lamp, Lesley. There is one on each side now, and one by the mulberry too.',
      },
    ],
  },
  {
    slug: 'tarsanas',
    name: 'Tarsanas',
    region: 'skopelos',
    place: 'Panormos',
    lat: 39.1072,
    lng: 23.664,
    bedrooms: 4,
    sleeps: 8,
    bathrooms: 4,
    architecture: 'modern-white',
    landscape: 'pine-coast',
    weekly: { low: 5600, mid: 7900, high: 11200, peak: 13400 },
    changeover: ['saturday'],
    minimumNights: 5,
    pool: { safety: 'none' },
    amenities: [
      'sea-view',
      'garden',
      'outdoor-dining',
      'outdoor-kitchen',
      'barbecue',
      'paddle-boards',
      'motor-boat',
      'air-conditioning',
      'heating',
      'fast-wifi',
      'daily-housekeeping',
      'concierge',
      'parking',
      'step-free',
    ],
    rooms: [
      {
        kind: 'double',
        floor: 'ground',
        bathroom: 'shower',
        note: {
          en: 'Step-free from the drive to the shower.',
          fr: 'De plain-pied, de l’allée à la douche.',
          de: 'Stufenlos von der Einfahrt bis in die Dusche.',
        },
      },
      { kind: 'double', floor: 'ground', bathroom: 'shower' },
      {
        kind: 'double',
        floor: 'first',
        bathroom: 'bath-and-shower',
        note: {
          en: 'A window eight metres wide, framed like the bow of a caique.',
          fr: 'Une fenêtre de huit mètres, charpentée comme une étrave de caïque.',
          de: 'Ein acht Meter breites Fenster, gespantet wie der Bug eines Kaikis.',
        },
      },
      { kind: 'twin', floor: 'first', bathroom: 'shower' },
    ],
    text: {
      en: {
        tagline:
          'On the footprint of a boatyard: the roof is ribbed like a hull, and the last caique built here is moored at the end of the lane.',
        story: `Mastro-Giorgis Kalafatis launched his last boat from this spot on the second of May 1986 and then closed the yard, because nobody had ordered another. She is called Chrysoula, nine metres of Skopelos pine, and she goes with the house: her skipper is his son.\n\nThe new building follows the old shed to the centimetre, twenty-two metres by nine, and its roof is made as a hull is made, with ribs steamed and planked by the same family, upside down. When the north wind blows it creaks at sea rather than on land. Adzes hang in the hall. At the back, the pines come to the wall; in front there is a lawn of thyme, a pool, and the bay of Panormos, so enclosed that the water keeps still until ten. Nightingales sing in May, and are hard to ignore.`,
        location:
          'Behind the bay of Panormos on the sheltered west coast, two hundred and fifty metres from the pebble beach and its tavernas, with a bakery and a mini-market in the hamlet. Milia and Kastani beaches are five and ten minutes by car, Skopelos Town sixteen kilometres, the ferry at Loutraki eighteen; Skiathos airport is reached by boat from either.',
      },
      fr: {
        tagline:
          'À l’emplacement d’un chantier naval : le toit est membré comme une coque et le dernier caïque né ici est amarré au bout du chemin.',
        story: `Mastro-Giorgis Kalafatis lança d’ici son dernier bateau le 2 mai 1986, puis ferma le chantier, faute de commande. C’est la Chrysoula, neuf mètres de pin de Skopelos ; elle va avec la maison, et son patron est le fils du constructeur.\n\nLe bâtiment neuf suit au centimètre l’ancien hangar, vingt-deux mètres sur neuf. Son toit est fait comme une coque, membrures cintrées à la vapeur puis bordées par la même famille, mais à l’envers. Quand souffle le nord, il grince comme en mer. Des herminettes sont accrochées dans l’entrée. Derrière, les pins touchent le mur ; devant, une pelouse de thym, une piscine et la baie de Panormos, si fermée que l’eau ne bouge pas avant dix heures. En mai chantent les rossignols, et l’on aurait tort de compter dormir tôt.`,
        location:
          'En retrait de la baie de Panormos, sur la côte ouest abritée, à deux cent cinquante mètres de la plage de galets et de ses tavernes ; boulangerie et supérette dans le hameau. Milia et Kastani sont à cinq et dix minutes de voiture, Skopelos à seize kilomètres, le bateau de Loutraki à dix-huit ; on gagne par la mer l’aéroport de Skiathos.',
      },
      de: {
        tagline:
          'Auf dem Grundriss einer Bootswerft: ein Dach mit Spanten wie ein Rumpf, und das letzte Kaiki von hier liegt am Ende des Wegs.',
        story: `Am 2. Mai 1986 ließ Mastro-Giorgis Kalafatis an dieser Stelle sein letztes Boot zu Wasser, dann schloss er die Werft, weil niemand mehr eines bestellte. Es heißt Chrysoula, neun Meter Skopelos-Kiefer, und gehört zum Haus; gefahren wird es von seinem Sohn.\n\nDer Neubau folgt dem alten Schuppen auf den Zentimeter, zweiundzwanzig mal neun Meter. Sein Dach ist gebaut wie ein Rumpf, die Spanten über Dampf gebogen und von derselben Familie beplankt, nur kopfüber. Bei Nordwind knarrt es wie auf See. Im Flur hängen die Dechsel. Hinten reichen die Kiefern bis an die Wand, vorn liegen ein Rasen aus Thymian, ein Becken und die Bucht von Panormos, so geschlossen, dass das Wasser bis zehn Uhr stillhält. Im Mai singen die Nachtigallen, an frühen Schlaf ist dann nicht zu denken.`,
        location:
          'Hinter der Bucht von Panormos an der geschützten Westküste, zweihundertfünfzig Meter vom Kiesstrand und seinen Tavernen; Bäckerei und Minimarkt im Weiler. Milia und Kastani sind fünf und zehn Autominuten entfernt, Skopelos-Stadt sechzehn Kilometer, der Anleger Loutraki achtzehn. Zum Flughafen auf Skiathos fährt man von beiden Häfen mit dem Schiff.',
      },
    },
    reviews: [
      {
        stars: 5,
        stayed: '2026-05',
        by: 'Ulrike und Sven, Lübeck',
        language: 'de',
        title: 'Ein Dach von Bootsbauern',
        text: 'Als Segler haben wir eine Stunde auf dem Rücken gelegen und nur nach oben geschaut. Lakis hat uns mit der Chrysoula nach Alonissos gefahren, Delfine inklusive. Die Nachtigallen stimmen.',
      },
      {
        stars: 5,
        stayed: '2024-09',
        by: 'Moira, Glasgow',
        language: 'en',
        title: 'Ninety centimetres',
        text: 'Dad uses a wheelchair. Drive, room, shower, terrace, table: no step and no fuss, and the bathroom door measured ninety centimetres, as they told us on the telephone.',
      },
    ],
  },
]
