import type { WrittenVilla } from '../shapes.ts'

/** Sardinia and the Amalfi Coast. */
export const sardiniaAmalfi: WrittenVilla[] = [
  {
    slug: 'stazzo-lentischio',
    name: 'Stazzo Lentischio',
    region: 'sardinia',
    place: 'San Pantaleo',
    lat: 41.0412,
    lng: 9.4565,
    bedrooms: 5,
    sleeps: 10,
    bathrooms: 5,
    architecture: 'stazzo',
    landscape: 'mountains',
    weekly: { low: 5900, mid: 7900, high: 12400, peak: 15800 },
    alsoLetWith: [3],
    changeover: ['saturday', 'sunday'],
    pool: { safety: 'none' },
    amenities: [
      'sea-view',
      'garden',
      'outdoor-dining',
      'outdoor-kitchen',
      'wood-oven',
      'barbecue',
      'yoga-deck',
      'air-conditioning',
      'heating',
      'fireplace',
      'fast-wifi',
      'cook',
      'daily-housekeeping',
      'pets-welcome',
      'cot-and-high-chair',
      'ev-charger',
      'parking',
    ],
    rooms: [
      {
        kind: 'double',
        floor: 'ground',
        bathroom: 'bath-and-shower',
        note: {
          en: 'The first room of the stazzo, 1851: juniper ceiling, one boulder in the wall.',
          fr: 'La première pièce du stazzo, 1851 : plafond de genévrier, un rocher dans le mur.',
          de: 'Der erste Raum des Stazzo von 1851: Wacholderdecke und ein Felsblock in der Wand.',
        },
      },
      { kind: 'double', floor: 'ground', bathroom: 'shower' },
      { kind: 'double', floor: 'ground', bathroom: 'shower' },
      {
        kind: 'double',
        floor: 'annexe',
        bathroom: 'shower',
        note: {
          en: 'In the cork store, with a view of the granite ridge and a strip of the gulf of Cugnana.',
          fr: 'Dans la remise à liège, face à la crête de granit et à un pan du golfe de Cugnana.',
          de: 'Im Korklager, mit Blick auf den Granitgrat und ein Stück des Golfs von Cugnana.',
        },
      },
      { kind: 'twin', floor: 'annexe', bathroom: 'shower' },
    ],
    text: {
      en: {
        tagline: 'A shepherd’s long house of 1851 under the granite teeth of San Pantaleo, one room added per child.',
        story:
          'One room per child was the rule in Gallura. A couple began with four granite walls and a hearth, and each birth lengthened the house by a door; you can read the Orecchioni family from left to right, five doors, 1851 to 1866, with a wider gap where the father was away in the Crimea. The rooms still open straight on the grass, under one roof-line as level as a ruler.\n\nLentisk, myrtle and wild olive press close and smell strongest after the sprinklers. Cowbells come down from the ridge about seven, then the bread van. A boulder too large to move carries the north-east corner, and on its flat top the family threshed and danced; it takes the sun first, and coffee is still drunk there. On Thursdays one walks to the market, twenty minutes by the path, and comes back laden.',
        location:
          'A kilometre and a half by track from San Pantaleo, at 150 metres among granite peaks. The beaches of Liscia Ruja and Capriccioli are twenty minutes away by car, Porto Cervo twenty, the kite beach of Porto Pollo thirty-five. Olbia, with its airport and ferry harbour, is half an hour by road.',
      },
      fr: {
        tagline: 'Une longue maison de berger, 1851, sous les dents de granit de San Pantaleo : une pièce par enfant.',
        story:
          'Une pièce par enfant : telle était la règle en Gallura. Un couple commençait par quatre murs de granit et un foyer, et chaque naissance allongeait la maison d’une porte. On y lit la famille Orecchioni de gauche à droite, cinq portes, de 1851 à 1866, avec un intervalle plus large là où le père était en Crimée. Les chambres ouvrent toujours sur l’herbe, sous un toit droit comme une règle.\n\nLentisque, myrte et olivier sauvage serrent de près et embaument après l’arrosage. Les cloches des vaches descendent de la crête vers sept heures, puis vient la camionnette du pain. Un rocher trop gros pour être déplacé porte l’angle nord-est ; sur son dos plat, on a battu le blé et dansé ; il reçoit le premier soleil, et l’on y boit toujours le café. Le jeudi, on va au marché à pied, vingt minutes de sentier, et l’on revient chargé.',
        location:
          'À un kilomètre et demi de chemin de San Pantaleo, à 150 mètres, parmi les pics de granit. Les plages de Liscia Ruja et de Capriccioli sont à vingt minutes en voiture, Porto Cervo à vingt, Porto Pollo et ses kitesurfeurs à trente-cinq. Olbia, son aéroport et son port de ferries se trouvent à une demi-heure de route.',
      },
      de: {
        tagline: 'Ein langes Hirtenhaus von 1851 unter den Granitzacken von San Pantaleo, ein Raum für jedes Kind.',
        story:
          'Für jedes Kind ein Raum, so hielt man es in der Gallura. Ein Paar begann mit vier Granitwänden und einer Feuerstelle, und jede Geburt verlängerte das Haus um eine Tür. Von links nach rechts liest man die Familie Orecchioni: fünf Türen, 1851 bis 1866, mit einem größeren Abstand, wo der Vater auf der Krim war. Die Zimmer gehen noch immer direkt ins Gras, unter einem First, gerade wie ein Lineal.\n\nMastix, Myrte und wilde Oliven rücken dicht heran und duften am stärksten nach dem Gießen. Gegen sieben kommen Kuhglocken vom Grat herunter, dann der Brotwagen. Ein Fels, zu groß zum Versetzen, trägt die Nordostecke; auf seinem flachen Rücken wurde gedroschen und getanzt, er hat die erste Sonne, und noch immer trinkt man dort den Kaffee. Donnerstags geht man zu Fuß zum Markt, zwanzig Minuten Pfad, und kommt beladen zurück.',
        location:
          'Anderthalb Kilometer Feldweg von San Pantaleo, 150 Meter hoch zwischen Granitgipfeln. Die Strände Liscia Ruja und Capriccioli liegen zwanzig Autominuten entfernt, Porto Cervo ebenfalls zwanzig, der Kitestrand von Porto Pollo fünfunddreißig. Olbia mit Flughafen und Fährhafen erreicht man in einer halben Stunde.',
      },
    },
    reviews: [
      {
        stars: 5,
        stayed: '2025-09',
        by: 'Valérie et Didier, Aix-en-Provence',
        language: 'fr',
        title: 'Cinq portes sur l’herbe',
        text: 'Chacun sort de chez soi pieds nus et se retrouve au café sur le rocher. La mer à 24 degrés, les plages presque vides en septembre. On comprend vite pourquoi les gens du pays restent à l’intérieur des terres.',
      },
      {
        stars: 5,
        stayed: '2024-06',
        by: 'Anja und Matthias, Basel',
        language: 'de',
        title: 'Granit in der Abendsonne',
        text: 'Zwischen acht und halb neun wird der Grat rosa, und alle hören auf zu reden. Das Zimmer mit dem Felsblock ist kühl und ein wenig dunkel, uns gefiel es.',
      },
      {
        stars: 4,
        stayed: '2025-07',
        by: 'Lucy, London',
        language: 'en',
        title: 'Close to everything, away from it',
        text: 'Porto Cervo for one dinner, San Pantaleo for the other six. The track has two deep ruts; the hire car survived. Lovely pool, the dog was given a bowl with his name.',
      },
    ],
  },
  {
    slug: 'villa-tafone',
    name: 'Villa Tafone',
    region: 'sardinia',
    place: 'Baja Sardinia',
    lat: 41.1392,
    lng: 9.4758,
    bedrooms: 9,
    sleeps: 18,
    bathrooms: 10,
    architecture: 'modern-white',
    landscape: 'island-bay',
    exquisite: true,
    weekly: { low: 21000, mid: 30500, high: 46000, peak: 60000 },
    alsoLetWith: [6],
    changeover: ['saturday'],
    minimumNights: 7,
    pool: { heated: true, safety: 'none' },
    amenities: [
      'hot-tub',
      'sea-view',
      'garden',
      'outdoor-dining',
      'outdoor-kitchen',
      'gym',
      'hammam',
      'yoga-deck',
      'paddle-boards',
      'motor-boat',
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
      'parking',
    ],
    rooms: [
      {
        kind: 'double',
        floor: 'first',
        bathroom: 'bath-and-shower',
        note: {
          en: 'The prow: glass to the north, with Caprera and La Maddalena laid out like a chart.',
          fr: 'La proue : du verre au nord, Caprera et la Maddalena étalées comme une carte marine.',
          de: 'Der Bug: Glas nach Norden, Caprera und La Maddalena wie auf einer Seekarte.',
        },
      },
      { kind: 'double', floor: 'first', bathroom: 'bath-and-shower' },
      {
        kind: 'double',
        floor: 'ground',
        bathroom: 'bath-and-shower',
        note: {
          en: 'Built against the tafone; the bath stands inside the hollow rock.',
          fr: 'Adossée au tafone ; la baignoire est dans le creux du rocher.',
          de: 'An den Tafone gebaut; die Wanne steht in der Höhlung des Felsens.',
        },
      },
      { kind: 'double', floor: 'ground', bathroom: 'shower' },
      { kind: 'double', floor: 'ground', bathroom: 'shower' },
      {
        kind: 'double',
        floor: 'lower',
        bathroom: 'shower',
        note: {
          en: 'Beside the pool, its terrace planted with lentisk instead of a railing.',
          fr: 'Au bord de la piscine ; du lentisque en guise de garde-corps.',
          de: 'Am Pool; Mastixsträucher ersetzen das Geländer.',
        },
      },
      { kind: 'double', floor: 'lower', bathroom: 'shower' },
      { kind: 'twin', floor: 'annexe', bathroom: 'shower' },
      {
        kind: 'twin',
        floor: 'annexe',
        bathroom: 'shower',
        note: {
          en: 'Next to the other twin, with a small sitting room for the older children.',
          fr: 'Voisine de l’autre chambre à deux lits, avec un petit salon pour les aînés.',
          de: 'Neben dem anderen Zweibettzimmer, mit kleinem Wohnraum für die Älteren.',
        },
      },
    ],
    text: {
      en: {
        tagline: 'A house bent around a hollow granite rock above Baja Sardinia, facing the Maddalena islands.',
        story:
          'Tafoni are the caves that wind and salt hollow out of granite, a grain at a time. This one, eight metres long and shaped like a sleeping seal, was on the plot before anything else, and the surveyor advised dynamite. The engineer Battista Mura, who built the house in 1971 for his seven brothers and sisters, bent the plan round it instead, and the plaster follows the stone so closely that visitors touch the wall to find where one ends and the other begins.\n\nFrom indoors one sees five islands and the ferry of La Maddalena crossing every half-hour. When the maestrale blows, the sound in the hollow is a low D, a cellist once established; when it drops, only halyards. The table, nine metres of sailcloth-white cement, curves with the terrace so that eighteen people all face the sunset.',
        location:
          'On the slope above Baja Sardinia, four hundred metres by footpath from the bay and its shops; the house’s boat lies in Poltu Quatu, five minutes away. Porto Cervo is ten minutes by car, Cannigione fifteen, the ferries of Palau twenty-five. Olbia airport is forty minutes, with parking for six cars at the house.',
      },
      fr: {
        tagline: 'Une maison ployée autour d’un rocher creux, au-dessus de Baja Sardinia, face à la Maddalena.',
        story:
          'Les tafoni sont des grottes que le vent et le sel creusent dans le granit, grain après grain. Celui-ci, long de huit mètres, en forme de phoque endormi, occupait le terrain avant toute chose, et le géomètre conseillait la dynamite. L’ingénieur Battista Mura, qui bâtit la maison en 1971 pour ses sept frères et sœurs, plia plutôt le plan ; l’enduit épouse si bien la pierre que les visiteurs touchent le mur pour trouver où finit l’un et où commence l’autre.\n\nDu salon, on voit cinq îles et le bac de la Maddalena qui passe toutes les demi-heures. Quand souffle le maestrale, le creux donne un ré grave, une violoncelliste l’a établi ; quand il tombe, on n’entend plus que des drisses. La table, neuf mètres de ciment blanc comme une voile, suit la courbe de la terrasse : à dix-huit, tous regardent le couchant.',
        location:
          'Sur la pente au-dessus de Baja Sardinia, à quatre cents mètres de sentier de la baie et de ses boutiques ; le bateau de la maison mouille à Poltu Quatu, à cinq minutes. Porto Cervo est à dix minutes en voiture, Cannigione à quinze, les bacs de Palau à vingt-cinq. L’aéroport d’Olbia est à quarante minutes ; six voitures se garent sur place.',
      },
      de: {
        tagline: 'Ein Haus, um einen hohlen Granitfels gebogen, über Baja Sardinia mit Blick auf La Maddalena.',
        story:
          'Tafoni heißen die Höhlen, die Wind und Salz Korn für Korn aus dem Granit holen. Diese hier, acht Meter lang und geformt wie eine schlafende Robbe, war vor allem anderen da, und der Vermesser riet zu Dynamit. Der Ingenieur Battista Mura, der das Haus 1971 für seine sieben Geschwister baute, bog lieber den Grundriss; der Putz folgt dem Stein so genau, dass Gäste die Wand betasten, um zu finden, wo das eine aufhört und das andere beginnt.\n\nVon drinnen sieht man fünf Inseln und alle halbe Stunde die Fähre nach La Maddalena. Weht der Maestrale, klingt die Höhlung wie ein tiefes D, das hat eine Cellistin festgestellt; legt er sich, hört man nur noch Fallen an Masten. Der Tisch, neun Meter segelweißer Zement, folgt der Kurve der Terrasse, sodass achtzehn Menschen alle zum Sonnenuntergang blicken.',
        location:
          'Am Hang über Baja Sardinia, vierhundert Meter Fußweg von der Bucht und ihren Läden; das Boot des Hauses liegt in Poltu Quatu, fünf Minuten entfernt. Nach Porto Cervo sind es zehn Autominuten, nach Cannigione fünfzehn, zu den Fähren in Palau fünfundzwanzig. Der Flughafen Olbia liegt vierzig Minuten entfernt; am Haus parken sechs Autos.',
      },
    },
    reviews: [
      {
        stars: 5,
        stayed: '2025-06',
        by: 'The Harringtons, Surrey',
        language: 'en',
        title: 'The rock hums',
        text: 'On the second night the wind rose and the rock began. It is a D; our daughter checked. Gavino at the helm knew which island would be in the lee, every single day. We were seventeen and needed nothing.',
      },
      {
        stars: 5,
        stayed: '2024-07',
        by: 'Alexandre et Inès, Monaco',
        language: 'fr',
        title: 'Tous du même côté',
        text: 'Une table courbe, on n’y pense pas, et cela change tout : personne ne tourne le dos au soir. Équipe discrète, cuisine sarde juste, porceddu mémorable.',
      },
      {
        stars: 4,
        stayed: '2025-08',
        by: 'Dr. Ulrich Pohl, Düsseldorf',
        language: 'de',
        title: 'Hervorragend, mit einer Bitte',
        text: 'Lage, Personal, Boot: ohne Einwand. Der Kinoraum roch in der ersten Nacht nach frischer Farbe, was man einem Gast dieser Preisklasse ersparen sollte.',
        reply:
          'Sie haben recht, und wir bitten um Entschuldigung. Malerarbeiten enden bei uns nun mindestens zehn Tage vor jeder Anreise.',
      },
    ],
  },
  {
    slug: 'casa-sfusato',
    name: 'Casa Sfusato',
    region: 'amalfi-coast',
    place: 'Minori',
    lat: 40.6513,
    lng: 14.6325,
    bedrooms: 3,
    sleeps: 6,
    bathrooms: 3,
    architecture: 'amalfi-terrace',
    landscape: 'cliff',
    weekly: { low: 3700, mid: 4900, high: 6700, peak: 7900 },
    changeover: ['monday', 'saturday', 'sunday'],
    amenities: [
      'sea-view',
      'garden',
      'hot-tub',
      'outdoor-dining',
      'wood-oven',
      'barbecue',
      'air-conditioning',
      'heating',
      'library',
      'desk',
      'fast-wifi',
      'breakfast',
      'weekly-linen',
      'concierge',
    ],
    rooms: [
      {
        kind: 'double',
        floor: 'first',
        bathroom: 'shower',
        note: {
          en: 'A vaulted ceiling, a floor of Vietri tiles, and the bell towers of Ravello’s ridge above.',
          fr: 'Un plafond voûté, un sol de Vietri et, plus haut, les clochers de la crête de Ravello.',
          de: 'Gewölbte Decke, Boden aus Vietri-Fliesen und darüber die Glockentürme am Kamm von Ravello.',
        },
      },
      { kind: 'double', floor: 'first', bathroom: 'shower' },
      {
        kind: 'twin',
        floor: 'lower',
        bathroom: 'bath',
        note: {
          en: 'Below the terrace, with the lemon poles in winter store along one wall.',
          fr: 'Sous la terrasse, les perches des citronniers rangées l’hiver le long d’un mur.',
          de: 'Unter der Terrasse; an einer Wand lagern im Winter die Zitronenstangen.',
        },
      },
    ],
    text: {
      en: {
        tagline: 'A lemon carrier’s house 212 steps above Minori, in the middle of the terraces she climbed.',
        story:
          'Women carried the lemons. Until the nineteen-sixties each basket from these terraces, fifty-seven kilos, went down 212 steps to the beach of Minori on a woman’s shoulders, and Carmela Ruocco, who made the journey six times a day, built this house from her wages, two rooms in 1948, a vault in 1955. Her granddaughter Anna now keeps the trees and shows how a sfusato is eaten: sliced thick, peel and all, with sugar or with salt.\n\nThe steps are the condition, and the reward is that no engine comes within hearing. Mornings are a broom, a cock, the ferry’s horn at twenty to nine. Lunch is served under the pergola of chestnut poles, with fruit hanging at the level of the eyes, on a table of yellow tiles that Anna’s uncle fired at Vietri and signed beneath.',
        location:
          'On the Path of the Lemons between Minori and Maiori, 212 steps above the beach and the pastry shop; a small monorail brings up the luggage. Ravello is reached in forty minutes on foot by the old stairs. The ferry to Amalfi takes ten minutes. Salerno airport is an hour by car, Naples an hour and a half.',
      },
      fr: {
        tagline: 'La maison d’une porteuse de citrons, 212 marches au-dessus de Minori, au milieu des terrasses.',
        story:
          'C’étaient les femmes qui portaient les citrons. Jusque dans les années soixante, chaque panier de ces terrasses, cinquante-sept kilos, descendait 212 marches jusqu’à la plage de Minori sur des épaules de femme. Carmela Ruocco, qui faisait le trajet six fois par jour, bâtit la maison de ses gages, deux pièces en 1948, une voûte en 1955. Sa petite-fille Anna soigne les arbres et montre comment se mange un sfusato : en tranches épaisses, avec l’écorce, au sucre ou au sel.\n\nLes marches sont la condition ; la récompense, c’est qu’aucun moteur ne s’entend. Le matin : un balai, un coq, la corne du bateau à neuf heures moins vingt. On déjeune sous la pergola de perches de châtaignier, les fruits à hauteur d’yeux, à une table de carreaux jaunes que l’oncle d’Anna a cuits à Vietri et signés par-dessous.',
        location:
          'Sur le Sentier des citrons, entre Minori et Maiori, 212 marches au-dessus de la plage et de la pâtisserie ; un petit monorail monte les bagages. Ravello se rejoint à pied en quarante minutes par les vieux escaliers. Le bateau pour Amalfi met dix minutes. L’aéroport de Salerne est à une heure de voiture, Naples à une heure et demie.',
      },
      de: {
        tagline: 'Das Haus einer Zitronenträgerin, 212 Stufen über Minori, mitten in den Terrassen.',
        story:
          'Getragen haben die Zitronen die Frauen. Bis in die sechziger Jahre ging jeder Korb von diesen Terrassen, siebenundfünfzig Kilo, auf Frauenschultern 212 Stufen hinab zum Strand von Minori, und Carmela Ruocco, die den Weg sechsmal am Tag machte, baute dieses Haus von ihrem Lohn: 1948 zwei Räume, 1955 ein Gewölbe. Ihre Enkelin Anna pflegt heute die Bäume und zeigt, wie man einen Sfusato isst: in dicken Scheiben, mit Schale, mit Zucker oder Salz.\n\nDie Stufen sind die Bedingung, und dafür ist kein Motor zu hören. Der Morgen besteht aus einem Besen, einem Hahn und dem Horn der Fähre um zwanzig vor neun. Mittags sitzt man unter der Pergola aus Kastanienstangen, die Früchte in Augenhöhe, an einem Tisch aus gelben Fliesen, die Annas Onkel in Vietri brannte und auf der Unterseite signierte.',
        location:
          'Am Zitronenpfad zwischen Minori und Maiori, 212 Stufen über dem Strand und der Konditorei; das Gepäck kommt mit einer kleinen Einschienenbahn herauf. Nach Ravello geht man über die alten Treppen vierzig Minuten. Die Fähre nach Amalfi braucht zehn Minuten. Der Flughafen Salerno liegt eine Autostunde entfernt, Neapel anderthalb.',
      },
    },
    reviews: [
      {
        stars: 5,
        stayed: '2025-05',
        by: 'Birgit und Thomas, Nürnberg',
        language: 'de',
        title: '212, wir haben nachgezählt',
        text: 'Am dritten Tag schafft man sie ohne Pause. Anna bringt morgens Zitronen und Neuigkeiten. Wer Ruhe an dieser Küste sucht, findet sie genau so weit oben.',
      },
      {
        stars: 5,
        stayed: '2026-06',
        by: 'Joanna, Toronto',
        language: 'en',
        title: 'I eat lemons with salt now',
        text: 'Thick slices, peel on. I would not have believed it. We took the boat everywhere and never once sat in the traffic we could see below. The tub under the trees at night is a fine thing.',
      },
      {
        stars: 4,
        stayed: '2024-09',
        by: 'Marie-Christine, Metz',
        language: 'fr',
        title: 'Avoir de bons genoux',
        text: 'Maison pleine de caractère, carreaux superbes. Mon mari, opéré du genou, a souffert des marches malgré votre avertissement honnête. Le monorail est pour les valises, hélas.',
      },
    ],
  },
  {
    slug: 'villa-assiola',
    name: 'Villa Assiola',
    region: 'amalfi-coast',
    place: 'Praiano',
    lat: 40.6122,
    lng: 14.5212,
    bedrooms: 6,
    sleeps: 12,
    bathrooms: 7,
    architecture: 'amalfi-terrace',
    landscape: 'cliff',
    exquisite: true,
    weekly: { low: 16900, mid: 23200, high: 32500, peak: 39500 },
    alsoLetWith: [4],
    changeover: ['saturday', 'sunday'],
    minimumNights: 5,
    pool: { heated: true, safety: 'none' },
    amenities: [
      'sea-view',
      'garden',
      'outdoor-dining',
      'wood-oven',
      'yoga-deck',
      'hammam',
      'motor-boat',
      'air-conditioning',
      'heating',
      'library',
      'wine-cellar',
      'fast-wifi',
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
          en: 'Under the tiled dome; Positano by lamplight from the pillow.',
          fr: 'Sous la coupole de majolique ; Positano aux lampes depuis l’oreiller.',
          de: 'Unter der Majolikakuppel; vom Kissen aus Positano im Lampenlicht.',
        },
      },
      {
        kind: 'double',
        floor: 'first',
        bathroom: 'bath-and-shower',
        note: {
          en: 'A terrace of its own facing Capri and the Faraglioni.',
          fr: 'Sa propre terrasse, face à Capri et aux Faraglioni.',
          de: 'Eigene Terrasse gegenüber von Capri und den Faraglioni.',
        },
      },
      { kind: 'double', floor: 'first', bathroom: 'shower' },
      { kind: 'double', floor: 'ground', bathroom: 'shower' },
      {
        kind: 'double',
        floor: 'lower',
        bathroom: 'shower',
        note: {
          en: 'Carved into the cliff, cool in August; the back wall is the mountain.',
          fr: 'Creusée dans la falaise, fraîche en août ; le mur du fond est la montagne.',
          de: 'In den Fels gehauen, kühl im August; die Rückwand ist der Berg.',
        },
      },
      { kind: 'twin', floor: 'lower', bathroom: 'shower' },
    ],
    text: {
      en: {
        tagline: 'Five terraces down a Praiano cliff, named for the owl that calls one note from May to August.',
        story:
          'The scops owl has one note, and gives it every three seconds. It was calling from the carob when the Neapolitan printer Achille Savarese came to look at the ruin in 1926, and he signed that evening; in his deed the property already has its name. He set the house on the walls of a coral fishers’ store, spread it over five terraces, and covered the stair tower with a dome of green and yellow tiles, misfires from Vietri, bought by the cartload.\n\nPraiano faces west, a rare thing here, so the day ends on the house: in June behind the ridge of Positano, in October behind Capri, at a quarter past six. The table is set for it, under bougainvillea planted in the same year, on a slab cut from a lithographic stone. In a certain light one can read a line of Leopardi, backwards.',
        location:
          'On the western side of Praiano, in the quarter of Vettica Maggiore, below the road and joined to it by a lift. The square of San Gennaro is five minutes on foot, the beach of Gavitella 300 steps down. Positano is fifteen minutes away, Amalfi twenty-five, or either by the house’s boat. Naples airport is an hour and a half.',
      },
      fr: {
        tagline:
          'Cinq terrasses sur la falaise de Praiano, qui doivent leur nom au petit-duc, chanteur d’une seule note.',
        story:
          'Le petit-duc n’a qu’une note, et la donne toutes les trois secondes. Il chantait dans le caroubier quand l’imprimeur napolitain Achille Savarese vint voir la ruine, en 1926, et signa le soir même ; dans l’acte, la propriété porte déjà son nom. Il posa la maison sur les murs d’un dépôt de corailleurs, l’étagea sur cinq terrasses et coiffa la tour d’escalier d’une coupole de carreaux verts et jaunes, des ratés de Vietri achetés à la charrette.\n\nPraiano regarde l’ouest, chose rare ici, et le jour finit sur la maison : en juin derrière la crête de Positano, en octobre derrière Capri, à six heures et quart. La table est mise pour cela, sous une bougainvillée plantée la même année, sur une dalle de pierre lithographique. Sous certaine lumière, on y lit à l’envers un vers de Leopardi.',
        location:
          'Du côté ouest de Praiano, dans le quartier de Vettica Maggiore, sous la route, à laquelle la relie un ascenseur. La place San Gennaro est à cinq minutes à pied, la plage de la Gavitella 300 marches plus bas. Positano se trouve à quinze minutes, Amalfi à vingt-cinq, l’une et l’autre aussi avec le bateau de la maison. L’aéroport de Naples est à une heure et demie.',
      },
      de: {
        tagline: 'Fünf Terrassen am Fels von Praiano, benannt nach der Zwergohreule und ihrem einzigen Ton.',
        story:
          'Die Zwergohreule hat einen einzigen Ton, alle drei Sekunden. Sie rief aus dem Johannisbrotbaum, als der neapolitanische Drucker Achille Savarese 1926 die Ruine besichtigte, und er unterschrieb noch am selben Abend; im Vertrag trägt das Anwesen schon ihren Namen. Er setzte das Haus auf die Mauern eines Lagers der Korallenfischer, verteilte es auf fünf Terrassen und krönte den Treppenturm mit einer Kuppel aus grünen und gelben Fliesen, Fehlbränden aus Vietri, karrenweise gekauft.\n\nPraiano blickt nach Westen, hier eine Seltenheit, und so endet der Tag auf dem Haus: im Juni hinter dem Kamm von Positano, im Oktober hinter Capri, um Viertel nach sechs. Dafür ist gedeckt, unter einer Bougainvillea aus demselben Jahr, auf einer Platte aus Lithografenstein. Bei gewissem Licht liest man darauf, spiegelverkehrt, einen Vers von Leopardi.',
        location:
          'Auf der Westseite von Praiano, im Ortsteil Vettica Maggiore, unterhalb der Straße und durch einen Lift mit ihr verbunden. Zum Platz von San Gennaro geht man fünf Minuten, zum Strand Gavitella 300 Stufen hinab. Positano liegt fünfzehn Minuten entfernt, Amalfi fünfundzwanzig, beide auch mit dem Boot des Hauses. Der Flughafen Neapel ist anderthalb Stunden entfernt.',
      },
    },
    reviews: [
      {
        stars: 5,
        stayed: '2025-06',
        by: 'Cécile et Thomas, Versailles',
        language: 'fr',
        title: 'Une note, toutes les trois secondes',
        text: 'La première nuit, nous l’avons cherché ; la septième, il nous a manqué dans le train. Luca nous a conduits à Capri en quarante minutes et déposés au dîner à l’heure. Lieu d’une rare justesse.',
      },
      {
        stars: 5,
        stayed: '2024-05',
        by: 'Victoria and Hugh, Bath',
        language: 'en',
        title: 'The sun sets at your own table',
        text: 'Everyone else on this coast loses the light at five. Twelve of us read the Leopardi with a shaving mirror. The lift is slow and nobody cared.',
      },
      {
        stars: 4,
        stayed: '2026-07',
        by: 'Ruprecht, Wien',
        language: 'de',
        title: 'Schön, steil, unvergessen',
        text: 'Ein Haus für Leute, die gern Treppen steigen, Lift hin oder her. Personal und Küche ausgezeichnet. An zwei Abenden kam Musik vom Strand herauf, bis elf.',
      },
    ],
  },
]
