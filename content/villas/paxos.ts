import type { WrittenVilla } from '../shapes.ts'

export const paxos: WrittenVilla[] = [
  {
    slug: 'anatoli',
    name: 'Anatoli',
    region: 'paxos',
    place: 'Lakka',
    lat: 39.2358,
    lng: 20.1388,
    bedrooms: 4,
    sleeps: 8,
    bathrooms: 4,
    architecture: 'ionian-stone',
    landscape: 'olive-hills',
    weekly: { low: 6900, mid: 9200, high: 12800, peak: 15600 },
    changeover: ['saturday', 'sunday'],
    pool: { safety: 'none' },
    amenities: [
      'sea-view',
      'garden',
      'olive-grove',
      'outdoor-dining',
      'outdoor-kitchen',
      'barbecue',
      'motor-boat',
      'air-conditioning',
      'fast-wifi',
      'daily-housekeeping',
      'weekly-linen',
      'cot-and-high-chair',
      'concierge',
      'parking',
    ],
    rooms: [
      {
        kind: 'double',
        floor: 'first',
        bathroom: 'shower',
        note: {
          en: 'First sun in the house: 6.20 in June, over the mountains of Epirus.',
          fr: 'Le premier soleil de la maison : 6 h 20 en juin, au-dessus des montagnes d’Épire.',
          de: 'Die erste Sonne im Haus: 6.20 Uhr im Juni, über den Bergen von Epirus.',
        },
      },
      { kind: 'double', floor: 'ground', bathroom: 'bath-and-shower' },
      {
        kind: 'double',
        floor: 'annexe',
        bathroom: 'shower',
        note: {
          en: 'Across the yard by the cistern; the roof is a terrace with two chairs.',
          fr: 'De l’autre côté de la cour, près de la citerne ; le toit est une terrasse à deux chaises.',
          de: 'Jenseits des Hofs bei der Zisterne; das Dach ist eine Terrasse mit zwei Stühlen.',
        },
      },
      { kind: 'twin', floor: 'ground', bathroom: 'shower' },
    ],
    text: {
      en: {
        tagline:
          'Dry-stone terraces above Lakka, a house that faces sunrise, and a boat of one’s own on the town quay.',
        story:
          'Nine terraces hold the hill up, and it took Andonis Grammatikos and a mule called Garibaldi from 1996 to 2003 to rebuild them; the house, which he did afterwards with two cousins, needed only three years. Anatoli means east. Every bed looks that way, over the strait to Epirus, whose mountains turn the colour of slate, then rose, then nothing.\n\nThe first sound is generally a broom. Kyria Foteini sweeps the olive flowers off the steps at seven in May and June and regards leaf blowers as an illness. By eight the bread is in its bag on the gate.\n\nA four-metre boat lies at the quay in Lakka, eleven minutes down the mule track, with thirty horsepower and a canopy. Harami beach is two minutes out, Antipaxos forty. When you come back up, count the trees along the way: there are sixty-three, and the table was the sixty-fourth.',
        location:
          'On the hillside east of Lakka, eleven minutes on foot from its quay, bakeries and dozen tavernas by an old stone track. Monodendri beach lies a kilometre and a half along the coast, Gaios nine kilometres by the island’s one main road. The hydrofoil from Corfu docks at Gaios, twenty minutes by car.',
      },
      fr: {
        tagline:
          'Des terrasses de pierre sèche au-dessus de Lakka, une maison tournée vers le levant et un bateau à soi sur le quai.',
        story:
          'Neuf terrasses tiennent la colline. Il fallut à Andonis Grammatikos et à un mulet nommé Garibaldi les années 1996 à 2003 pour les remonter ; la maison, faite ensuite avec deux cousins, n’en demanda que trois. Anatoli veut dire l’orient. Chaque lit le regarde, par-dessus le détroit, vers les montagnes d’Épire qui passent de l’ardoise au rose, puis s’effacent.\n\nLe premier bruit est en général celui d’un balai. En mai et en juin, Kyria Foteini ôte dès sept heures les fleurs d’olivier des marches, et tient le souffleur à feuilles pour une maladie. À huit heures, le pain attend dans son sac au portail.\n\nUn bateau de quatre mètres, trente chevaux et un taud, est amarré au quai de Lakka, onze minutes plus bas par le sentier. La plage de Harami est à deux minutes, Antipaxos à quarante. En remontant, comptez les oliviers du chemin : soixante-trois ; la table était le soixante-quatrième.',
        location:
          'Sur le coteau à l’est de Lakka, à onze minutes à pied du quai, des boulangeries et d’une douzaine de tavernes, par un ancien sentier de pierre. La plage de Monodendri est à un kilomètre et demi le long de la côte, Gaios à neuf par la route principale. L’hydroptère de Corfou y accoste, à vingt minutes de voiture.',
      },
      de: {
        tagline:
          'Trockenmauerterrassen über Lakka, ein Haus, das zum Sonnenaufgang schaut, und ein eigenes Boot am Kai.',
        story:
          'Neun Terrassen halten den Hügel fest, und Andonis Grammatikos brauchte mit einem Maultier namens Garibaldi von 1996 bis 2003, um sie wieder aufzurichten; das Haus, das er danach mit zwei Vettern baute, nur drei Jahre. Anatoli heißt Osten. Dorthin blickt jedes Bett, über die Meerenge nach Epirus, dessen Berge erst schieferfarben werden, dann rosa, dann gar nicht mehr zu sehen sind.\n\nDas erste Geräusch ist meist ein Besen. Im Mai und Juni fegt Kyria Foteini um sieben die Olivenblüten von den Stufen; Laubbläser hält sie für eine Krankheit. Um acht hängt das Brot am Tor.\n\nAm Kai von Lakka, elf Minuten den Maultierpfad hinunter, liegt ein Vier-Meter-Boot mit dreißig PS und Sonnendach. Zum Strand von Harami fährt man zwei Minuten, nach Antipaxos vierzig. Zählen Sie beim Aufstieg die Ölbäume: Es sind dreiundsechzig, und der vierundsechzigste war der Tisch.',
        location:
          'Am Hang östlich von Lakka, auf einem alten Steinpfad elf Gehminuten von Kai, Bäckereien und einem Dutzend Tavernen. Der Strand von Monodendri liegt anderthalb Kilometer die Küste entlang, Gaios neun Kilometer auf der einzigen Hauptstraße. Dort legt das Tragflügelboot aus Korfu an, zwanzig Autominuten entfernt.',
      },
    },
    reviews: [
      {
        stars: 5,
        stayed: '2024-06',
        by: 'Georgina and Will, Norwich',
        language: 'en',
        title: 'Sixty-three, confirmed',
        text: 'Counted twice, once sober. The boat is easy and Petros at the quay gives you the lesson three times without sighing.',
      },
      {
        stars: 5,
        stayed: '2025-07',
        by: 'Nathalie V., Lausanne',
        language: 'fr',
        title: 'Le balai de sept heures',
        text: 'Nous pensions que cela nous gênerait ; c’est devenu notre réveil. Du lit, la mer, les montagnes, et ce petit bruit de paille sur la pierre.',
      },
      {
        stars: 4,
        stayed: '2026-06',
        by: 'Matthias und Eva, Graz',
        language: 'de',
        title: 'Früh schlafen gehen',
        text: 'Wer nach Osten wohnt, hat es früh hell. Die Läden schließen gut, aber ein Scharnier im Zimmer jenseits des Hofs klappert bei Wind. Das Boot war das Beste an der Woche.',
      },
    ],
  },
  {
    slug: 'the-soapmakers-house',
    name: 'The Soapmaker’s House',
    region: 'paxos',
    place: 'Loggos',
    lat: 39.2251,
    lng: 20.1606,
    bedrooms: 2,
    sleeps: 4,
    bathrooms: 1,
    architecture: 'captains-house',
    landscape: 'harbour',
    told: { wash: 'pink' },
    weekly: { low: 2400, mid: 2950, high: 3700, peak: 4500 },
    changeover: ['monday', 'saturday', 'sunday'],
    amenities: [
      'sea-view',
      'garden',
      'outdoor-dining',
      'paddle-boards',
      'air-conditioning',
      'heating',
      'library',
      'fast-wifi',
      'desk',
      'weekly-linen',
      'cot-and-high-chair',
      'stair-gate',
    ],
    rooms: [
      {
        kind: 'double',
        floor: 'first',
        note: {
          en: 'Two windows over the quay; the last taverna puts out its lights at half past twelve.',
          fr: 'Deux fenêtres sur le quai ; la dernière taverne éteint à minuit et demi.',
          de: 'Zwei Fenster zum Kai; die letzte Taverne löscht um halb eins die Lichter.',
        },
      },
      {
        kind: 'twin',
        floor: 'second',
        note: {
          en: 'Under the roof, looking inland over oleander to the olive slope; the quiet side.',
          fr: 'Sous le toit, côté terre, vers les lauriers-roses et les oliviers ; le côté du silence.',
          de: 'Unter dem Dach, zur Landseite über Oleander und Ölbäume; die stille Seite.',
        },
      },
    ],
    text: {
      en: {
        tagline:
          'A tall pink house on the quay at Loggos, built for the man who kept the accounts of the soap factory.',
        story:
          'Green soap, white soap and lamp oil: three columns, in the ledger of the Loggos factory, kept from 1921 by Theodoros Aronis, who had this house built eighty paces from its chimney so as to be home for lunch. The factory has been silent for a lifetime, and swifts live in the chimney. The ledger is on the shelf, next to the board games.\n\nThree floors of one room each, a bathroom, a blue staircase steep as a ship’s, and at the back a yard with a lemon that gives all year. There is no pool and no car will come to the door; one takes a towel and walks to Levrechio, six minutes along the rocks.\n\nIn the morning the harbour talks before it moves: ropes, crates, somebody’s radio. The table is marble, off the packing floor, with a cut in one edge where the wire went through the bars.',
        location:
          'On the southern arm of Loggos harbour, among five tavernas, two bars and a bakery. Levrechio beach is six minutes on foot, Monodendri twenty-five by the coast path. Gaios is six kilometres by road or bus and Lakka four. Arrivals at Gaios are met; the last eighty metres are walked, with a porter’s barrow.',
      },
      fr: {
        tagline:
          'Une haute maison rose sur le quai de Loggos, bâtie pour l’homme qui tenait les comptes de la savonnerie.',
        story:
          'Savon vert, savon blanc, huile à lampe : trois colonnes dans le grand livre de la fabrique de Loggos, tenu dès 1921 par Theodoros Aronis. Il fit bâtir cette maison à quatre-vingts pas de la cheminée, pour rentrer déjeuner. L’usine s’est tue depuis une vie d’homme, et les martinets logent dans la cheminée. Le grand livre est sur l’étagère, à côté des jeux de société.\n\nTrois étages d’une pièce, une salle de bains, un escalier bleu raide comme une échelle de bord et, derrière, une cour avec un citronnier qui donne toute l’année. Ni piscine ni voiture devant la porte ; on prend sa serviette et l’on marche jusqu’à Levrechio, six minutes par les rochers.\n\nLe matin, le port parle avant de bouger : cordages, caisses, la radio de quelqu’un. La table est le marbre de l’atelier d’emballage ; un bord garde l’entaille du fil qui coupait les pains.',
        location:
          'Sur le bras sud du port de Loggos, entre cinq tavernes, deux bars et une boulangerie. La plage de Levrechio est à six minutes à pied, Monodendri à vingt-cinq par le sentier côtier. Gaios est à six kilomètres en voiture ou en bus, Lakka à quatre. On vous attend à Gaios ; les quatre-vingts derniers mètres se font à pied, bagages sur une charrette.',
      },
      de: {
        tagline: 'Ein hohes rosa Haus am Kai von Loggos, gebaut für den Mann, der die Bücher der Seifenfabrik führte.',
        story:
          'Grüne Seife, weiße Seife, Lampenöl: drei Spalten im Hauptbuch der Fabrik von Loggos, ab 1921 geführt von Theodoros Aronis, der sich dieses Haus achtzig Schritte vom Schornstein bauen ließ, um mittags daheim zu sein. Die Fabrik schweigt seit einem Menschenleben, im Schornstein wohnen Mauersegler. Das Hauptbuch steht im Regal neben den Brettspielen.\n\nDrei Stockwerke zu je einem Zimmer, ein Bad, eine blaue Treppe, steil wie auf einem Schiff, und hinten ein Hof mit einem Zitronenbaum, der das ganze Jahr trägt. Einen Pool gibt es nicht, und bis zur Tür kommt kein Auto; man nimmt ein Handtuch und geht nach Levrechio, sechs Minuten über die Felsen.\n\nMorgens redet der Hafen, bevor er sich bewegt: Taue, Kisten, irgendein Radio. Der Tisch ist der Marmor aus dem Packraum; in einer Kante sitzt noch die Kerbe des Drahts, mit dem man die Stücke schnitt.',
        location:
          'Am Südarm des Hafens von Loggos, zwischen fünf Tavernen, zwei Bars und einer Bäckerei. Levrechio liegt sechs Gehminuten entfernt, Monodendri fünfundzwanzig auf dem Küstenpfad. Nach Gaios sind es sechs Kilometer mit Auto oder Bus, nach Lakka vier. In Gaios werden Sie abgeholt; die letzten achtzig Meter geht man, das Gepäck auf dem Karren.',
      },
    },
    reviews: [
      {
        stars: 5,
        stayed: '2025-05',
        by: 'Marguerite A., Grenoble',
        language: 'fr',
        title: 'Seule, dix jours',
        text: 'J’ai corrigé des épreuves à la table de marbre, fenêtre ouverte. À midi je savais, à l’odeur, laquelle des cinq tavernes avait du poulpe.',
      },
      {
        stars: 4,
        stayed: '2025-08',
        by: 'Amy and Jonas, Leeds',
        language: 'en',
        title: 'Lively in August, and we knew it',
        text: 'The front room hears the quay until half past twelve, exactly as the note says. We swapped to the attic. The stairs are steep; our toddler’s gate was fitted within the hour.',
      },
      {
        stars: 5,
        stayed: '2026-09',
        by: 'Karin L., Bremen',
        language: 'de',
        title: 'Im September gehört einem der Hafen',
        text: 'Vom Bett aus die Boote, zum Schwimmen sechs Minuten. Im Hauptbuch habe ich gelesen, dass im Januar 1929 nur Lampenöl verkauft wurde. Warum, wusste der Bäcker.',
      },
    ],
  },
  {
    slug: 'dysi',
    name: 'Dysi',
    region: 'paxos',
    place: 'Magazia',
    lat: 39.2078,
    lng: 20.1432,
    bedrooms: 6,
    sleeps: 12,
    bathrooms: 7,
    architecture: 'modern-white',
    landscape: 'cliff',
    exquisite: true,
    weekly: { low: 15500, mid: 21800, high: 31500, peak: 38900 },
    alsoLetWith: [4],
    changeover: ['monday', 'saturday', 'sunday'],
    minimumNights: 5,
    pool: { heated: true, safety: 'fence' },
    amenities: [
      'hot-tub',
      'sea-view',
      'garden',
      'olive-grove',
      'outdoor-dining',
      'outdoor-kitchen',
      'gym',
      'sauna',
      'yoga-deck',
      'air-conditioning',
      'heating',
      'cinema',
      'wine-cellar',
      'fast-wifi',
      'cook',
      'breakfast',
      'daily-housekeeping',
      'concierge',
      'ev-charger',
      'generator',
      'parking',
    ],
    rooms: [
      {
        kind: 'double',
        floor: 'ground',
        bathroom: 'bath-and-shower',
        note: {
          en: 'Glass to the west from wall to wall; a linen blind the length of a mainsail.',
          fr: 'Du verre à l’ouest d’un mur à l’autre, et un store de lin long comme une grand-voile.',
          de: 'Glas nach Westen von Wand zu Wand und ein Leinenrollo, so lang wie ein Großsegel.',
        },
      },
      { kind: 'double', floor: 'ground', bathroom: 'shower' },
      {
        kind: 'double',
        floor: 'lower',
        bathroom: 'bath-and-shower',
        note: {
          en: 'Below the pool: a round window in the end wall shows swimmers’ feet.',
          fr: 'Sous la piscine : une fenêtre ronde, au bout du mur, montre les pieds des nageurs.',
          de: 'Unter dem Pool: Ein rundes Fenster in der Stirnwand zeigt die Füße der Schwimmer.',
        },
      },
      { kind: 'double', floor: 'lower', bathroom: 'shower' },
      { kind: 'double', floor: 'annexe', bathroom: 'shower' },
      {
        kind: 'twin',
        floor: 'annexe',
        bathroom: 'shower',
        note: {
          en: 'The one room that faces east, into the olives, for those who sleep late in the dark.',
          fr: 'La seule chambre à l’est, dans les oliviers, pour ceux qui dorment tard et dans le noir.',
          de: 'Das einzige Zimmer nach Osten, in die Oliven, für alle, die lange und im Dunkeln schlafen.',
        },
      },
    ],
    text: {
      en: {
        tagline:
          'Six rooms along the western cliff of Paxos, planned from a year of photographs of where the sun goes down.',
        story:
          'For a year before anything was built, a camera on a post took one picture each evening. The architect laid the 365 sunsets side by side and found they covered sixty-two degrees of horizon; the house is that arc, in white concrete and Paxos stone, with June at its northern end and December at its southern.\n\nThe land falls sheer forty steps from the table. On calm mornings, and they are mostly calm, the sea can be heard working inside the caves beneath, a long breath and then a door. When a gale is forecast the staff bring in the chairs, and one eats indoors with the glass shut and the best seat in the theatre.\n\nA Judas tree, older than the house by a century, was given its own hole in the roof. It flowers in the second week of April, on bare wood, and petals come down the stairs.',
        location:
          'Out on the western edge of Paxos, two kilometres from the hamlet of Magazia with its grocer and kafenion. The footpath to the Erimitis cliffs passes the gate. Loggos is five kilometres away, Gaios and the hydrofoil six; the boatman will fetch you from either, though there is no way down to the water from the house. Better with children of ten or more.',
      },
      fr: {
        tagline:
          'Six chambres le long de la falaise ouest de Paxos, dessinées d’après une année de photographies du couchant.',
        story:
          'Un an durant, avant le premier coup de pioche, un appareil fixé à un poteau prit une image chaque soir. L’architecte aligna les 365 couchants et trouva qu’ils couvraient soixante-deux degrés d’horizon ; la maison est cet arc, en béton blanc et pierre de Paxos, juin à son bout nord, décembre à son bout sud.\n\nLe sol manque à quarante pas de la table. Par matin calme, et ils le sont presque tous, on entend la mer travailler dans les grottes, une longue respiration, puis une porte. Quand la météo annonce un coup de vent, on rentre les chaises, on ferme les vitres, et l’on dîne au premier rang.\n\nUn arbre de Judée, d’un siècle plus vieux que la maison, a reçu son trou dans le toit. Il fleurit la deuxième semaine d’avril, sur le bois nu, et des pétales descendent l’escalier.',
        location:
          'Sur le bord occidental de Paxos, à deux kilomètres du hameau de Magazia, de son épicerie et de son kafénion. Le sentier des falaises d’Erimitis passe devant le portail. Loggos est à cinq kilomètres, Gaios et l’hydroptère à six ; le batelier vient vous prendre dans l’un ou l’autre port, car de la maison rien ne descend à l’eau. Plutôt pour des enfants de dix ans et plus.',
      },
      de: {
        tagline:
          'Sechs Zimmer entlang der Westklippe von Paxos, entworfen nach den Sonnenuntergängen eines ganzen Jahres.',
        story:
          'Ein Jahr lang, bevor irgendetwas gebaut wurde, machte eine Kamera auf einem Pfosten jeden Abend ein Bild. Der Architekt legte die 365 Sonnenuntergänge nebeneinander und fand, dass sie zweiundsechzig Grad Horizont einnahmen; diesen Bogen beschreibt das Haus, in weißem Beton und Paxos-Stein, der Juni am Nordende, der Dezember am Südende.\n\nVierzig Schritte vom Tisch fällt das Land senkrecht ab. An stillen Morgen, und still sind die meisten, hört man das Meer in den Höhlen arbeiten: ein langer Atem, dann eine Tür. Wird Sturm gemeldet, trägt man die Stühle hinein, schließt das Glas und sitzt beim Essen in der ersten Reihe.\n\nEin Judasbaum, hundert Jahre älter als das Haus, bekam sein eigenes Loch im Dach. Er blüht in der zweiten Aprilwoche am nackten Holz, und die Blüten wehen die Treppe hinunter.',
        location:
          'Am Westrand von Paxos, zwei Kilometer vom Weiler Magazia mit Laden und Kafenion. Der Pfad zu den Klippen von Erimitis führt am Tor vorbei. Nach Loggos sind es fünf Kilometer, nach Gaios und zum Tragflügelboot sechs; der Bootsmann holt Sie an beiden Häfen ab, denn vom Haus führt kein Weg hinunter ans Wasser. Eher für Kinder ab zehn Jahren.',
      },
    },
    reviews: [
      {
        stars: 5,
        stayed: '2025-04',
        by: 'Charlotte and friends, London',
        language: 'en',
        title: 'Petals on the stairs',
        text: 'We came at Easter for the Judas tree because of a line in the description. It was true. The heated pool made it possible to swim while it snowed pink.',
      },
      {
        stars: 5,
        stayed: '2025-09',
        by: 'Dr. Reimers, Hamburg',
        language: 'de',
        title: 'Der Sturm am Donnerstag',
        text: 'Neun Windstärken von Westen, innen kein Laut, auf dem Tisch Fischsuppe. Der Generator sprang an, bevor wir den Stromausfall bemerkt hatten. Ich habe selten so gut gesessen.',
      },
      {
        stars: 4,
        stayed: '2026-07',
        by: 'Famille de Vries-Martin, Bruxelles',
        language: 'fr',
        title: 'Magnifique, avec des adolescents plutôt que des petits',
        text: 'La falaise est bien clôturée, mais nous aurions été inquiets avec de jeunes enfants. Pour se baigner en mer, il faut la voiture ou le bateau. La cuisinière et les soirs compensent largement.',
        reply:
          'Votre remarque est juste : la page de la maison précise désormais qu’elle convient mieux à partir de dix ans. Le batelier peut aussi être retenu à la journée.',
      },
    ],
  },
  {
    slug: 'sterna',
    name: 'Sterna',
    region: 'paxos',
    place: 'Fontana',
    lat: 39.2132,
    lng: 20.1568,
    bedrooms: 3,
    sleeps: 7,
    bathrooms: 3,
    architecture: 'ionian-stone',
    landscape: 'olive-hills',
    weekly: { low: 3900, mid: 5100, high: 6900, peak: 8400 },
    changeover: ['saturday', 'sunday'],
    pool: { safety: 'none' },
    amenities: [
      'garden',
      'olive-grove',
      'outdoor-dining',
      'wood-oven',
      'barbecue',
      'petanque',
      'table-tennis',
      'air-conditioning',
      'fireplace',
      'fast-wifi',
      'weekly-linen',
      'pets-welcome',
      'parking',
    ],
    rooms: [
      { kind: 'double', floor: 'first', bathroom: 'shower' },
      {
        kind: 'triple',
        floor: 'ground',
        bathroom: 'shower',
        note: {
          en: 'Three beds in a row under a vault, as the three sisters had them.',
          fr: 'Trois lits alignés sous une voûte, comme les avaient les trois sœurs.',
          de: 'Drei Betten in einer Reihe unter dem Gewölbe, wie die drei Schwestern sie hatten.',
        },
      },
      {
        kind: 'twin',
        floor: 'annexe',
        bathroom: 'shower',
        note: {
          en: 'The oil store; the floor slopes two degrees to a drain, so mind the marbles.',
          fr: 'Le cellier à huile ; le sol penche de deux degrés vers une rigole, gare aux billes.',
          de: 'Der Ölkeller; der Boden neigt sich um zwei Grad zum Abfluss, Murmeln also gut festhalten.',
        },
      },
    ],
    text: {
      en: {
        tagline:
          'Three sisters’ house in the olive wood at Fontana, gathered round the rain cistern that gave it its name.',
        story:
          'Rain was the dowry. On an island with hardly a spring, the cistern under this courtyard, seventy thousand litres from a roof and four gutters, made the three Makris sisters a good match, and all three declined. They lived here from 1919 to 1998, took turns at the bucket and left a house in which everything comes in threes: doors, fig trees, hooks.\n\nThe pool was dug where the kitchen garden had been, and stays in dappled shade until eleven. Before that the wood has its own clock: jays, then hoopoes, then at eight the clank of the water tanker on the Gaios road.\n\nLift the iron lid at noon and the sun reaches the bottom of the cistern for some four minutes. The table stands beside it, chestnut, three legs on one side and two on the other, and has never wobbled. Paths leave from the back wall to Loggos, Magazia and the sea.',
        location:
          'Inland at Fontana, in the olive wood halfway along Paxos, two minutes on foot from the village shop and its Friday-night taverna. Loggos harbour is thirty-five minutes by footpath or three kilometres by car, Kipiadi beach two, Gaios and the boats five. One wants a car here, or good shoes and no hurry.',
      },
      fr: {
        tagline:
          'La maison de trois sœurs dans les oliviers de Fontana, rangée autour de la citerne qui lui donne son nom.',
        story:
          'La pluie tenait lieu de dot. Sur une île presque sans source, la citerne de cette cour, soixante-dix mille litres venus d’un toit et de quatre gouttières, faisait des trois sœurs Makris de beaux partis ; toutes trois refusèrent. Elles vécurent ici de 1919 à 1998, tirèrent le seau à tour de rôle et laissèrent une maison où tout va par trois : portes, figuiers, crochets.\n\nLa piscine a pris la place du potager et garde jusqu’à onze heures une ombre mouchetée. Avant cela, le bois a son horloge : les geais, les huppes, puis à huit heures le camion-citerne qui tinte sur la route de Gaios.\n\nSoulevez à midi le couvercle de fer : pendant quatre minutes environ, le soleil touche le fond de la citerne. La table est à côté, en châtaignier, trois pieds d’un côté et deux de l’autre ; elle n’a jamais boité. Du mur du fond partent les sentiers de Loggos, de Magazia et de la mer.',
        location:
          'À Fontana, dans l’oliveraie, à mi-longueur de Paxos, à deux minutes à pied de l’épicerie et de sa taverne du vendredi soir. Le port de Loggos est à trente-cinq minutes par le sentier ou trois kilomètres en voiture, la plage de Kipiadi à deux, Gaios et les bateaux à cinq. Il faut une voiture, ou de bonnes chaussures et du temps.',
      },
      de: {
        tagline:
          'Das Haus dreier Schwestern im Olivenwald von Fontana, rund um die Zisterne gebaut, nach der es heißt.',
        story:
          'Regen war die Mitgift. Auf einer Insel fast ohne Quellen machte die Zisterne unter diesem Hof, siebzigtausend Liter von einem Dach und vier Rinnen, die drei Schwestern Makris zu guten Partien; alle drei lehnten ab. Sie lebten hier von 1919 bis 1998, zogen den Eimer reihum und hinterließen ein Haus, in dem alles dreifach da ist: Türen, Feigenbäume, Haken.\n\nDer Pool liegt, wo einst Gemüse wuchs, und hat bis elf Uhr gesprenkelten Schatten. Davor geht der Wald nach eigener Uhr: Häher, Wiedehopfe, um acht das Scheppern des Wasserwagens auf der Straße nach Gaios.\n\nHebt man mittags den Eisendeckel, reicht die Sonne etwa vier Minuten lang bis auf den Grund der Zisterne. Daneben steht der Tisch, Kastanie, auf einer Seite drei Beine, auf der anderen zwei; gewackelt hat er nie. Hinter der Mauer beginnen die Pfade nach Loggos, nach Magazia und ans Meer.',
        location:
          'Im Inselinneren bei Fontana, im Olivenwald auf halber Länge von Paxos, zwei Gehminuten vom Dorfladen mit seiner Freitagstaverne. Zum Hafen von Loggos sind es fünfunddreißig Minuten zu Fuß oder drei Autokilometer, zum Strand von Kipiadi zwei, nach Gaios und zu den Booten fünf. Man braucht ein Auto oder gute Schuhe und Zeit.',
      },
    },
    reviews: [
      {
        stars: 5,
        stayed: '2024-07',
        by: 'Bea, Jo and Lottie, Exeter',
        language: 'en',
        title: 'Also three sisters',
        text: 'Also took turns at the bucket. The lid is heavy and needs two of you, and the four minutes are worth the wait in the heat.',
      },
      {
        stars: 5,
        stayed: '2026-05',
        by: 'Uwe und Silke, Jena',
        language: 'de',
        title: 'Wandern vom Hoftor aus',
        text: 'Wir haben das Auto in einer Woche zweimal bewegt. Auf dem Weg nach Loggos überholt einen höchstens eine Schildkröte. Unser Hund fand den Steinofen großartig.',
      },
    ],
  },
  {
    slug: 'ambeli',
    name: 'Ambeli',
    region: 'antipaxos',
    place: 'Voutoumi',
    lat: 39.1542,
    lng: 20.2262,
    bedrooms: 3,
    sleeps: 6,
    bathrooms: 3,
    architecture: 'ionian-stone',
    landscape: 'vineyards',
    weekly: { low: 5600, mid: 7400, high: 9900, peak: 11900 },
    changeover: ['saturday'],
    minimumNights: 5,
    pool: { safety: 'none' },
    amenities: [
      'sea-view',
      'garden',
      'vineyard',
      'outdoor-dining',
      'outdoor-kitchen',
      'wood-oven',
      'paddle-boards',
      'motor-boat',
      'air-conditioning',
      'library',
      'weekly-linen',
      'concierge',
      'generator',
    ],
    rooms: [
      {
        kind: 'double',
        floor: 'ground',
        bathroom: 'shower',
        note: {
          en: 'Four steps from the first row of vines; in September one hears the wasps at them.',
          fr: 'À quatre pas du premier rang de vigne ; en septembre, on y entend les guêpes.',
          de: 'Vier Schritte von der ersten Rebzeile; im September hört man dort die Wespen.',
        },
      },
      {
        kind: 'double',
        floor: 'first',
        bathroom: 'shower',
        note: {
          en: 'The upper room, reached from outside; twelve miles of sea, then the mainland.',
          fr: 'La chambre haute, par l’escalier extérieur ; vingt kilomètres de mer, puis la terre ferme.',
          de: 'Das obere Zimmer mit Außentreppe; zwanzig Kilometer Meer, dann das Festland.',
        },
      },
      { kind: 'twin', floor: 'ground', bathroom: 'shower' },
    ],
    text: {
      en: {
        tagline:
          'The one house we let on Antipaxos: half a hectare of vines, no road to speak of, and Voutoumi at the bottom of the path.',
        story:
          'Everything in it came by boat, and the bath did not fit the boat; hence the showers. Ambeli was the vintage hut of a Gaios family, the Bogdanos, slept in for three weeks each September. Their grandson Lefteris enlarged it in 2012 with stone from the fallen terraces, brought over the beams on a calm day and turned the treading vat into the pool’s shallow end.\n\nBetween ten and four Voutoumi, below, is a public holiday. Before and after, it is yours: eight minutes down between walls, to sand the colour of flour. At dawn there is a shearwater that sounds like an unhappy child; one gets used to it, then fond.\n\nThe vines give some six hundred litres of amber wine. A demijohn stands in the outdoor kitchen with its cup, under the carob whose bole is the fourth post of the pergola, and Lefteris refills it without comment.',
        location:
          'Among vineyards on the ridge of Antipaxos, eight minutes on foot above Voutoumi and fifteen from the harbour of Agrapidia. There is no village, no shop and no Wi-Fi; provisions are ordered from Gaios, a quarter of an hour by boat, and carried up for you. Corfu airport is half a day with the hydrofoil; we arrange every leg.',
      },
      fr: {
        tagline:
          'La seule maison que nous louons à Antipaxos : un demi-hectare de vigne, guère de route, et Voutoumi au bas du sentier.',
        story:
          'Tout y est venu par bateau, et la baignoire n’entrait pas dans le bateau ; d’où les douches. Ambeli était la cabane de vendange d’une famille de Gaios, les Bogdanos, qui y dormait trois semaines en septembre. Leur petit-fils Lefteris l’agrandit en 2012 avec la pierre des terrasses écroulées, fit passer les poutres un jour de calme et changea la cuve à fouler en petit bain de la piscine.\n\nDe dix heures à quatre heures, Voutoumi, en bas, est un jour férié. Avant et après, elle est à vous : huit minutes entre les murets jusqu’au sable couleur de farine. À l’aube, un puffin crie comme un enfant triste ; on s’y fait, puis on s’y attache.\n\nLa vigne donne environ six cents litres de vin ambré. Une dame-jeanne attend à la cuisine d’été avec son gobelet, sous le caroubier dont le tronc fait le quatrième pilier de la pergola, et Lefteris la remplit sans rien dire.',
        location:
          'Parmi les vignes, sur la crête d’Antipaxos, à huit minutes à pied au-dessus de Voutoumi et à quinze du port d’Agrapidia. Ni village, ni boutique, ni Wi-Fi ; les provisions se commandent à Gaios, à un quart d’heure de bateau, et l’on vous les monte. L’aéroport de Corfou est à une demi-journée par l’hydroptère ; nous organisons chaque étape.',
      },
      de: {
        tagline:
          'Unser einziges Haus auf Antipaxos: ein halber Hektar Reben, kaum eine Straße und Voutoumi am Ende des Pfads.',
        story:
          'Alles darin kam mit dem Boot, und die Badewanne passte nicht ins Boot; daher die Duschen. Ambeli war die Lesehütte einer Familie aus Gaios, der Bogdanos, die jeden September drei Wochen hier schlief. Ihr Enkel Lefteris vergrößerte sie 2012 mit Stein von eingestürzten Terrassen, holte die Balken an einem windstillen Tag herüber und machte das Kelterbecken zum flachen Ende des Pools.\n\nZwischen zehn und vier ist Voutoumi unten ein Feiertag. Davor und danach gehört es Ihnen: acht Minuten zwischen Mauern hinab zu Sand in der Farbe von Mehl. In der Dämmerung ruft ein Sturmtaucher wie ein unglückliches Kind; man gewöhnt sich daran und hat ihn dann gern.\n\nDie Reben geben etwa sechshundert Liter bernsteinfarbenen Wein. In der Außenküche steht eine Korbflasche mit Becher, unter dem Johannisbrotbaum, dessen Stamm der vierte Pfosten der Pergola ist; Lefteris füllt wortlos nach.',
        location:
          'Zwischen Weingärten auf dem Rücken von Antipaxos, acht Gehminuten über Voutoumi und fünfzehn vom Hafen Agrapidia. Es gibt kein Dorf, keinen Laden und kein WLAN; Vorräte bestellt man in Gaios, eine Viertelstunde mit dem Boot, und sie werden heraufgetragen. Der Flughafen Korfu ist mit dem Tragflügelboot eine halbe Tagesreise entfernt; wir organisieren jede Etappe.',
      },
    },
    reviews: [
      {
        stars: 5,
        stayed: '2024-09',
        by: 'Hugo et Camille, Paris',
        language: 'fr',
        title: 'Les vendanges par hasard',
        text: 'Lefteris est arrivé un matin avec onze cousins et des sécateurs ; nous avons coupé jusqu’à midi, puis mangé jusqu’au soir. Le puffin, on s’y attache vraiment.',
      },
      {
        stars: 3,
        stayed: '2025-06',
        by: 'Stephen R., Guildford',
        language: 'en',
        title: 'Lovely, but know what an island is',
        text: 'A southerly kept us from crossing for a day and a half, so we began with a night in Gaios we had not planned. The house itself is all it says. The internet is a rumour.',
        reply:
          'We are sorry about the lost day and have refunded it. Since then we advise guests bound for Antipaxos to leave room for a night in Gaios, and find it for them when the wind decides; the page now says plainly that the house has no Wi-Fi.',
      },
      {
        stars: 5,
        stayed: '2026-06',
        by: 'Regula und Beat, Basel',
        language: 'de',
        title: 'Nach fünf Uhr',
        text: 'Um fünf legt das letzte Boot ab, und dann ist Voutoumi leer bis auf einen Reiher. Wir sind jeden Abend im letzten Licht geschwommen. Stirnlampe für den Rückweg nicht vergessen.',
      },
    ],
  },
]
