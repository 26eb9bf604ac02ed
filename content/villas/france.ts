import type { WrittenVilla } from '../shapes.ts'

export const france: WrittenVilla[] = [
  {
    slug: 'u-pagliaghju',
    name: 'U Pagliaghju',
    region: 'corsica',
    place: 'Casta',
    lat: 42.664,
    lng: 9.219,
    bedrooms: 2,
    sleeps: 4,
    bathrooms: 2,
    architecture: 'bergerie',
    landscape: 'mountains',
    weekly: { low: 2600, mid: 3200, high: 4100, peak: 4900 },
    changeover: ['saturday', 'sunday'],
    minimumNights: 4,
    pool: { safety: 'alarm' },
    amenities: [
      'sea-view',
      'garden',
      'outdoor-dining',
      'barbecue',
      'wood-oven',
      'heating',
      'fireplace',
      'library',
      'air-conditioning',
      'weekly-linen',
      'bicycles',
      'pets-welcome',
      'parking',
      'generator',
    ],
    rooms: [
      {
        kind: 'double',
        floor: 'ground',
        bathroom: 'shower',
        note: {
          en: 'The old straw store: walls a metre thick, and a window no wider than a book, facing west.',
          fr: 'L’ancienne réserve à paille : des murs d’un mètre et, au couchant, une fenêtre pas plus large qu’un livre.',
          de: 'Das einstige Strohlager: meterdicke Mauern und nach Westen ein Fenster, nicht breiter als ein Buch.',
        },
      },
      { kind: 'twin', floor: 'annexe', bathroom: 'shower' },
    ],
    text: {
      en: {
        tagline: 'A grain-growers’ straw barn at the edge of the Agriate, with the last lit window before the sea.',
        story:
          'Straw was the first guest. For two centuries families from Cap Corse sailed over each autumn to sow wheat in the Agriate, threshed it in June, and left the straw in small stone barns roofed with clay and maquis. This is one of them, with a second built in 1998 by the same stonemason’s grandson to match it.\n\nThe larger holds the kitchen, the fireplace and one bedroom; the smaller is for the other two guests, twenty steps away across a threshing floor that has become the terrace. The pool lies below, out of sight of both doors, and is filled from the property’s own spring. There is no light to be seen at night except Saint-Florent’s, and that only from the bread oven.',
        location:
          'Casta is a hamlet of a few houses on the road through the Agriate, twenty minutes from the harbour and shops of Saint-Florent. The track to Saleccia beach starts here and takes an hour by off-road vehicle; boats go there too. Bastia airport is an hour and ten minutes away, over the Col de Teghime.',
      },
      fr: {
        tagline:
          'Une grange à paille de laboureurs au bord des Agriates, et la dernière fenêtre éclairée avant la mer.',
        story:
          'La paille fut ici le premier hôte. Pendant deux siècles, des familles du Cap Corse traversaient le golfe à l’automne pour semer le blé dans les Agriates, le battaient en juin et laissaient la paille dans de petites granges de pierre, couvertes d’argile et de maquis. En voici une, rejointe en 1998 par une seconde que le petit-fils du même maçon a bâtie à l’identique.\n\nLa grande abrite la cuisine, la cheminée et une chambre ; la petite loge les deux autres voyageurs, à vingt pas, de l’autre côté de l’aire de battage devenue terrasse. La piscine, en contrebas, ne se voit d’aucune des deux portes ; elle est alimentée par la source de la propriété. La nuit, on n’aperçoit d’autre lumière que celle de Saint-Florent, et seulement depuis le four à pain.',
        location:
          'Casta est un hameau de quelques maisons sur la route des Agriates, à vingt minutes du port et des commerces de Saint-Florent. La piste de la plage de Saleccia part d’ici : une heure en tout-terrain ; on y va aussi en bateau. L’aéroport de Bastia est à une heure dix, par le col de Teghime.',
      },
      de: {
        tagline: 'Eine Strohscheune der Kornbauern am Rand der Agriate, mit dem letzten hellen Fenster vor dem Meer.',
        story:
          'Der erste Gast war das Stroh. Zwei Jahrhunderte lang kamen Familien vom Cap Corse im Herbst über den Golf, säten in den Agriate Weizen, droschen ihn im Juni und ließen das Stroh in kleinen Steinscheunen zurück, gedeckt mit Lehm und Macchia. Dies ist eine davon; die zweite hat 1998 der Enkel desselben Maurers passend dazu gebaut.\n\nIn der größeren liegen Küche, Kamin und ein Schlafzimmer; die kleinere beherbergt die beiden anderen Gäste, zwanzig Schritte entfernt, jenseits des Dreschplatzes, der heute Terrasse ist. Der Pool liegt tiefer, von keiner der beiden Türen zu sehen, und wird aus der eigenen Quelle gespeist. Nachts leuchtet nur Saint-Florent herüber, und auch das allein dort, wo der Brotofen steht.',
        location:
          'Casta besteht aus wenigen Häusern an der Straße durch die Agriate; zum Hafen und zu den Läden von Saint-Florent sind es zwanzig Minuten. Hier beginnt die Piste zum Strand von Saleccia, eine Stunde mit dem Geländewagen; auch Boote fahren hin. Der Flughafen von Bastia ist über den Col de Teghime in einer Stunde und zehn Minuten erreicht.',
      },
    },
    reviews: [
      {
        stars: 5,
        stayed: '2025-06',
        by: 'Claire et Yann, Nantes',
        language: 'fr',
        title: 'Le silence, puis les étoiles',
        text: 'Nous avons fait le pain dans le four deux matins sur sept. La piste de Saleccia se mérite, mais à neuf heures la plage était à nous.',
      },
      {
        stars: 4,
        stayed: '2024-09',
        by: 'Anna und Felix, Freiburg',
        language: 'de',
        title: 'Für zwei Paare genau richtig',
        text: 'Zwei Häuser, ein Tisch: besser geht es mit Freunden nicht. Nur der Weg ist steinig; mit einem niedrigen Auto fährt man im Schritt.',
        reply: 'Danke für den Hinweis. Die letzten 300 Meter sind im Winter neu geschottert worden.',
      },
    ],
  },
  {
    slug: 'mandria-vecchia',
    name: 'Mandria Vecchia',
    region: 'corsica',
    place: 'Porto Pollo',
    lat: 41.7172,
    lng: 8.8012,
    bedrooms: 3,
    sleeps: 6,
    bathrooms: 3,
    architecture: 'bergerie',
    landscape: 'island-bay',
    weekly: { low: 3400, mid: 4700, high: 6600, peak: 8200 },
    changeover: ['saturday'],
    pool: { safety: 'fence' },
    amenities: [
      'sea-view',
      'garden',
      'outdoor-dining',
      'outdoor-kitchen',
      'barbecue',
      'paddle-boards',
      'air-conditioning',
      'heating',
      'fast-wifi',
      'weekly-linen',
      'cot-and-high-chair',
      'ev-charger',
      'parking',
    ],
    rooms: [
      {
        kind: 'double',
        floor: 'ground',
        bathroom: 'shower',
        note: {
          en: 'Opens on the walled pen, now a garden of immortelle and rockrose.',
          fr: 'Donne sur l’enclos muré, devenu un jardin d’immortelles et de cistes.',
          de: 'Öffnet sich zum ummauerten Pferch, heute ein Garten aus Strohblumen und Zistrosen.',
        },
      },
      {
        kind: 'double',
        floor: 'first',
        bathroom: 'bath',
        note: {
          en: 'Under chestnut beams, with the whole Gulf of Valinco in the window.',
          fr: 'Sous les poutres de châtaignier, tout le golfe du Valinco dans la fenêtre.',
          de: 'Unter Kastanienbalken, mit dem ganzen Golf von Valinco im Fenster.',
        },
      },
      { kind: 'bunk', floor: 'ground', bathroom: 'shower' },
    ],
    text: {
      en: {
        tagline: 'A goat farm above the Gulf of Valinco whose pen is a garden and whose path still ends at the water.',
        story:
          'Two hundred goats came down this hillside every November and went up again in May. The route they wore between the boulders is still the shortest way to the beach: eleven minutes down, sixteen back with wet towels. The owner’s grandfather was the last to keep the herd; the owner, an architect in Ajaccio, kept everything else.\n\nHe joined the shepherd’s house to the cheese room with a passage of glass and left the granite as it was, so that rock comes indoors beside the bath and behind the stove. The kitchen is outside, under a roof of heather branches, with a long stone sink. Evenings belong to the western wall: the sun sets behind Capu di Muru, beyond the bay of Cupabia, and the wall gives back the warmth until the plates are cleared.',
        location:
          'The house stands on the slope above Porto Pollo, a fishing village with a jetty, a bakery, a dive centre and a handful of restaurants, all within a kilometre. Filitosa’s carved menhirs are fifteen minutes away by car, Propriano half an hour round the gulf, Ajaccio airport about an hour.',
      },
      fr: {
        tagline:
          'Une chèvrerie au-dessus du Valinco, dont l’enclos est un jardin et dont le sentier finit toujours dans l’eau.',
        story:
          'Deux cents chèvres descendaient cette pente en novembre et la remontaient en mai. Le chemin qu’elles ont usé entre les rochers reste le plus court vers la plage : onze minutes pour descendre, seize pour remonter avec les serviettes mouillées. Le grand-père du propriétaire fut le dernier à garder le troupeau ; son petit-fils, architecte à Ajaccio, a gardé tout le reste.\n\nUn passage vitré relie la maison du berger à la fromagerie, et le granit est resté où il était : le rocher entre donc dans la salle de bains et derrière le fourneau. La cuisine est dehors, sous un toit de bruyère, avec un long évier de pierre. Le soir appartient au mur de l’ouest : le soleil se couche derrière le Capu di Muru, au-delà de la baie de Cupabia, et le mur rend sa chaleur jusqu’à ce que la table soit débarrassée.',
        location:
          'La maison domine Porto Pollo, village de pêcheurs avec sa jetée, sa boulangerie, son club de plongée et quelques restaurants, à moins d’un kilomètre. Les menhirs sculptés de Filitosa sont à un quart d’heure en voiture, Propriano à une demi-heure par le tour du golfe, l’aéroport d’Ajaccio à une heure environ.',
      },
      de: {
        tagline: 'Ein Ziegenhof über dem Golf von Valinco: Der Pferch ist Garten, der Pfad endet noch immer im Wasser.',
        story:
          'Zweihundert Ziegen zogen im November diesen Hang herab und im Mai wieder hinauf. Der Pfad, den sie zwischen den Felsen austraten, ist bis heute der kürzeste Weg zum Strand: elf Minuten hinunter, sechzehn zurück, mit nassen Handtüchern. Der Großvater des Eigentümers hielt als Letzter die Herde; der Enkel, Architekt in Ajaccio, hielt an allem anderen fest.\n\nEin gläserner Gang verbindet nun das Hirtenhaus mit der Käsekammer, und der Granit blieb, wo er war: Fels steht neben der Badewanne und hinter dem Herd. Gekocht wird draußen, unter einem Dach aus Baumheide, an einem langen steinernen Spülbecken. Der Abend gehört der Westmauer: Jenseits der Bucht von Cupabia sinkt die Sonne hinter den Capu di Muru, und die Mauer gibt ihre Wärme ab, bis der Tisch geräumt ist.',
        location:
          'Das Haus liegt am Hang über Porto Pollo, einem Fischerdorf mit Mole, Bäckerei, Tauchschule und einigen Restaurants, alles innerhalb eines Kilometers. Zu den behauenen Menhiren von Filitosa fährt man eine Viertelstunde, nach Propriano um den Golf herum eine halbe, zum Flughafen Ajaccio etwa eine ganze Stunde.',
      },
    },
    reviews: [
      {
        stars: 5,
        stayed: '2025-07',
        by: 'The Hartleys, Bristol',
        language: 'en',
        title: 'The path is the best part',
        text: 'Our boys ran down it before breakfast every day. The glass passage sounds odd and is lovely in the morning light.',
      },
      {
        stars: 5,
        stayed: '2024-06',
        by: 'Sylvie M., Lyon',
        language: 'fr',
        title: 'Tout est pensé',
        text: 'Une maison d’architecte qui ne se regarde pas le nombril. L’évier extérieur sert à tout, du poisson aux maillots.',
      },
      {
        stars: 4,
        stayed: '2026-05',
        by: 'Familie Brandt, Kassel',
        language: 'de',
        title: 'Ruhig und klug gebaut',
        text: 'Im Mai war der Pool noch frisch, das Meer auch. Dafür blühte der ganze Hang, und am Strand waren wir zu viert.',
      },
    ],
  },
  {
    slug: 'oliu-novu',
    name: 'Oliu Novu',
    region: 'corsica',
    place: 'Pigna',
    lat: 42.5978,
    lng: 8.9008,
    bedrooms: 4,
    sleeps: 8,
    bathrooms: 4,
    architecture: 'bergerie',
    landscape: 'olive-hills',
    weekly: { low: 4200, mid: 5900, high: 8900, peak: 11500 },
    alsoLetWith: [3],
    changeover: ['saturday', 'sunday'],
    pool: { heated: true, safety: 'cover' },
    amenities: [
      'sea-view',
      'garden',
      'olive-grove',
      'outdoor-dining',
      'barbecue',
      'petanque',
      'piano',
      'library',
      'fireplace',
      'heating',
      'air-conditioning',
      'fast-wifi',
      'desk',
      'cook',
      'weekly-linen',
      'gardener',
      'parking',
    ],
    rooms: [
      {
        kind: 'double',
        floor: 'first',
        bathroom: 'bath-and-shower',
        note: {
          en: 'The miller’s room; its balcony looks to Algajola and the sea.',
          fr: 'La chambre du meunier, son balcon tourné vers Algajola et la mer.',
          de: 'Das Zimmer des Müllers mit Balkon nach Algajola und zum Meer.',
        },
      },
      { kind: 'double', floor: 'first', bathroom: 'shower' },
      {
        kind: 'twin',
        floor: 'ground',
        bathroom: 'shower',
        note: {
          en: 'Vaulted; the channel that carried the oil runs along the floor under glass.',
          fr: 'Voûtée ; la rigole où coulait l’huile court sous une vitre, à même le sol.',
          de: 'Gewölbt; die Rinne, durch die das Öl floss, verläuft unter Glas im Boden.',
        },
      },
      { kind: 'double', floor: 'annexe', bathroom: 'shower' },
    ],
    text: {
      en: {
        tagline: 'An olive mill under the village of Pigna, where the press stands beside a piano and both still work.',
        story:
          'On the lintel someone has cut 1846 and, beneath it, a donkey. The donkey turned the stone; the stone is in the sitting room, and guests put their drinks on it. Pigna had four mills then, and this was the one outside the walls, on the terraces that fall towards Algajola.\n\nA luthier from the village and his wife, a pianist, spent nine winters on the restoration. Lime, chestnut, reed ceilings, nothing painted that could be left bare. The vault keeps 21 degrees in August without help, though help is there. The piano is tuned before every arrival, because musicians from the summer festival have been known to come for supper. Forty-two olive trees are picked in November, and each house guest of the following year takes home a bottle of the oil that gave the place its name.',
        location:
          'Five minutes on foot along a mule path lead to Pigna: potters, an instrument maker, an earth-walled concert hall, three tables worth booking. The beach of Aregno is ten minutes away by car, L’Île-Rousse and its covered market a quarter of an hour, Calvi and its airport twenty-five minutes.',
      },
      fr: {
        tagline:
          'Un moulin à huile sous Pigna, où le pressoir voisine avec un piano, l’un et l’autre en état de marche.',
        story:
          'Sur le linteau, quelqu’un a gravé 1846 et, dessous, un âne. L’âne tournait la meule ; la meule est au salon, et l’on y pose son verre. Pigna comptait alors quatre moulins ; celui-ci était hors les murs, sur les terrasses qui descendent vers Algajola.\n\nUn luthier du village et sa femme, pianiste, ont consacré neuf hivers à le restaurer : de la chaux, du châtaignier, des plafonds de roseaux, et rien de peint qui pût rester nu. La voûte garde 21 degrés en août sans aide, même si l’aide existe. Le piano est accordé avant chaque arrivée, car il est arrivé que des musiciens du festival d’été viennent souper. Quarante-deux oliviers sont récoltés en novembre, et chaque voyageur de l’année suivante emporte une bouteille de cette huile nouvelle qui a donné son nom à la maison.',
        location:
          'Cinq minutes à pied par un chemin muletier mènent à Pigna : des potiers, un facteur d’instruments, une salle de concert en terre crue, trois tables où l’on réserve. La plage d’Aregno est à dix minutes en voiture, L’Île-Rousse et son marché couvert à un quart d’heure, Calvi et son aéroport à vingt-cinq minutes.',
      },
      de: {
        tagline:
          'Eine Ölmühle unterhalb von Pigna, in der Presse und Klavier nebeneinander stehen und beide noch gehen.',
        story:
          'In den Türsturz hat jemand 1846 gemeißelt und darunter einen Esel. Der Esel drehte den Stein; der Stein liegt im Wohnzimmer, und man stellt sein Glas darauf ab. Vier Mühlen hatte Pigna damals; diese stand vor den Mauern, auf den Terrassen, die nach Algajola abfallen.\n\nEin Geigenbauer aus dem Dorf und seine Frau, eine Pianistin, haben neun Winter lang restauriert: Kalk, Kastanie, Decken aus Schilf, nichts gestrichen, was roh bleiben konnte. Das Gewölbe hält im August ohne Hilfe 21 Grad, auch wenn es Hilfe gibt. Vor jeder Anreise wird das Klavier gestimmt, denn Musiker vom Sommerfestival kamen schon zum Abendessen. Zweiundvierzig Ölbäume werden im November geerntet, und jeder Gast des nächsten Jahres nimmt eine Flasche jenes neuen Öls mit, nach dem das Haus heißt.',
        location:
          'Ein Maultierpfad führt in fünf Minuten nach Pigna: Töpfer, ein Instrumentenbauer, ein Konzertsaal aus Lehm und drei Gasthäuser, in denen man besser reserviert. Zum Strand von Aregno sind es zehn Autominuten, nach L’Île-Rousse mit seiner Markthalle eine Viertelstunde, nach Calvi und zum Flughafen fünfundzwanzig Minuten.',
      },
    },
    reviews: [
      {
        stars: 5,
        stayed: '2024-07',
        by: 'Margit und Peter S., Salzburg',
        language: 'de',
        title: 'Hausmusik im Gewölbe',
        text: 'Wir sind zu viert Amateurmusiker und haben jeden Abend gespielt. Die Akustik des Gewölbes ist ein Geschenk, das Öl auch.',
      },
      {
        stars: 5,
        stayed: '2025-09',
        by: 'Judith, Edinburgh',
        language: 'en',
        title: 'A house with manners',
        text: 'Everything one needs and nothing one must step round. Walking up to Pigna at dusk, with swifts, was the week’s daily pleasure.',
      },
      {
        stars: 5,
        stayed: '2026-06',
        by: 'Les Delmas, Toulouse',
        language: 'fr',
        title: 'La Balagne au calme',
        text: 'Nous cherchions un village vivant et une maison à l’écart. C’est exactement cela, à cinq minutes près.',
      },
    ],
  },
  {
    slug: 'villa-falesia',
    name: 'Villa Falesia',
    region: 'corsica',
    place: 'Gurgazu, Bonifacio',
    lat: 41.4116,
    lng: 9.2218,
    bedrooms: 5,
    sleeps: 10,
    bathrooms: 5,
    architecture: 'modern-white',
    landscape: 'open-sea',
    weekly: { low: 9800, mid: 14200, high: 20500, peak: 26000 },
    alsoLetWith: [4],
    changeover: ['saturday'],
    minimumNights: 7,
    pool: { heated: true, safety: 'cover' },
    amenities: [
      'on-the-water',
      'private-jetty',
      'sea-view',
      'garden',
      'outdoor-dining',
      'outdoor-kitchen',
      'barbecue',
      'paddle-boards',
      'motor-boat',
      'gym',
      'air-conditioning',
      'heating',
      'fast-wifi',
      'desk',
      'daily-housekeeping',
      'concierge',
      'step-free',
      'ev-charger',
      'parking',
    ],
    rooms: [
      {
        kind: 'double',
        floor: 'ground',
        bathroom: 'bath-and-shower',
        note: {
          en: 'At the eastern end: the sun rises out of the gulf and reaches the bed at seven.',
          fr: 'À l’extrémité est : le soleil sort du golfe et touche le lit à sept heures.',
          de: 'Am Ostende: Die Sonne steigt aus dem Golf und erreicht um sieben das Bett.',
        },
      },
      {
        kind: 'double',
        floor: 'ground',
        bathroom: 'shower',
        note: {
          en: 'Doors 110 centimetres wide and a level shower with a seat.',
          fr: 'Portes de 110 centimètres et douche de plain-pied avec siège.',
          de: 'Türen von 110 Zentimetern und eine ebenerdige Dusche mit Sitz.',
        },
      },
      { kind: 'double', floor: 'ground', bathroom: 'shower' },
      { kind: 'twin', floor: 'ground', bathroom: 'shower' },
      {
        kind: 'twin',
        floor: 'annexe',
        bathroom: 'shower',
        note: {
          en: 'In the boathouse, three metres from the jetty.',
          fr: 'Dans l’abri à bateaux, à trois mètres du ponton.',
          de: 'Im Bootshaus, drei Meter vom Steg.',
        },
      },
    ],
    text: {
      en: {
        tagline:
          'One storey, sixty metres long, laid along the shore of Sant’Amanza like the stratum of white rock beneath it.',
        story:
          'Seen from the water, the house is a line. The limestone of Bonifacio lies in level beds, and the architect added one more: a single storey of pale concrete, sixty metres from end to end, without a step from the car to the jetty. A wheelchair, a pram and a trolley of diving cylinders use the same ramp.\n\nEvery room looks east over the gulf. The western side is closed, for the wind comes from there, three days out of seven, and the Strait of Bonifacio is among the windiest in the Mediterranean; on those days the gulf fills with sails and the courtyard, with its fig tree and its long table, stays still enough for candles. The boat at the jetty is a six-metre wooden pointu with a placid diesel; a licence is not needed if the boatman comes too.',
        location:
          'Gurgazu is a scatter of houses and one beach restaurant on the Gulf of Sant’Amanza. Bonifacio’s upper town and harbour are ten minutes away by car; boats for the Lavezzi islands leave from there. The sandy crescent of Maora is a ten-minute walk, Figari airport half an hour’s drive.',
      },
      fr: {
        tagline:
          'Un seul niveau de soixante mètres, posé au bord de Sant’Amanza comme une strate de plus sur le calcaire.',
        story:
          'Vue de l’eau, la maison est un trait. Le calcaire de Bonifacio repose en bancs horizontaux ; l’architecte en a ajouté un : un seul niveau de béton clair, soixante mètres d’un bout à l’autre, sans une marche de la voiture au ponton. Le fauteuil roulant, la poussette et le chariot de bouteilles de plongée prennent la même rampe.\n\nToutes les pièces regardent le golfe, à l’est. Le côté ouest est fermé, car le vent vient de là, trois jours sur sept, et les bouches de Bonifacio comptent parmi les passages les plus ventés de Méditerranée ; ces jours-là, le golfe se couvre de voiles, et la cour, avec son figuier et sa longue table, reste assez calme pour des bougies. Le bateau amarré au ponton est un pointu de six mètres au diesel placide ; nul besoin de permis si le marin vient aussi.',
        location:
          'Gurgazu, ce sont quelques maisons et un restaurant de plage sur le golfe de Sant’Amanza. La haute ville et le port de Bonifacio, d’où partent les bateaux des Lavezzi, sont à dix minutes en voiture. Le croissant de sable de Maora se rejoint en dix minutes à pied, l’aéroport de Figari en une demi-heure de route.',
      },
      de: {
        tagline:
          'Ein einziges Geschoss, sechzig Meter lang, ans Ufer von Sant’Amanza gelegt wie eine weitere Schicht Kalk.',
        story:
          'Vom Wasser aus ist das Haus ein Strich. Der Kalk von Bonifacio liegt in waagrechten Bänken, und der Architekt hat eine hinzugefügt: ein einziges Geschoss aus hellem Beton, sechzig Meter von Ende zu Ende, ohne eine Stufe vom Auto bis zum Steg. Rollstuhl, Kinderwagen und der Karren mit den Tauchflaschen nehmen dieselbe Rampe.\n\nAlle Zimmer blicken nach Osten über den Golf. Die Westseite ist geschlossen, denn von dort kommt der Wind, an drei von sieben Tagen, und die Straße von Bonifacio gehört zu den windigsten Engen des Mittelmeers; dann füllt sich der Golf mit Segeln, und im Hof mit dem Feigenbaum und dem langen Tisch bleibt es still genug für Kerzen. Am Steg liegt ein sechs Meter langer hölzerner Pointu mit gemütlichem Diesel; einen Führerschein braucht nicht, wer den Bootsmann mitnimmt.',
        location:
          'Gurgazu sind ein paar Häuser und ein Strandrestaurant am Golf von Sant’Amanza. Oberstadt und Hafen von Bonifacio, wo die Boote zu den Lavezzi-Inseln ablegen, erreicht man in zehn Autominuten. Zur Sandsichel von Maora geht man zehn Minuten, zum Flughafen Figari fährt man eine halbe Stunde.',
      },
    },
    reviews: [
      {
        stars: 5,
        stayed: '2025-05',
        by: 'Robert and Elaine, Harrogate',
        language: 'en',
        title: 'Truly step-free',
        text: 'My wife uses a wheelchair, and for once “accessible” was not a manner of speaking. She was on the jetty before I had unpacked.',
        reply: 'The owner measured every door himself. He asked us to thank you for noticing.',
      },
      {
        stars: 5,
        stayed: '2024-08',
        by: 'Famille Ricard, Genève',
        language: 'fr',
        title: 'Le vent est dehors',
        text: 'Deux jours de grand vent d’ouest : les enfants sur leurs planches, nous sous le figuier, une bougie allumée. Tout est dit.',
      },
      {
        stars: 4,
        stayed: '2025-10',
        by: 'Jörg W., Hamburg',
        language: 'de',
        title: 'Schöner Bau, ein langer Flur',
        text: 'Großartige Architektur und ein sehr freundlicher Bootsmann. Wer im Bootshaus schläft, hat es abends ein Stück weit bis zum Hof.',
      },
    ],
  },
  {
    slug: 'villa-pineta',
    name: 'Villa Pineta',
    region: 'corsica',
    place: 'Palombaggia',
    lat: 41.5608,
    lng: 9.3198,
    bedrooms: 7,
    sleeps: 14,
    bathrooms: 8,
    architecture: 'modern-white',
    landscape: 'pine-coast',
    exquisite: true,
    weekly: { low: 18500, mid: 26000, high: 37500, peak: 46000 },
    alsoLetWith: [5, 6],
    changeover: ['saturday'],
    minimumNights: 7,
    pool: { heated: true, childrens: true, safety: 'fence' },
    amenities: [
      'sea-view',
      'garden',
      'outdoor-dining',
      'outdoor-kitchen',
      'barbecue',
      'gym',
      'hammam',
      'yoga-deck',
      'paddle-boards',
      'cinema',
      'air-conditioning',
      'heating',
      'fast-wifi',
      'cook',
      'breakfast',
      'daily-housekeeping',
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
          en: 'High in the pines; from the bath one looks out to the Cerbicale islands.',
          fr: 'Au niveau des cimes ; de la baignoire, on regarde les îles Cerbicale.',
          de: 'Hoch in den Pinien; aus der Wanne blickt man auf die Cerbicale-Inseln.',
        },
      },
      { kind: 'double', floor: 'first', bathroom: 'bath-and-shower' },
      { kind: 'double', floor: 'ground', bathroom: 'shower' },
      {
        kind: 'double',
        floor: 'ground',
        bathroom: 'shower',
        note: {
          en: 'Opens straight on to the pool, with an outdoor shower between two boulders.',
          fr: 'De plain-pied avec la piscine, et une douche extérieure entre deux rochers.',
          de: 'Direkt am Pool, mit einer Außendusche zwischen zwei Felsblöcken.',
        },
      },
      { kind: 'twin', floor: 'ground', bathroom: 'shower' },
      {
        kind: 'bunk',
        floor: 'lower',
        bathroom: 'shower',
        note: {
          en: 'Beside the cinema, with portholes into the children’s pool.',
          fr: 'À côté de la salle de cinéma, avec des hublots sur le petit bassin.',
          de: 'Neben dem Kino, mit Bullaugen ins Kinderbecken.',
        },
      },
      {
        kind: 'double',
        floor: 'annexe',
        bathroom: 'shower',
        note: {
          en: 'The guest house under the largest pine: grandparents and nannies contend for it.',
          fr: 'Le pavillon sous le plus grand pin : grands-parents et nourrices se le disputent.',
          de: 'Das Gästehaus unter der größten Pinie: Großeltern und Kindermädchen streiten darum.',
        },
      },
    ],
    text: {
      en: {
        tagline: 'A house that bends twice for its pines, six minutes by path from the sand of Palombaggia.',
        story:
          'The trees were here first. The oldest of the umbrella pines has stood for some 180 years, and since none was to fall, the plan bends twice and four trunks rise through the terraces in round openings edged with bronze. Resin is the first thing guests smell and the last they forget.\n\nInside, the walls are white and the floors are of the pink granite on which the beach itself lies. The kitchen has two halves: one for the cook, who comes from Levie and brings her own chestnut flour, and one for the rest. The path to Palombaggia leaves by the lower gate, crosses the juniper dunes and takes six minutes. At eight in the morning the sand is empty, the islands are grey, and the day is not decided yet.',
        location:
          'Palombaggia lies south-east of Porto-Vecchio, facing the nature reserve of the Cerbicale islands; the beach is 450 metres away. Porto-Vecchio’s citadel and marina are twenty minutes by car, the bay of Santa Giulia ten, Bonifacio forty. Figari airport, with flights from Paris all year, is thirty-five minutes away.',
      },
      fr: {
        tagline: 'Une maison pliée deux fois pour ses pins, à six minutes de sentier du sable de Palombaggia.',
        story:
          'Les arbres étaient là les premiers. L’aîné des pins parasols a quelque 180 ans ; comme aucun ne devait tomber, le plan se plie deux fois, et quatre troncs traversent les terrasses par des ouvertures rondes cerclées de bronze. La résine est la première chose que l’on sent, et la dernière que l’on oublie.\n\nÀ l’intérieur, les murs sont blancs et les sols taillés dans ce granit rose sur lequel repose la plage. La cuisine est double : une moitié pour la cuisinière, qui vient de Levie avec sa farine de châtaigne, l’autre pour tout le monde. Le sentier de Palombaggia part du portail bas, passe les dunes à genévriers et prend six minutes. À huit heures, le sable est vide, les îles sont grises et la journée n’a encore rien décidé.',
        location:
          'Palombaggia s’étend au sud-est de Porto-Vecchio, face à la réserve naturelle des îles Cerbicale ; la plage est à 450 mètres. Comptez vingt minutes en voiture pour la citadelle et le port de Porto-Vecchio, dix pour Santa Giulia, quarante pour Bonifacio. L’aéroport de Figari, relié à Paris toute l’année, est à trente-cinq minutes.',
      },
      de: {
        tagline: 'Ein Haus, das seinen Pinien zweimal ausweicht, sechs Minuten Fußweg vom Sand von Palombaggia.',
        story:
          'Die Bäume waren zuerst da. Die älteste der Schirmpinien ist um die 180 Jahre alt, und weil keine fallen sollte, knickt der Grundriss zweimal ab, und vier Stämme wachsen durch runde, in Bronze gefasste Öffnungen in den Terrassen. Harz ist das Erste, was man riecht, und das Letzte, was man vergisst.\n\nInnen sind die Wände weiß und die Böden aus dem rosa Granit, auf dem auch der Strand liegt. Die Küche hat zwei Hälften: eine für die Köchin, die aus Levie kommt und ihr Kastanienmehl mitbringt, eine für alle anderen. Der Weg nach Palombaggia beginnt am unteren Tor, quert die Wacholderdünen und dauert sechs Minuten. Um acht Uhr ist der Sand leer, die Inseln sind grau, und der Tag ist noch unentschieden.',
        location:
          'Palombaggia liegt südöstlich von Porto-Vecchio, gegenüber dem Naturschutzgebiet der Cerbicale-Inseln; der Strand ist 450 Meter entfernt. Zu Zitadelle und Hafen von Porto-Vecchio fährt man zwanzig Minuten, zur Bucht von Santa Giulia zehn, nach Bonifacio vierzig. Der Flughafen Figari, ganzjährig mit Paris verbunden, liegt fünfunddreißig Minuten entfernt.',
      },
    },
    reviews: [
      {
        stars: 5,
        stayed: '2024-07',
        by: 'Caroline and Mark, London',
        language: 'en',
        title: 'Three generations, no queues',
        text: 'Fourteen of us between four and eighty-one. Nobody waited for a shower, and my mother refused to leave the guest house.',
      },
      {
        stars: 5,
        stayed: '2025-08',
        by: 'Famille Vasseur, Paris',
        language: 'fr',
        title: 'Six minutes, chronomètre en main',
        text: 'Le sentier tient parole. Les beignets au brocciu de la cuisinière ont disparu plus vite encore.',
      },
      {
        stars: 5,
        stayed: '2025-09',
        by: 'Dr. Henrik L., München',
        language: 'de',
        title: 'Die Bäume haben gewonnen',
        text: 'Selten hat sich ein Haus so gut mit seinem Grundstück vertragen. Im September hatten wir den Strand ab fünf Uhr fast allein.',
      },
      {
        stars: 4,
        stayed: '2026-07',
        by: 'Sophie T., Dublin',
        language: 'en',
        title: 'Lovely, and busy nearby',
        text: 'The house is faultless. The road to the beach car parks is slow in July after ten; walk, as they tell you to.',
      },
    ],
  },
  {
    slug: 'palazzu-ponce',
    name: 'Palazzu Ponce',
    region: 'corsica',
    place: 'Rogliano',
    lat: 42.9568,
    lng: 9.4192,
    bedrooms: 8,
    sleeps: 16,
    bathrooms: 8,
    architecture: 'riviera-villa',
    landscape: 'open-sea',
    exquisite: true,
    weekly: { low: 13500, mid: 17800, high: 25000, peak: 31000 },
    alsoLetWith: [6],
    changeover: ['saturday', 'sunday'],
    pool: { heated: true, safety: 'cover' },
    amenities: [
      'sea-view',
      'garden',
      'vineyard',
      'outdoor-dining',
      'barbecue',
      'table-tennis',
      'petanque',
      'library',
      'piano',
      'fireplace',
      'heating',
      'air-conditioning',
      'wine-cellar',
      'fast-wifi',
      'cook',
      'daily-housekeeping',
      'gardener',
      'concierge',
      'weddings',
      'parking',
    ],
    rooms: [
      {
        kind: 'double',
        floor: 'first',
        bathroom: 'bath-and-shower',
        note: {
          en: 'The coffee merchant’s own: a painted ceiling with the harbour of Ponce, seen from memory.',
          fr: 'Celle du négociant en café : au plafond, le port de Ponce peint de mémoire.',
          de: 'Das Zimmer des Kaffeehändlers: an der Decke der Hafen von Ponce, aus dem Gedächtnis gemalt.',
        },
      },
      {
        kind: 'double',
        floor: 'first',
        bathroom: 'bath',
        note: {
          en: 'Three windows: Capraia in one, Elba in the next, the rosemary slope in the third.',
          fr: 'Trois fenêtres : Capraia dans l’une, l’île d’Elbe dans l’autre, la pente de romarin dans la troisième.',
          de: 'Drei Fenster: in einem Capraia, im nächsten Elba, im dritten der Hang voll Rosmarin.',
        },
      },
      { kind: 'double', floor: 'first', bathroom: 'shower' },
      { kind: 'twin', floor: 'first', bathroom: 'shower' },
      {
        kind: 'double',
        floor: 'second',
        bathroom: 'shower',
        note: {
          en: 'Under the belvedere, with a ladder to the lantern room.',
          fr: 'Sous le belvédère, avec une échelle vers le lanterneau.',
          de: 'Unter dem Belvedere, mit einer Leiter in die Laterne.',
        },
      },
      { kind: 'twin', floor: 'second' },
      { kind: 'single', floor: 'second', bathroom: 'shower' },
      {
        kind: 'triple',
        floor: 'ground',
        bathroom: 'bath',
        note: {
          en: 'The former counting room; the iron safe now keeps board games.',
          fr: 'L’ancien bureau des comptes ; le coffre-fort garde désormais les jeux de société.',
          de: 'Das frühere Kontor; im eisernen Tresor liegen heute Brettspiele.',
        },
      },
    ],
    text: {
      en: {
        tagline:
          'A coffee merchant’s palace on Cap Corse, paid for in Puerto Rico and facing the ships that brought him home.',
        story:
          'Coffee built it. In the nineteenth century the young men of Cap Corse left in hundreds for Puerto Rico and Venezuela; those who did well came back and put up what the villages still call the houses of the Americans. This one was finished in 1884 for a merchant who had spent thirty-one years in Ponce. He ordered the cement tiles from Marseille, the staircase from Livorno, and a lantern on the roof from which to watch for sails.\n\nIt descended through daughters, which may be why nothing was sold. The dining table seats twenty. The cellar holds Muscat from the family’s own two hectares, cut by hand in September. The swimming pool is new, set in the old threshing circle; the palms on either side of the door arrived as seeds in a waistcoat pocket.',
        location:
          'Rogliano is a group of hamlets with three ruined castles above the harbour of Macinaggio, ten minutes down by car, where there are shops, fish and a marina. From there the customs officers’ path follows the cape to Barcaggio. Bastia is an hour to the south, its airport an hour and twenty minutes.',
      },
      fr: {
        tagline:
          'Le palais d’un négociant en café, payé à Porto Rico et tourné vers les bateaux qui le ramenèrent au Cap Corse.',
        story:
          'Le café a tout payé. Au XIXe siècle, les jeunes gens du Cap Corse partirent par centaines pour Porto Rico et le Venezuela ; ceux qui réussirent revinrent bâtir ce que les villages nomment encore les maisons d’Américains. Celle-ci fut achevée en 1884 pour un négociant qui avait passé trente et un ans à Ponce. Il fit venir les carreaux de Marseille, l’escalier de Livourne, et voulut sur le toit un lanterneau pour guetter les voiles.\n\nLa maison s’est transmise par les filles, ce qui explique peut-être que rien n’ait été vendu. La table reçoit vingt convives. La cave garde le muscat des deux hectares de la famille, vendangés à la main en septembre. La piscine est récente, logée dans l’ancienne aire à blé ; les palmiers qui encadrent la porte sont arrivés en graines, dans une poche de gilet.',
        location:
          'Rogliano réunit plusieurs hameaux et trois châteaux en ruine au-dessus du port de Macinaggio, à dix minutes en voiture : commerces, poisson, port de plaisance. De là, le sentier des douaniers suit le cap jusqu’à Barcaggio. Bastia est à une heure vers le sud, son aéroport à une heure vingt.',
      },
      de: {
        tagline:
          'Das Palais eines Kaffeehändlers am Cap Corse, bezahlt in Puerto Rico, mit Blick auf die heimkehrenden Schiffe.',
        story:
          'Kaffee hat es bezahlt. Im 19. Jahrhundert gingen die jungen Männer vom Cap Corse zu Hunderten nach Puerto Rico und Venezuela; wer es zu etwas brachte, kehrte heim und baute, was in den Dörfern noch immer Amerikanerhaus heißt. Dieses wurde 1884 für einen Händler vollendet, der einunddreißig Jahre in Ponce verbracht hatte. Die Zementfliesen bestellte er in Marseille, die Treppe in Livorno und für das Dach eine Laterne, um nach Segeln Ausschau zu halten.\n\nVererbt wurde es über die Töchter, vielleicht ist deshalb nichts verkauft worden. Am Esstisch haben zwanzig Platz. Im Keller liegt Muscat von den zwei Hektar der Familie, im September von Hand gelesen. Neu ist der Pool, eingelassen in den alten Dreschplatz; die Palmen neben der Tür kamen als Samen in einer Westentasche.',
        location:
          'Rogliano besteht aus mehreren Weilern mit drei Burgruinen über dem Hafen von Macinaggio, wohin man zehn Minuten fährt: Läden, Fisch, Jachthafen. Von dort folgt der Zöllnerpfad dem Kap bis Barcaggio. Bastia liegt eine Stunde südlich, der Flughafen eine Stunde und zwanzig Minuten.',
      },
    },
    reviews: [
      {
        stars: 5,
        stayed: '2025-06',
        by: 'The Okafor and Lindqvist families, London',
        language: 'en',
        title: 'A house to marry in',
        text: 'Sixty for lunch under the palms, sixteen to stay. The cook’s veal with olives is still discussed at family dinners.',
      },
      {
        stars: 5,
        stayed: '2024-05',
        by: 'Marie-Ange P., Bordeaux',
        language: 'fr',
        title: 'On entre dans un roman',
        text: 'Les portraits, le coffre-fort, le lanterneau : les enfants ont passé la semaine à enquêter. Le muscat a aidé les adultes.',
      },
      {
        stars: 4,
        stayed: '2025-09',
        by: 'Ulrike und Gerd, Bremen',
        language: 'de',
        title: 'Großzügig und ein wenig knarrend',
        text: 'Ein altes Haus, das man hört, wenn jemand nachts die Treppe geht. Der Blick auf Elba macht alles wett.',
        reply: 'Die Treppe knarrt seit 1884; wir legen seit diesem Winter einen Läufer aus.',
      },
    ],
  },
  {
    slug: 'mas-des-trois-puits',
    name: 'Mas des Trois Puits',
    region: 'provence',
    place: 'Maussane-les-Alpilles',
    lat: 43.7268,
    lng: 4.8142,
    bedrooms: 6,
    sleeps: 12,
    bathrooms: 6,
    architecture: 'provencal-mas',
    landscape: 'olive-hills',
    weekly: { low: 8800, mid: 12400, high: 17600, peak: 21500 },
    alsoLetWith: [4, 5],
    changeover: ['saturday'],
    pool: { heated: true, safety: 'fence' },
    amenities: [
      'garden',
      'olive-grove',
      'outdoor-dining',
      'outdoor-kitchen',
      'barbecue',
      'tennis',
      'petanque',
      'bicycles',
      'air-conditioning',
      'heating',
      'fireplace',
      'wine-cellar',
      'fast-wifi',
      'cook',
      'daily-housekeeping',
      'gardener',
      'cot-and-high-chair',
      'pets-welcome',
      'ev-charger',
      'parking',
    ],
    rooms: [
      {
        kind: 'double',
        floor: 'first',
        bathroom: 'bath-and-shower',
        note: {
          en: 'Faces the Alpilles; at sunset the rock turns, for a few minutes, the colour of apricots.',
          fr: 'Face aux Alpilles ; au couchant, le rocher prend quelques minutes la couleur de l’abricot.',
          de: 'Mit Blick auf die Alpilles; bei Sonnenuntergang wird der Fels für ein paar Minuten aprikosenfarben.',
        },
      },
      { kind: 'double', floor: 'first', bathroom: 'bath' },
      { kind: 'twin', floor: 'first', bathroom: 'shower' },
      {
        kind: 'double',
        floor: 'ground',
        bathroom: 'shower',
        note: {
          en: 'Once the stable: mangers for bookshelves, a floor of river pebbles.',
          fr: 'L’ancienne écurie : des mangeoires pour bibliothèque, un sol de galets.',
          de: 'Einst der Stall: Futterkrippen als Bücherregale, ein Boden aus Flusskieseln.',
        },
      },
      { kind: 'double', floor: 'annexe', bathroom: 'shower' },
      {
        kind: 'twin',
        floor: 'annexe',
        bathroom: 'shower',
        note: {
          en: 'In the dovecote, with forty nesting holes left open to the light.',
          fr: 'Dans le pigeonnier, dont quarante boulins laissent passer la lumière.',
          de: 'Im Taubenhaus, wo vierzig Nistlöcher das Licht hereinlassen.',
        },
      },
    ],
    text: {
      en: {
        tagline: 'Three wells, one for the house, one for the beasts, one for the oil: the third now fills the pool.',
        story:
          'Water decides where a farmhouse stands in the Alpilles, and here it was found three times. The first well is in the kitchen, under a lid of oak. The second, in the court, served the mules. The third was sunk in 1790 to rinse the olive mats, and it is this one, cold and clear, that tops up the twenty-metre pool.\n\nThe house is long and one room deep, closed to the north and shaded to the south by three planes planted at the same time as the well was dug. Its owner, who presses eleven tonnes of olives in a good year under the appellation of the Vallée des Baux, lives across the lane and leaves a basket of whatever is ripe. Dinner is at the stone table, boules before it, and tennis early, while the court still lies in the shadow of the cypresses.',
        location:
          'A farm lane of 1.2 kilometres leads to Maussane: a square with a fountain, café tables, an oil mill, a Thursday market. Les Baux stands on its rock ten minutes to the north, Saint-Rémy a quarter of an hour away, Arles twenty-five minutes. Avignon’s TGV station is forty minutes by car, Marseille airport fifty.',
      },
      fr: {
        tagline:
          'Trois puits, pour la maison, pour les bêtes, pour l’huile : le troisième remplit aujourd’hui la piscine.',
        story:
          'Dans les Alpilles, l’eau décide de la place d’un mas ; ici, on la trouva trois fois. Le premier puits est dans la cuisine, sous un couvercle de chêne. Le deuxième, dans la cour, abreuvait les mules. Le troisième fut creusé en 1790 pour rincer les scourtins, et c’est lui, froid et clair, qui complète les vingt mètres de la piscine.\n\nLa maison est longue, profonde d’une seule pièce, fermée au nord et ombragée au sud par trois platanes plantés l’année du puits. Son propriétaire, qui presse dans les bonnes années onze tonnes d’olives sous l’appellation Vallée des Baux, habite de l’autre côté du chemin et dépose un panier de ce qui est mûr. On dîne à la table de pierre, après les boules ; on joue au tennis tôt, quand les cyprès font encore de l’ombre sur le court.',
        location:
          'Un chemin de ferme de 1,2 kilomètre conduit à Maussane : une place et sa fontaine, des terrasses de café, un moulin à huile, un marché le jeudi. Les Baux se dressent à dix minutes au nord ; Saint-Rémy est à un quart d’heure, Arles à vingt-cinq minutes. Comptez quarante minutes pour la gare TGV d’Avignon, cinquante pour l’aéroport de Marseille.',
      },
      de: {
        tagline: 'Drei Brunnen, für das Haus, für das Vieh, für das Öl: Der dritte füllt heute den Pool.',
        story:
          'Wo in den Alpilles ein Hof steht, bestimmt das Wasser, und hier fand man es dreimal. Der erste Brunnen liegt in der Küche, unter einem Deckel aus Eiche. Der zweite, im Hof, war für die Maultiere. Den dritten grub man 1790, um die Ölmatten zu spülen, und er ist es, kalt und klar, der den zwanzig Meter langen Pool nachfüllt.\n\nDas Haus ist lang und nur ein Zimmer tief, nach Norden geschlossen, nach Süden beschattet von drei Platanen, so alt wie der Brunnen. Der Eigentümer, der in guten Jahren elf Tonnen Oliven unter der Herkunftsbezeichnung Vallée des Baux presst, wohnt jenseits des Wegs und stellt einen Korb mit dem hin, was gerade reif ist. Gegessen wird am Steintisch, vorher Boule gespielt, Tennis aber früh, solange der Platz im Schatten der Zypressen liegt.',
        location:
          'Ein Feldweg von 1,2 Kilometern führt nach Maussane: ein Platz mit Brunnen, Cafétische, eine Ölmühle, donnerstags Markt. Les Baux steht zehn Minuten nördlich auf seinem Felsen, Saint-Rémy ist eine Viertelstunde entfernt, Arles fünfundzwanzig Minuten. Zum TGV-Bahnhof Avignon fährt man vierzig Minuten, zum Flughafen Marseille fünfzig.',
      },
    },
    reviews: [
      {
        stars: 5,
        stayed: '2024-06',
        by: 'Nicholas B., Oxford',
        language: 'en',
        title: 'The basket at the door',
        text: 'Apricots on Monday, courgette flowers on Wednesday, a melon we still speak of on Friday. We cycled to the square for bread every day.',
      },
      {
        stars: 5,
        stayed: '2025-07',
        by: 'Famille Courtois, Bruxelles',
        language: 'fr',
        title: 'Le mistral ne nous a pas trouvés',
        text: 'Il a soufflé trois jours. Sous les platanes, derrière ce long mur, on l’entendait seulement passer.',
      },
      {
        stars: 5,
        stayed: '2026-05',
        by: 'Katrin und Freunde, Köln',
        language: 'de',
        title: 'Zwölf Freunde, ein Tisch',
        text: 'Jeden Morgen Tennis, jeden Abend Boule. Der Hausherr hat uns seine Presse gezeigt und uns zum Lachen gebracht.',
      },
    ],
  },
  {
    slug: 'mas-calavon',
    name: 'Mas Calavon',
    region: 'provence',
    place: 'Bonnieux',
    lat: 43.8352,
    lng: 5.3165,
    bedrooms: 4,
    sleeps: 9,
    bathrooms: 4,
    architecture: 'provencal-mas',
    landscape: 'vineyards',
    weekly: { low: 4400, mid: 6700, high: 10200, peak: 12800 },
    changeover: ['saturday', 'sunday'],
    minimumNights: 5,
    pool: { safety: 'fence' },
    amenities: [
      'garden',
      'vineyard',
      'outdoor-dining',
      'wood-oven',
      'barbecue',
      'table-tennis',
      'bicycles',
      'air-conditioning',
      'heating',
      'fireplace',
      'library',
      'fast-wifi',
      'desk',
      'weekly-linen',
      'cot-and-high-chair',
      'stair-gate',
      'games-room',
      'parking',
    ],
    rooms: [
      {
        kind: 'double',
        floor: 'first',
        bathroom: 'bath',
        note: {
          en: 'Two windows, two villages: Bonnieux in one and Lacoste in the other.',
          fr: 'Deux fenêtres, deux villages : Bonnieux dans l’une, Lacoste dans l’autre.',
          de: 'Zwei Fenster, zwei Dörfer: Bonnieux im einen, Lacoste im anderen.',
        },
      },
      { kind: 'double', floor: 'first', bathroom: 'shower' },
      {
        kind: 'triple',
        floor: 'first',
        bathroom: 'shower',
        note: {
          en: 'The silkworm loft: a long room, small windows in a row, three beds in a line.',
          fr: 'La magnanerie : une longue pièce, des fenêtres en rang, trois lits alignés.',
          de: 'Der Seidenraupenboden: ein langer Raum, kleine Fenster in Reihe, drei Betten nebeneinander.',
        },
      },
      { kind: 'twin', floor: 'ground' },
    ],
    text: {
      en: {
        tagline:
          'A silkworm farm between Bonnieux and a Roman bridge, with vines to the doorstep and a cycle road beyond.',
        story:
          'Silkworms have to be fed every six hours and dislike noise, so the farmers who kept them lived quietly above a loft of mulberry leaves. The mulberries still line the drive. Grapes replaced the worms about 1880, and the ten hectares around the house are tended by a neighbour who sends his wine to the cooperative and keeps the good barrel.\n\nThis is a house for taking things slowly and for children who do not. A library fills the wall of the stairs; the loft has become the room that cousins ask for; in the barn there are a ping-pong table and a projector. Bicycles in four sizes stand by the gate, for the old railway along the Calavon is now a level cycle road of nearly forty kilometres, and it crosses the river beside the Pont Julien, built in 3 BC and closed to cars only since 2005.',
        location:
          'The house stands among vines below Bonnieux, four kilometres by a lane; the village has a Friday market, a baker and a cedar forest on the ridge above. Lacoste and Ménerbes are ten and fifteen minutes by car, Apt a quarter of an hour, Gordes twenty-five minutes. Avignon and its TGV station are fifty minutes away.',
      },
      fr: {
        tagline: 'Une magnanerie entre Bonnieux et un pont romain, des vignes jusqu’au seuil et une véloroute au bout.',
        story:
          'Les vers à soie mangent toutes les six heures et n’aiment pas le bruit : les fermiers qui les élevaient vivaient donc à voix basse, sous un grenier de feuilles de mûrier. Les mûriers bordent toujours l’allée. La vigne a pris leur place vers 1880 ; les dix hectares alentour sont menés par un voisin qui livre à la coopérative et garde la bonne barrique.\n\nC’est une maison où l’on prend son temps, avec des enfants qui n’en perdent pas. Une bibliothèque monte le long de l’escalier ; la magnanerie est devenue la chambre que réclament les cousins ; la grange abrite un ping-pong et un projecteur. Des vélos de quatre tailles attendent au portail, car l’ancienne voie ferrée du Calavon est aujourd’hui une véloroute presque plate, longue de près de quarante kilomètres, qui passe au pied du pont Julien, bâti en 3 avant notre ère et fermé aux voitures depuis 2005 seulement.',
        location:
          'Le mas est dans les vignes, sous Bonnieux, à quatre kilomètres par un chemin ; le village a son marché le vendredi, un boulanger et, sur la crête, une forêt de cèdres. Lacoste et Ménerbes sont à dix et quinze minutes en voiture, Apt à un quart d’heure, Gordes à vingt-cinq minutes, Avignon et sa gare TGV à cinquante.',
      },
      de: {
        tagline:
          'Ein Seidenraupenhof zwischen Bonnieux und einer Römerbrücke, Reben bis vor die Tür, dahinter der Radweg.',
        story:
          'Seidenraupen wollen alle sechs Stunden fressen und mögen keinen Lärm; die Bauern, die sie hielten, lebten also leise, unter einem Boden voller Maulbeerlaub. Die Maulbeerbäume säumen noch die Zufahrt. Um 1880 lösten Reben die Raupen ab, und die zehn Hektar ringsum bewirtschaftet ein Nachbar, der an die Genossenschaft liefert und das gute Fass behält.\n\nEs ist ein Haus für Menschen, die sich Zeit lassen, und für Kinder, die das nicht tun. Eine Bücherwand steigt die Treppe mit hinauf; der Raupenboden ist das Zimmer, um das die Vettern bitten; in der Scheune warten Tischtennis und Projektor. Am Tor stehen Räder in vier Größen, denn die alte Bahnstrecke am Calavon ist heute ein fast ebener Radweg von knapp vierzig Kilometern, und er führt am Pont Julien vorbei, erbaut 3 v. Chr. und für Autos erst seit 2005 gesperrt.',
        location:
          'Der Hof liegt in den Reben unterhalb von Bonnieux, vier Kilometer auf einem Sträßchen; das Dorf hat freitags Markt, einen Bäcker und auf dem Kamm einen Zedernwald. Nach Lacoste und Ménerbes fährt man zehn und fünfzehn Minuten, nach Apt eine Viertelstunde, nach Gordes fünfundzwanzig Minuten, nach Avignon mit TGV-Bahnhof fünfzig.',
      },
    },
    reviews: [
      {
        stars: 5,
        stayed: '2025-08',
        by: 'Isabelle et les cousins, Lille',
        language: 'fr',
        title: 'La chambre à trois lits',
        text: 'Il a fallu tirer au sort. Le plus jeune a gagné et n’a plus quitté la magnanerie, sauf pour le vélo.',
      },
      {
        stars: 4,
        stayed: '2024-10',
        by: 'Paul and Ines, Cambridge',
        language: 'en',
        title: 'Harvest next door',
        text: 'We came for the quiet and got the grape harvest at six in the morning, which we would not have missed. Bring good shoes.',
      },
    ],
  },
  {
    slug: 'villa-hesperia',
    name: 'Villa Hespéria',
    region: 'cote-d-azur',
    place: 'Saint-Jean-Cap-Ferrat',
    lat: 43.6862,
    lng: 7.3264,
    bedrooms: 10,
    sleeps: 20,
    bathrooms: 11,
    architecture: 'riviera-villa',
    landscape: 'pine-coast',
    exquisite: true,
    weekly: { low: 24000, mid: 32000, high: 44000, peak: 52000 },
    alsoLetWith: [7, 8],
    changeover: ['saturday'],
    minimumNights: 7,
    pool: { heated: true, safety: 'cover' },
    amenities: [
      'hot-tub',
      'on-the-water',
      'private-jetty',
      'sea-view',
      'garden',
      'outdoor-dining',
      'outdoor-kitchen',
      'gym',
      'hammam',
      'paddle-boards',
      'library',
      'piano',
      'air-conditioning',
      'wine-cellar',
      'cook',
      'breakfast',
      'daily-housekeeping',
      'concierge',
      'lift',
      'weddings',
    ],
    rooms: [
      {
        kind: 'double',
        floor: 'first',
        bathroom: 'bath-and-shower',
        note: {
          en: 'The corner room: Villefranche’s roadstead to the west, the lighthouse beam to the south.',
          fr: 'La chambre d’angle : la rade de Villefranche à l’ouest, le faisceau du phare au sud.',
          de: 'Das Eckzimmer: im Westen die Reede von Villefranche, im Süden der Strahl des Leuchtturms.',
        },
      },
      {
        kind: 'double',
        floor: 'first',
        bathroom: 'bath-and-shower',
        note: {
          en: 'Boiserie of 1912 in pale green, found under five coats of paint.',
          fr: 'Boiseries de 1912, vert pâle, retrouvées sous cinq couches de peinture.',
          de: 'Blassgrüne Täfelung von 1912, unter fünf Anstrichen wiedergefunden.',
        },
      },
      { kind: 'double', floor: 'first', bathroom: 'bath-and-shower' },
      { kind: 'double', floor: 'first', bathroom: 'shower' },
      {
        kind: 'double',
        floor: 'second',
        bathroom: 'bath',
        note: {
          en: 'Under the eaves, with its own roof terrace among the chimneys.',
          fr: 'Sous les toits, avec sa terrasse entre les cheminées.',
          de: 'Unter dem Dach, mit eigener Terrasse zwischen den Schornsteinen.',
        },
      },
      { kind: 'twin', floor: 'second', bathroom: 'shower' },
      {
        kind: 'twin',
        floor: 'second',
        bathroom: 'shower',
        note: {
          en: 'The former linen room: cedar cupboards from floor to ceiling, and they still scent the air.',
          fr: 'L’ancienne lingerie : des armoires de cèdre du sol au plafond, qui embaument encore.',
          de: 'Die frühere Wäschekammer: Zedernschränke bis zur Decke, die noch immer duften.',
        },
      },
      { kind: 'double', floor: 'ground', bathroom: 'shower' },
      { kind: 'double', floor: 'annexe', bathroom: 'shower' },
      {
        kind: 'twin',
        floor: 'annexe',
        bathroom: 'shower',
        note: {
          en: 'In the gardener’s lodge, beside the orange house.',
          fr: 'Dans la maison du jardinier, contre l’orangerie.',
          de: 'Im Gärtnerhaus neben der Orangerie.',
        },
      },
    ],
    text: {
      en: {
        tagline:
          'Nineteen kinds of citrus on nine terraces, and a stair of 112 steps from the orange house to the sea.',
        story:
          'The lemons came first, then the house. A botanist from Geneva bought the slope in 1906 to see which citrus would bear at this latitude, planted nineteen kinds, and only when they fruited sent for an architect. By 1912 he had a villa of three floors in the colour of old paper, with a loggia towards the roadstead of Villefranche and a room for pressing flowers that is now the library.\n\nSix people look after it: two cooks, a butler, two housekeepers and a gardener who can name every tree. The lift is a cage of 1925, inspected each spring. A stair of 112 steps goes down through the terraces to a bathing place cut in the rock, with a ladder, a jetty and, from June, a launch on call. Breakfast marmalade is made on the premises; the label says which terrace.',
        location:
          'The villa stands on the western side of the cape, ten minutes’ walk from the beach of Passable and a quarter of an hour from the harbour and restaurants of Saint-Jean. The coastal path round the point begins near the gate. Beaulieu, with its railway station, is ten minutes by car, Nice airport thirty-five.',
      },
      fr: {
        tagline: 'Dix-neuf sortes d’agrumes sur neuf terrasses, et cent douze marches de l’orangerie à la mer.',
        story:
          'Les citronniers d’abord, la maison ensuite. Un botaniste genevois acheta la pente en 1906 pour savoir quels agrumes porteraient à cette latitude ; il en planta dix-neuf et ne fit venir l’architecte que lorsqu’ils eurent donné. En 1912, il possédait une villa de trois niveaux, couleur de vieux papier, avec une loggia vers la rade de Villefranche et une pièce pour sécher les fleurs, devenue la bibliothèque.\n\nSix personnes en prennent soin : deux cuisiniers, un majordome, deux gouvernantes et un jardinier qui nomme chaque arbre. L’ascenseur est une cage de 1925, contrôlée chaque printemps. Cent douze marches descendent de terrasse en terrasse jusqu’à un bain taillé dans le rocher, avec son échelle, son ponton et, dès juin, une vedette à la demande. La marmelade du matin est faite sur place ; l’étiquette précise la terrasse.',
        location:
          'La villa occupe le flanc ouest du cap, à dix minutes à pied de la plage de Passable et à un quart d’heure du port et des restaurants de Saint-Jean. Le sentier qui contourne la pointe commence près du portail. Beaulieu et sa gare sont à dix minutes en voiture, l’aéroport de Nice à trente-cinq.',
      },
      de: {
        tagline: 'Neunzehn Zitrusarten auf neun Terrassen und 112 Stufen von der Orangerie hinunter ans Meer.',
        story:
          'Erst kamen die Zitronen, dann das Haus. Ein Botaniker aus Genf kaufte den Hang 1906, um zu sehen, welche Zitrusarten in dieser Breite tragen, pflanzte neunzehn davon und rief den Architekten erst, als sie Früchte hatten. 1912 stand eine dreigeschossige Villa in der Farbe alten Papiers, mit einer Loggia zur Reede von Villefranche und einem Zimmer zum Pflanzenpressen, das heute Bibliothek ist.\n\nSechs Menschen kümmern sich darum: zwei Köche, ein Butler, zwei Hausdamen und ein Gärtner, der jeden Baum beim Namen kennt. Der Aufzug ist ein Gitterkorb von 1925, geprüft in jedem Frühjahr. Über 112 Stufen geht es durch die Terrassen zu einem in den Fels gehauenen Badeplatz mit Leiter, Steg und ab Juni einer Barkasse auf Abruf. Die Marmelade zum Frühstück entsteht im Haus; auf dem Etikett steht die Terrasse.',
        location:
          'Die Villa liegt an der Westseite des Kaps, zehn Gehminuten vom Strand von Passable und eine Viertelstunde vom Hafen und den Restaurants von Saint-Jean. Der Küstenweg um die Spitze beginnt nahe dem Tor. Nach Beaulieu mit seinem Bahnhof fährt man zehn Minuten, zum Flughafen Nizza fünfunddreißig.',
      },
    },
    reviews: [
      {
        stars: 5,
        stayed: '2025-09',
        by: 'Eleanor and family, New York',
        language: 'en',
        title: 'My father’s eightieth',
        text: 'The staff learned twenty names in a morning. We swam off the rock before breakfast and danced in the loggia after dinner.',
      },
      {
        stars: 5,
        stayed: '2024-06',
        by: 'Familie von A., Zürich',
        language: 'de',
        title: 'Terrasse sieben',
        text: 'Die Bitterorange von Terrasse sieben hat den Familienwettbewerb gewonnen. Service aufmerksam, nie aufdringlich.',
      },
      {
        stars: 5,
        stayed: '2026-09',
        by: 'Hélène D., Paris',
        language: 'fr',
        title: 'Une maison tenue',
        text: 'Tout fonctionne, rien ne pèse. Le jardinier nous a fait goûter neuf citrons à l’aveugle ; nous en avons reconnu deux.',
      },
    ],
  },
  {
    slug: 'villa-bergamote',
    name: 'Villa Bergamote',
    region: 'cote-d-azur',
    place: 'Menton-Garavan',
    lat: 43.7838,
    lng: 7.5178,
    bedrooms: 3,
    sleeps: 6,
    bathrooms: 3,
    architecture: 'riviera-villa',
    landscape: 'harbour',
    told: { wash: 'yellow' },
    weekly: { low: 3900, mid: 5200, high: 7700, peak: 9600 },
    changeover: ['monday', 'saturday'],
    minimumNights: 4,
    pool: { safety: 'alarm' },
    amenities: [
      'sea-view',
      'garden',
      'outdoor-dining',
      'barbecue',
      'air-conditioning',
      'heating',
      'library',
      'fast-wifi',
      'desk',
      'breakfast',
      'weekly-linen',
      'gardener',
      'parking',
    ],
    rooms: [
      {
        kind: 'double',
        floor: 'first',
        bathroom: 'bath-and-shower',
        note: {
          en: 'A wrought-iron balcony level with the tops of the lemon trees, and the old town across the bay.',
          fr: 'Un balcon de fer forgé à hauteur des citronniers et, de l’autre côté de la baie, la vieille ville.',
          de: 'Ein schmiedeeiserner Balkon auf Höhe der Zitronenkronen, gegenüber die Altstadt.',
        },
      },
      { kind: 'double', floor: 'first' },
      {
        kind: 'twin',
        floor: 'lower',
        bathroom: 'shower',
        note: {
          en: 'Garden level, with its own door and the writer’s desk.',
          fr: 'De plain-pied avec le jardin, sa propre porte et la table de l’écrivain.',
          de: 'Auf Gartenhöhe, mit eigener Tür und dem Schreibtisch des Schriftstellers.',
        },
      },
    ],
    text: {
      en: {
        tagline: 'A yellow house at Garavan, eleven minutes from Italy on foot and one bergamot tree from the sea.',
        story:
          'Doctors sent people here to breathe. From the 1860s Menton was a winter town for the consumptive and the convalescent, who came with trunks of novels, and Garavan, under its wall of rock, was the warmest quarter of all. This villa of 1895 took in an English novelist for one winter; he stayed twenty-two, and left his desk, his dictionaries and a bergamot tree.\n\nThe rooms are tall, the shutters grey, the tiles the yellow of the outside walls. The pool is small, twelve strokes for an average swimmer, and lies on the terrace where the cure guests used to take the sun. No car is needed. A path of steps leads down to the harbour, the station has trains to Nice and to Ventimiglia, and bread is left at the gate at seven with the newspaper of the day.',
        location:
          'Garavan is the eastern quarter of Menton, between the old town and the Italian border. The station, the small beaches and the marina are within eight minutes’ walk; the market hall of 1898 is twenty minutes along the quay. Val Rahmeh’s botanical garden is close by. By train Nice is about forty minutes away.',
      },
      fr: {
        tagline: 'Une maison jaune à Garavan, à onze minutes à pied de l’Italie et à un bergamotier de la mer.',
        story:
          'Les médecins envoyaient ici respirer. Dès les années 1860, Menton fut la ville d’hiver des phtisiques et des convalescents, qui venaient avec des malles de romans ; Garavan, sous sa muraille de rocher, en était le quartier le plus chaud. Cette villa de 1895 accueillit un romancier anglais pour un hiver ; il en resta vingt-deux et laissa sa table, ses dictionnaires et un bergamotier.\n\nLes pièces sont hautes, les persiennes grises, les carreaux du même jaune que les façades. La piscine est petite, douze brasses pour un nageur moyen, sur la terrasse où les curistes prenaient le soleil. La voiture est inutile : un escalier descend au port, la gare dessert Nice et Vintimille, et le pain attend au portail à sept heures, avec le journal du jour.',
        location:
          'Garavan est le quartier est de Menton, entre la vieille ville et la frontière italienne. La gare, les petites plages et le port de plaisance sont à moins de huit minutes à pied ; les halles de 1898, à vingt minutes par le quai. Le jardin botanique du Val Rahmeh est tout proche. En train, Nice est à une quarantaine de minutes.',
      },
      de: {
        tagline: 'Ein gelbes Haus in Garavan, elf Gehminuten von Italien und einen Bergamottebaum vom Meer entfernt.',
        story:
          'Zum Atmen schickten die Ärzte ihre Patienten hierher. Seit den 1860er-Jahren war Menton die Winterstadt der Lungenkranken und Genesenden, die mit Koffern voller Romane kamen, und Garavan unter seiner Felswand das wärmste Viertel. Diese Villa von 1895 nahm für einen Winter einen englischen Romancier auf; er blieb zweiundzwanzig und hinterließ Schreibtisch, Wörterbücher und einen Bergamottebaum.\n\nDie Zimmer sind hoch, die Läden grau, die Fliesen gelb wie die Fassade. Der Pool ist klein, zwölf Züge für einen durchschnittlichen Schwimmer, und liegt auf der Terrasse, auf der die Kurgäste in der Sonne saßen. Ein Auto braucht man nicht. Ein Treppenweg führt zum Hafen, vom Bahnhof fahren Züge nach Nizza und Ventimiglia, und um sieben hängt das Brot am Tor, dazu die Zeitung des Tages.',
        location:
          'Garavan ist das östliche Viertel von Menton, zwischen Altstadt und italienischer Grenze. Bahnhof, kleine Strände und Jachthafen liegen keine acht Gehminuten entfernt; zur Markthalle von 1898 geht man am Kai entlang zwanzig Minuten. Der botanische Garten Val Rahmeh ist ganz nah. Nizza erreicht man mit dem Zug in rund vierzig Minuten.',
      },
    },
    reviews: [
      {
        stars: 5,
        stayed: '2025-02',
        by: 'Geoffrey L., Norwich',
        language: 'en',
        title: 'February, in shirtsleeves',
        text: 'We came for the lemon festival and had lunch outside on six days of seven. I finished two novels and started a third, at his desk.',
      },
      {
        stars: 5,
        stayed: '2024-10',
        by: 'Bernadette et Luc, Dijon',
        language: 'fr',
        title: 'Sans voiture, vraiment',
        text: 'Arrivés en train, repartis en train. Le marché de Vintimille le vendredi, le Val Rahmeh le samedi, et le pain à sept heures.',
      },
      {
        stars: 4,
        stayed: '2026-06',
        by: 'Susanne H., Stuttgart',
        language: 'de',
        title: 'Charmant, mit Treppen',
        text: 'Vom Hafen herauf sind es gut hundert Stufen; mit schwerem Gepäck nimmt man besser das Taxi. Oben ist man dann sehr froh.',
        reply: 'Vielen Dank. Wir holen das Gepäck gern am Bahnhof ab, ein Anruf am Vortag genügt.',
      },
    ],
  },
]
