import type { WrittenVilla } from '../shapes.ts'

export const ionian: WrittenVilla[] = [
  {
    slug: 'levantes',
    name: 'Levantes',
    region: 'lefkada',
    place: 'Sivota',
    lat: 38.6263,
    lng: 20.6882,
    bedrooms: 6,
    sleeps: 12,
    bathrooms: 7,
    architecture: 'modern-white',
    landscape: 'island-bay',
    weekly: { low: 8200, mid: 11400, high: 16200, peak: 19800 },
    alsoLetWith: [4],
    changeover: ['saturday', 'sunday'],
    pool: { heated: true, safety: 'fence' },
    amenities: [
      'sea-view',
      'garden',
      'outdoor-dining',
      'outdoor-kitchen',
      'barbecue',
      'gym',
      'yoga-deck',
      'paddle-boards',
      'air-conditioning',
      'games-room',
      'fast-wifi',
      'desk',
      'breakfast',
      'weekly-linen',
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
          en: 'From the bath one follows the yachts backing on to the quay, and the opinions of their crews.',
          fr: 'De la baignoire, on suit les voiliers qui culent vers le quai, et les avis de l’équipage.',
          de: 'Aus der Wanne verfolgt man, wie die Yachten rückwärts anlegen, samt den Meinungen der Besatzung.',
        },
      },
      { kind: 'double', floor: 'first', bathroom: 'shower' },
      { kind: 'double', floor: 'ground', bathroom: 'shower' },
      {
        kind: 'twin',
        floor: 'ground',
        bathroom: 'shower',
        note: {
          en: 'Its own door to the pool deck, and a rail for twelve towels.',
          fr: 'Sa porte sur la terrasse de la piscine, et une barre pour douze serviettes.',
          de: 'Mit eigener Tür zum Pooldeck und einer Stange für zwölf Handtücher.',
        },
      },
      { kind: 'double', floor: 'lower', bathroom: 'shower' },
      {
        kind: 'twin',
        floor: 'lower',
        bathroom: 'shower',
        note: {
          en: 'Looks at the cliff face two metres off, planted with ferns and lit at night.',
          fr: 'Donne sur la paroi, à deux mètres, plantée de fougères et éclairée la nuit.',
          de: 'Blickt auf die Felswand in zwei Metern Abstand, mit Farnen bepflanzt und nachts beleuchtet.',
        },
      },
    ],
    text: {
      en: {
        tagline:
          'A white house over the fjord of Sivota, where some eighty masts turn together when the night breeze comes off the hill.',
        story:
          'Masts are the garden here. Sivota’s bay runs inland, bends once and stops, so that no swell has ever found its way to the quay, and by six in the evening some eighty yachts have moored stern-to below the terrace. At about nine the breeze falls off the hill and they all turn, unhurried, with a small ringing of halyards.\n\nDespina and Rolf, a sailmaker from the village and a boatbuilder from Flensburg, built Levantes in 2019 for life after boats. The shade over the long deck is a real mainsail, retired after eleven seasons; the table under it, teak, was the coach roof of the yacht on which they met.\n\nThere is coffee on the lower wall at seven, when the sea is ironed flat. A stair of sixty-four steps goes to the harbour between two almond trees, and in late February, for those who book the cheap weeks, they are in flower.',
        location:
          'On the eastern side of Sivota bay, at the south end of Lefkada, seven minutes by the steps from the quay, its fish tavernas and its baker. The small beach of Mikros Gialos is nine kilometres away, Vasiliki thirteen, Nydri fifteen. Lefkada Town lies 33 kilometres north, and Preveza airport an hour and ten minutes, by bridge.',
      },
      fr: {
        tagline:
          'Une maison blanche au-dessus du fjord de Sivota, où quelque quatre-vingts mâts tournent ensemble à la brise du soir.',
        story:
          'Ici, le jardin, ce sont les mâts. La baie de Sivota entre dans les terres, fait un coude et s’arrête ; aucune houle n’a jamais trouvé le quai, et vers six heures du soir près de quatre-vingts voiliers sont amarrés sous la terrasse. À neuf heures environ, la brise tombe de la colline, et tous pivotent sans hâte, dans un petit tintement de drisses.\n\nDespina et Rolf, une voilière du village et un constructeur de bateaux de Flensbourg, ont bâti Levantes en 2019, pour la vie d’après. Le vélum de la grande terrasse est une vraie grand-voile, mise à la retraite après onze saisons ; la table, en teck, fut le toit de cabine du bateau où ils se sont connus.\n\nÀ sept heures, on boit son café sur le muret du bas, devant une mer repassée. Un escalier de soixante-quatre marches descend au port entre deux amandiers ; fin février, pour qui choisit les semaines douces, ils sont en fleur.',
        location:
          'Sur la rive est de la baie de Sivota, au sud de Leucade, à sept minutes par l’escalier du quai, de ses tavernes de poisson et de son boulanger. La petite plage de Mikros Gialos est à neuf kilomètres, Vasiliki à treize, Nydri à quinze. La ville de Leucade est à 33 kilomètres, l’aéroport de Preveza à une heure dix, par le pont.',
      },
      de: {
        tagline:
          'Ein weißes Haus über dem Fjord von Sivota, wo sich rund achtzig Masten gemeinsam drehen, wenn die Nachtbrise vom Hang kommt.',
        story:
          'Masten sind hier der Garten. Die Bucht von Sivota läuft ins Land, macht einen Knick und endet, sodass nie eine Welle bis zum Kai gefunden hat; gegen sechs Uhr abends liegen unter der Terrasse an die achtzig Yachten. Um neun etwa fällt die Brise vom Hügel, und alle drehen sich, ohne Eile, mit leisem Läuten der Fallen.\n\nDespina und Rolf, eine Segelmacherin aus dem Dorf und ein Bootsbauer aus Flensburg, bauten Levantes 2019 für die Zeit nach den Booten. Das Sonnendach über dem Deck ist ein echtes Großsegel, nach elf Saisons im Ruhestand; der Tisch darunter, Teak, war das Kajütdach der Yacht, auf der sie sich kennenlernten.\n\nUm sieben trinkt man den Kaffee auf der unteren Mauer, vor einem glatt gebügelten Meer. Vierundsechzig Stufen führen zwischen zwei Mandelbäumen zum Hafen; Ende Februar, in den günstigen Wochen, stehen sie in Blüte.',
        location:
          'Am Ostufer der Bucht von Sivota, im Süden Lefkadas, über die Treppe sieben Minuten vom Kai mit seinen Fischtavernen und dem Bäcker. Zum kleinen Strand von Mikros Gialos sind es neun Kilometer, nach Vasiliki dreizehn, nach Nydri fünfzehn. Lefkada-Stadt liegt 33 Kilometer nördlich, der Flughafen Preveza siebzig Minuten entfernt, über die Brücke.',
      },
    },
    reviews: [
      {
        stars: 5,
        stayed: '2024-06',
        by: 'Familie Petersen, Eckernförde',
        language: 'de',
        title: 'Hafenkino',
        text: 'Jeden Abend ab fünf saßen wir auf der Mauer und haben Anlegemanöver benotet. Am letzten Tag kam ein Skipper herauf und wollte seine Note wissen. Es war eine Drei.',
      },
      {
        stars: 4,
        stayed: '2025-08',
        by: 'Kate and Dominic, Southampton',
        language: 'en',
        title: 'Sixty-four steps each way',
        text: 'A fine house, and the sail overhead makes a lovely light. With a pushchair we drove round to the quay. Music from one bar carried until one on Saturday, not on the other nights.',
      },
      {
        stars: 5,
        stayed: '2026-02',
        by: 'Bernard et Odile, Tours',
        language: 'fr',
        title: 'Les amandiers, en effet',
        text: 'Dix-sept degrés, la piscine chauffée, trois tavernes ouvertes sur douze et le port pour nous. Despina nous a montré comment on recoud une voile.',
      },
    ],
  },
  {
    slug: 'kentima',
    name: 'Kentima',
    region: 'lefkada',
    place: 'Karya',
    lat: 38.7566,
    lng: 20.6469,
    bedrooms: 3,
    sleeps: 8,
    bathrooms: 2,
    architecture: 'ionian-stone',
    landscape: 'mountains',
    weekly: { low: 2900, mid: 3600, high: 4700, peak: 5600 },
    changeover: ['monday', 'saturday', 'sunday'],
    amenities: [
      'garden',
      'outdoor-dining',
      'barbecue',
      'bicycles',
      'heating',
      'fireplace',
      'library',
      'fast-wifi',
      'desk',
      'breakfast',
      'weekly-linen',
      'cot-and-high-chair',
      'pets-welcome',
    ],
    rooms: [
      {
        kind: 'double',
        floor: 'first',
        bathroom: 'shower',
        note: {
          en: 'The embroiderer’s room, for its north light; her frame is still at the window.',
          fr: 'La chambre de la brodeuse, pour sa lumière du nord ; son métier à broder est resté à la fenêtre.',
          de: 'Das Zimmer der Stickerin, wegen des Nordlichts; ihr Stickrahmen steht noch am Fenster.',
        },
      },
      { kind: 'double', floor: 'first' },
      {
        kind: 'quad',
        floor: 'ground',
        note: {
          en: 'Four beds built of cheese-room shelves, beside a hearth one can stand in.',
          fr: 'Quatre lits faits des étagères à fromages, près d’un âtre où l’on tient debout.',
          de: 'Vier Betten aus den Regalen der Käsekammer, neben einem Kamin, in dem man stehen kann.',
        },
      },
    ],
    text: {
      en: {
        tagline:
          'An embroiderer’s house at five hundred metres in Karya, a minute from the plane trees and half an hour from the surf.',
        story:
          'With her left hand, after an accident took the use of the right, a woman of Karya invented in the nineteenth century the stitch the village lives by. Chrysoula Thermou, who learned it from a pupil of her pupil, lived and sewed in this house for eighty-one years. Her cloths hang in the rooms, behind glass; the one on the wall by the stair, unfinished, has the needle in it.\n\nThe upper floor is timber hung inside a stone ground floor, a Lefkadian habit after earthquakes: when the stone goes, the timber stands on its own posts. You will feel it move a little in a gale.\n\nMornings begin with the coffee grinder on the square, a minute down the lane, under planes that take four people to embrace. The yard table is a door, once the church’s, and seats eight round a pomegranate. Nobody here has needed air conditioning; everyone has a jersey.',
        location:
          'In the lanes of Karya, in the mountainous middle of Lefkada, a minute on foot from the square with its six cafés and grills and its folklore museum. Lefkada Town is fourteen kilometres down, Agios Nikitas and the west coast beaches thirteen, Nydri eighteen. Preveza airport is fifty minutes away. Park above the school, ninety metres off.',
      },
      fr: {
        tagline:
          'La maison d’une brodeuse à Karya, à cinq cents mètres d’altitude, à une minute des platanes, à une demi-heure des vagues.',
        story:
          'De la main gauche, la droite perdue dans un accident, une femme de Karya inventa au dix-neuvième siècle le point dont vit le village. Chrysoula Thermou, qui le tenait d’une élève de son élève, vécut et broda dans cette maison quatre-vingt-un ans. Ses nappes sont dans les chambres, sous verre ; celle de l’escalier, inachevée, a gardé l’aiguille.\n\nL’étage est de bois, suspendu dans un rez-de-chaussée de pierre, usage de Leucade après les séismes : si la pierre cède, le bois tient sur ses propres poteaux. Par grand vent, vous le sentirez bouger un peu.\n\nLe matin commence par le moulin à café de la place, une minute plus bas, sous des platanes qu’il faut être quatre pour embrasser. La table de la cour est une porte, jadis celle de l’église ; huit convives y tiennent autour d’un grenadier. Personne ici n’a voulu de climatisation ; chacun a un chandail.',
        location:
          'Dans les ruelles de Karya, au cœur montagneux de Leucade, à une minute de la place, de ses six cafés et rôtisseries et de son musée folklorique. La ville de Leucade est à quatorze kilomètres, Agios Nikitas et les plages de l’ouest à treize, Nydri à dix-huit. L’aéroport de Preveza est à cinquante minutes. On se gare au-dessus de l’école, à quatre-vingt-dix mètres.',
      },
      de: {
        tagline:
          'Das Haus einer Stickerin in Karya, auf fünfhundert Metern, eine Minute von den Platanen und eine halbe Stunde von der Brandung.',
        story:
          'Mit der linken Hand, nachdem ein Unfall sie die rechte gekostet hatte, erfand eine Frau aus Karya im 19. Jahrhundert den Stich, von dem das Dorf lebt. Chrysoula Thermou, die ihn von der Schülerin einer Schülerin lernte, lebte und stickte einundachtzig Jahre in diesem Haus. Ihre Tücher hängen hinter Glas in den Zimmern; in dem an der Treppe, unvollendet, steckt noch die Nadel.\n\nDas Obergeschoss ist aus Holz und in ein Erdgeschoss aus Stein gehängt, ein lefkadischer Brauch nach Erdbeben: Gibt der Stein nach, steht das Holz auf eigenen Pfosten. Bei Sturm spürt man es leise arbeiten.\n\nDer Morgen beginnt mit der Kaffeemühle auf dem Platz, eine Minute die Gasse hinab, unter Platanen, die zu umarmen es vier Menschen braucht. Der Hoftisch ist eine Tür, einst die der Kirche, und reicht für acht rund um einen Granatapfelbaum. Klimaanlagen wollte hier niemand; jeder besitzt einen Pullover.',
        location:
          'In den Gassen von Karya, im bergigen Inneren Lefkadas, eine Minute vom Platz mit sechs Cafés und Grillstuben und dem Heimatmuseum. Lefkada-Stadt liegt vierzehn Kilometer talwärts, Agios Nikitas und die Strände im Westen dreizehn, Nydri achtzehn. Zum Flughafen Preveza fährt man fünfzig Minuten. Geparkt wird oberhalb der Schule, neunzig Meter entfernt.',
      },
    },
    reviews: [
      {
        stars: 5,
        stayed: '2024-08',
        by: 'Les Fournier, Clermont-Ferrand',
        language: 'fr',
        title: 'Dormir sous une couverture, en août',
        text: 'Trente-quatre degrés à la plage, vingt la nuit là-haut. Les enfants ont dormi à quatre près de l’âtre et appris à dire bonjour à tout le monde.',
      },
      {
        stars: 5,
        stayed: '2025-08',
        by: 'Margaret and Ian, Perth',
        language: 'en',
        title: 'The village wedding',
        text: 'In August Karya re-enacts a country wedding in costume, and we were handed a tray of almonds and told to walk in it. The floor does move. We grew fond of that too.',
      },
      {
        stars: 4,
        stayed: '2026-05',
        by: 'Timo S., Leipzig',
        language: 'de',
        title: 'Dorf, nicht Strand',
        text: 'Wer morgens ins Meer springen will, ist hier falsch. Wer mit dem Rad über die Insel will, ist richtig, muss aber jeden Abend fünfhundert Höhenmeter hinauf. Die Hoftür als Tisch ist wunderbar.',
      },
    ],
  },
  {
    slug: 'the-pilots-house',
    name: 'The Pilot’s House',
    region: 'kefalonia',
    place: 'Fiskardo',
    lat: 38.4602,
    lng: 20.5762,
    bedrooms: 3,
    sleeps: 6,
    bathrooms: 3,
    architecture: 'captains-house',
    landscape: 'harbour',
    told: { wash: 'yellow' },
    weekly: { low: 4600, mid: 6100, high: 8500, peak: 10200 },
    changeover: ['sunday'],
    minimumNights: 5,
    amenities: [
      'sea-view',
      'garden',
      'outdoor-dining',
      'hot-tub',
      'motor-boat',
      'air-conditioning',
      'heating',
      'library',
      'fast-wifi',
      'desk',
      'breakfast',
      'daily-housekeeping',
      'weekly-linen',
      'concierge',
      'parking',
    ],
    rooms: [
      {
        kind: 'double',
        floor: 'second',
        bathroom: 'bath-and-shower',
        note: {
          en: 'The look-out, with a bench along five windows and Ithaca in all of them.',
          fr: 'La vigie : un banc le long de cinq fenêtres, et Ithaque dans chacune.',
          de: 'Der Ausguck, mit einer Bank unter fünf Fenstern und Ithaka in jedem davon.',
        },
      },
      { kind: 'double', floor: 'first', bathroom: 'shower' },
      {
        kind: 'twin',
        floor: 'ground',
        bathroom: 'shower',
        note: {
          en: 'Gives on to the garden, where the hot tub stands in the old boat cradle.',
          fr: 'Donne sur le jardin, où le bain bouillonnant occupe l’ancien ber.',
          de: 'Zum Garten, wo der Whirlpool im alten Bootsgestell steht.',
        },
      },
    ],
    text: {
      en: {
        tagline:
          'A yellow harbour house at Fiskardo that the earthquake of 1953 left standing, with a look-out across to Ithaca.',
        story:
          'Until the steamers carried radio, a pilot lived here and waited to be whistled for. Gerasimos Destounis took ships through the channel between Kefalonia and Ithaca for thirty-four years, and the bench under his five windows is worn in two places, one for sitting and one for the foot. The house was built about 1870; when the earth moved in August 1953 and hardly a wall on the island was left upright, it lost a chimney.\n\nHis granddaughter keeps the door ochre and the shutters the green of the harbour boats. In the morning the swallows are under way before the first yacht; at eight the girl from the bakery comes with the tray and the weather.\n\nThe table folds down from the garden wall, as on board, under a bitter orange that gives eleven jars. The Roman cemetery is forty paces away, and through the pines a path reaches the old lighthouse in twenty minutes.',
        location:
          'One row behind the quay at Fiskardo, fifty metres from the water, the bakery and the harbour’s restaurants. Emblisi and Foki, white pebbles and pines, are each about twenty minutes on foot. Assos is eighteen kilometres away along the corniche, Myrtos 24. The airport at the other end of Kefalonia is an hour and a quarter.',
      },
      fr: {
        tagline:
          'Une maison jaune du port de Fiskardo, que le séisme de 1953 laissa debout, avec une vigie tournée vers Ithaque.',
        story:
          'Avant que les vapeurs n’eussent la radio, un pilote vivait ici et attendait qu’on le siffle. Trente-quatre ans durant, Gerasimos Destounis mena les navires par le chenal entre Céphalonie et Ithaque ; le banc, sous ses cinq fenêtres, est usé en deux endroits, l’un pour s’asseoir, l’autre pour le pied. La maison date de 1870 environ. Quand la terre bougea en août 1953 et ne laissa guère de mur droit dans l’île, elle perdit une cheminée.\n\nSa petite-fille garde la porte ocre et les volets du vert des barques. Le matin, les hirondelles appareillent avant le premier voilier ; à huit heures, la jeune fille de la boulangerie apporte le plateau et la météo.\n\nLa table se rabat du mur du jardin, comme à bord, sous un bigaradier qui donne onze pots. Le cimetière romain est à quarante pas ; par les pins, un sentier mène au vieux phare en vingt minutes.',
        location:
          'Au second rang du quai de Fiskardo, à cinquante mètres de l’eau, de la boulangerie et des restaurants du port. Emblisi et Foki, galets blancs et pins, sont chacune à vingt minutes à pied. Assos est à dix-huit kilomètres par la corniche, Myrtos à 24. L’aéroport, à l’autre bout de Céphalonie, demande une heure et quart.',
      },
      de: {
        tagline:
          'Ein gelbes Hafenhaus in Fiskardo, das beim Erdbeben von 1953 stehen blieb, mit einem Ausguck hinüber nach Ithaka.',
        story:
          'Solange die Dampfer keinen Funk hatten, wohnte hier ein Lotse und wartete, dass man nach ihm pfiff. Vierunddreißig Jahre brachte Gerasimos Destounis Schiffe durch den Kanal zwischen Kefalonia und Ithaka; die Bank unter seinen fünf Fenstern ist an zwei Stellen abgewetzt, die eine vom Sitzen, die andere vom Fuß. Das Haus stammt von etwa 1870. Als im August 1953 die Erde bebte und auf der Insel kaum eine Mauer stehen ließ, verlor es einen Schornstein.\n\nSeine Enkelin hält die Tür ocker und die Läden im Grün der Boote. Morgens laufen die Schwalben vor der ersten Yacht aus; um acht bringt das Mädchen aus der Bäckerei das Tablett und das Wetter.\n\nDer Tisch klappt wie an Bord von der Gartenmauer, unter einer Bitterorange, die elf Gläser ergibt. Der römische Friedhof liegt vierzig Schritte entfernt, durch die Kiefern führt ein Pfad in zwanzig Minuten zum alten Leuchtturm.',
        location:
          'In der zweiten Reihe am Kai von Fiskardo, fünfzig Meter von Wasser, Bäckerei und den Lokalen des Hafens. Emblisi und Foki, weißer Kies unter Kiefern, sind je etwa zwanzig Gehminuten entfernt. Nach Assos sind es auf der Küstenstraße achtzehn Kilometer, nach Myrtos 24; zum Flughafen am anderen Ende Kefalonias fünf Viertelstunden.',
      },
    },
    reviews: [
      {
        stars: 5,
        stayed: '2024-09',
        by: 'Alastair and Jean, St Andrews',
        language: 'en',
        title: 'The worn place for the foot',
        text: 'My husband sat there a week with his foot in the hollow and identified ships. Breakfast came with a forecast, once wrong. We made marmalade and were allowed to keep a jar.',
      },
      {
        stars: 5,
        stayed: '2025-06',
        by: 'Cornelia W., Zürich',
        language: 'de',
        title: 'Mitten im Ort und doch still',
        text: 'Nach hinten hört man nichts als den Bitterorangenbaum, wenn eine Frucht fällt. Am lautesten ist der Tisch, wenn man ihn von der Mauer klappt.',
      },
      {
        stars: 4,
        stayed: '2026-08',
        by: 'Yann et Maëlle, Brest',
        language: 'fr',
        title: 'Fiskardo en août, il faut le savoir',
        text: 'Le village est plein à craquer de sept heures à minuit. La barque nous a sauvés : à dix minutes, des criques vides. On se gare à trois cents mètres, et il faut y être avant onze heures.',
        reply:
          'Merci à tous deux. Depuis septembre, une place est réservée à la maison sur le parking du haut ; vous n’aurez plus à vous lever pour elle.',
      },
    ],
  },
  {
    slug: 'ainos',
    name: 'Ainos',
    region: 'kefalonia',
    place: 'Lourdata',
    lat: 38.1178,
    lng: 20.6325,
    bedrooms: 7,
    sleeps: 15,
    bathrooms: 8,
    architecture: 'modern-white',
    landscape: 'mountains',
    weekly: { low: 9900, mid: 13900, high: 20400, peak: 25600 },
    alsoLetWith: [5],
    changeover: ['saturday'],
    pool: { heated: true, childrens: true, safety: 'none' },
    amenities: [
      'sea-view',
      'garden',
      'olive-grove',
      'outdoor-dining',
      'outdoor-kitchen',
      'wood-oven',
      'tennis',
      'table-tennis',
      'air-conditioning',
      'games-room',
      'cinema',
      'fast-wifi',
      'cook',
      'weekly-linen',
      'step-free',
      'lift',
      'ev-charger',
      'parking',
    ],
    rooms: [
      {
        kind: 'double',
        floor: 'first',
        bathroom: 'bath-and-shower',
        note: {
          en: 'Two views: the sea before the bed and the whole height of Ainos behind the basin.',
          fr: 'Deux vues : la mer devant le lit, et l’Ainos de toute sa hauteur derrière le lavabo.',
          de: 'Zwei Ausblicke: vor dem Bett das Meer, hinter dem Waschtisch der Ainos in voller Höhe.',
        },
      },
      { kind: 'double', floor: 'first', bathroom: 'shower' },
      { kind: 'double', floor: 'first', bathroom: 'shower' },
      {
        kind: 'double',
        floor: 'ground',
        bathroom: 'shower',
        note: {
          en: 'Beside the lift, with a wheel-in shower and a bed of the right height.',
          fr: 'Près de l’ascenseur, avec douche à fleur de sol et lit à la bonne hauteur.',
          de: 'Neben dem Aufzug, mit befahrbarer Dusche und einem Bett in richtiger Höhe.',
        },
      },
      { kind: 'twin', floor: 'ground', bathroom: 'shower' },
      {
        kind: 'quad',
        floor: 'lower',
        bathroom: 'shower',
        note: {
          en: 'Four beds head to head like a clover, at the special request of the first four cousins.',
          fr: 'Quatre lits tête contre tête, en trèfle, à la demande expresse des quatre premiers cousins.',
          de: 'Vier Betten Kopf an Kopf wie ein Kleeblatt, auf besonderen Wunsch der ersten vier Cousins.',
        },
      },
      { kind: 'single', floor: 'lower', bathroom: 'shower' },
    ],
    text: {
      en: {
        tagline:
          'A house between Lourdas beach and a mountain of 1,628 metres, with a stream along the tennis court and air from the firs at night.',
        story:
          'Behind the kitchen the ground goes up for sixteen hundred metres without asking. The Valsamis family, who make the reinforcing steel that Kefalonia has believed in since 1953, built Ainos in 2015 and built it like a bridge: there is more iron in it than in the pier at Sami, and a curve of glass nineteen metres long that an engineer’s daughter insisted on.\n\nOn the terrace one hears water, which is unusual in these islands. A spring leaves the mountain above, runs along the tennis court in a stone channel and waters oranges, mulberries and a single banana before it gives itself to the village.\n\nThe table is a slab of grey marble from the family bakery that fell in 1953, laid across two lengths of rail. Nights are cool, because the air comes down through fir woods at about eleven; leave the garden door ajar and you will smell resin, four kilometres from the trees.',
        location:
          'At the upper edge of Lourdata on the south coast, eight minutes on foot, downhill, from Lourdas beach, two kilometres of pale sand and fine shingle, and five from the village plane tree. Argostoli with its supermarkets is seventeen kilometres, Skala 22, the Robola wineries sixteen. Kefalonia airport is twenty-five minutes away.',
      },
      fr: {
        tagline:
          'Une maison entre la plage de Lourdas et une montagne de 1 628 mètres ; un ruisseau longe le tennis et, la nuit, l’air sent le sapin.',
        story:
          'Derrière la cuisine, le sol monte de seize cents mètres sans prévenir. Les Valsamis, qui fabriquent l’acier à béton auquel Céphalonie croit depuis 1953, ont bâti Ainos en 2015, et comme un pont : il y a là plus de fer que dans la jetée de Sami, et une courbe de verre de dix-neuf mètres voulue par la fille de l’ingénieur.\n\nSur la terrasse, on entend de l’eau, chose rare dans ces îles. Une source sort de la montagne, longe le court de tennis dans une rigole de pierre et arrose des orangers, des mûriers et un unique bananier avant de se donner au village.\n\nLa table est une dalle de marbre gris de la boulangerie familiale, tombée en 1953, posée sur deux bouts de rail. Les nuits sont fraîches : vers onze heures, l’air descend par les sapinières. Laissez la porte du jardin entrouverte, et vous sentirez la résine à quatre kilomètres des arbres.',
        location:
          'En haut de Lourdata, sur la côte sud, à huit minutes à pied, en descente, de la plage de Lourdas, deux kilomètres de sable clair et de galets fins, et à cinq du platane du village. Argostoli et ses supermarchés sont à dix-sept kilomètres, Skala à 22, les caves de robola à seize. L’aéroport est à vingt-cinq minutes.',
      },
      de: {
        tagline:
          'Ein Haus zwischen dem Strand von Lourdas und einem Berg von 1628 Metern, mit einem Bach am Tennisplatz und nachts mit Tannenluft.',
        story:
          'Hinter der Küche geht es ohne Vorwarnung sechzehnhundert Meter hinauf. Die Familie Valsamis, die den Baustahl herstellt, an den Kefalonia seit 1953 glaubt, errichtete Ainos 2015, und zwar wie eine Brücke: Es steckt mehr Eisen darin als in der Mole von Sami und eine neunzehn Meter lange Glaskurve, auf der die Tochter des Ingenieurs bestand.\n\nAuf der Terrasse hört man Wasser, eine Seltenheit auf diesen Inseln. Eine Quelle kommt aus dem Berg, läuft in einer Steinrinne am Tennisplatz entlang und tränkt Orangen, Maulbeeren und eine einzelne Banane, bevor sie sich dem Dorf überlässt.\n\nDer Tisch ist eine graue Marmorplatte aus der Bäckerei der Familie, die 1953 einstürzte, auf zwei Stücken Eisenbahnschiene. Die Nächte sind kühl, weil gegen elf die Luft durch die Tannenwälder herabkommt; lässt man die Gartentür offen, riecht man das Harz, vier Kilometer von den Bäumen.',
        location:
          'Am oberen Rand von Lourdata an der Südküste, acht Gehminuten bergab zum Strand von Lourdas, zwei Kilometer heller Sand und feiner Kies, und fünf zur Dorfplatane. Nach Argostoli mit seinen Supermärkten sind es siebzehn Kilometer, nach Skala 22, zu den Robola-Kellereien sechzehn. Der Flughafen ist fünfundzwanzig Minuten entfernt.',
      },
    },
    reviews: [
      {
        stars: 5,
        stayed: '2025-07',
        by: 'The Adeyemi-Clarkes, Manchester',
        language: 'en',
        title: 'My father could go everywhere',
        text: 'He uses a wheelchair and the usual holiday is a ground floor and a view of other people’s. Here the lift goes to the terrace and the path to the pool is level. The banana was his project.',
      },
      {
        stars: 4,
        stayed: '2025-10',
        by: 'Denis et Laure, Annecy',
        language: 'fr',
        title: 'Monter à l’Ainos',
        text: 'Partis en polo à neuf heures, en doudoune au sommet à midi, baignés à quatre heures. Seul regret : la pente pour revenir de la plage, courte mais raide.',
      },
      {
        stars: 5,
        stayed: '2026-06',
        by: 'Familie Hoang, Berlin',
        language: 'de',
        title: 'Das Kleeblattzimmer',
        text: 'Vier Kinder, vier Kissen in der Mitte: Sie haben bis Mitternacht geflüstert. Der Tennisplatz hat morgens bis zehn Schatten. Wer kocht, sollte nach den Orangen fragen.',
      },
    ],
  },
  {
    slug: 'three-mills',
    name: 'Three Mills',
    region: 'ithaca',
    place: 'Kioni',
    lat: 38.4507,
    lng: 20.6892,
    bedrooms: 5,
    sleeps: 11,
    bathrooms: 5,
    architecture: 'captains-house',
    landscape: 'harbour',
    exquisite: true,
    weekly: { low: 8800, mid: 11900, high: 16800, peak: 20500 },
    changeover: ['sunday'],
    minimumNights: 7,
    pool: { safety: 'none' },
    amenities: [
      'sea-view',
      'garden',
      'outdoor-dining',
      'barbecue',
      'motor-boat',
      'paddle-boards',
      'air-conditioning',
      'heating',
      'fireplace',
      'library',
      'piano',
      'fast-wifi',
      'breakfast',
      'daily-housekeeping',
      'gardener',
      'concierge',
      'parking',
    ],
    rooms: [
      {
        kind: 'double',
        floor: 'first',
        bathroom: 'bath-and-shower',
        note: {
          en: 'The captain’s bed, short for a modern man; we had another made, thirty centimetres longer.',
          fr: 'Le lit du capitaine était court pour un homme d’aujourd’hui ; nous en avons fait faire un, plus long de trente centimètres.',
          de: 'Das Kapitänsbett war zu kurz für heutige Menschen; wir ließen es nachbauen, dreißig Zentimeter länger.',
        },
      },
      { kind: 'double', floor: 'first', bathroom: 'shower' },
      {
        kind: 'double',
        floor: 'ground',
        bathroom: 'shower',
        note: {
          en: 'The Odessa room: a Russian stove, blue tiles, and the door to the lower terrace.',
          fr: 'La chambre d’Odessa : un poêle russe, des carreaux bleus et la porte de la terrasse basse.',
          de: 'Das Odessa-Zimmer: ein russischer Ofen, blaue Kacheln und die Tür zur unteren Terrasse.',
        },
      },
      { kind: 'twin', floor: 'lower', bathroom: 'shower' },
      {
        kind: 'triple',
        floor: 'annexe',
        bathroom: 'shower',
        note: {
          en: 'The crew’s house by the gate; three beds, a table for cards, no rules.',
          fr: 'La maison de l’équipage, près du portail : trois lits, une table à cartes, pas de règlement.',
          de: 'Das Mannschaftshaus am Tor: drei Betten, ein Kartentisch, keine Vorschriften.',
        },
      },
    ],
    text: {
      en: {
        tagline:
          'A grain captain’s house over Kioni harbour, furnished from Odessa and looking at the three mills on the point.',
        story:
          'Wheat paid for it: Odessa to Marseille, nineteen voyages, in a brigantine that Captain Leonidas Raftopoulos steered and his wife Penelope, of all names, kept the books for. They built in 1881, above the harbour rather than on it, so that she could tell his topsail from the windmills at the point before the children could. The mills have lost their caps since. The house has lost nothing, not even the bill for the piano.\n\nKioni wakes slowly and downwards: goats on the ridge, shutters, the broom at the kafenion, and last the boats. From the pool terrace one hears them in that order.\n\nThere is a walnut table for twelve, put together without a nail because the carpenter’s were still at sea. And there is the almond by the cistern, to which a rope is tied; nobody remembers what it moored, and nobody has cared to be the one to untie it.',
        location:
          'Above the amphitheatre of Kioni, in Ithaca’s north-east, six minutes by stepped lane from the quay with its tavernas, grocer and baker. Small white coves begin ten minutes beyond the harbour, and Frikes is five kilometres away by a road along the water. Vathy is forty minutes, the ferry at Piso Aetos thirty-five, Kefalonia airport about three hours.',
      },
      fr: {
        tagline:
          'La maison d’un capitaine de la route du blé, au-dessus du port de Kioni : meubles d’Odessa, vue sur les trois moulins de la pointe.',
        story:
          'C’est le blé qui la paya : d’Odessa à Marseille, dix-neuf voyages, sur un brigantin que menait le capitaine Leonidas Raftopoulos et dont sa femme Pénélope, puisque tel était son nom, tenait les comptes. Ils bâtirent en 1881, au-dessus du port plutôt qu’au bord, afin qu’elle distinguât son hunier des moulins de la pointe avant les enfants. Les moulins ont depuis perdu leur toit. La maison n’a rien perdu, pas même la facture du piano.\n\nKioni s’éveille lentement et de haut en bas : les chèvres sur la crête, les volets, le balai du kafénion, enfin les barques. De la piscine, on les entend dans cet ordre.\n\nIl y a une table de noyer pour douze, assemblée sans un clou, ceux du menuisier étant encore en mer. Et près de la citerne un amandier où une corde est nouée ; nul ne sait plus ce qu’elle amarrait, et nul n’a voulu être celui qui la dénoue.',
        location:
          'Au-dessus de l’amphithéâtre de Kioni, au nord-est d’Ithaque, à six minutes par la ruelle en escalier du quai, de ses tavernes, de l’épicier et du boulanger. De petites criques blanches commencent dix minutes après le port ; Frikes est à cinq kilomètres au bord de l’eau. Vathy est à quarante minutes, le ferry de Piso Aetos à trente-cinq, l’aéroport de Céphalonie à trois heures environ.',
      },
      de: {
        tagline:
          'Das Haus eines Getreidekapitäns über dem Hafen von Kioni, in Odessa möbliert, mit Blick auf die drei Mühlen der Landspitze.',
        story:
          'Weizen hat es bezahlt: Odessa–Marseille, neunzehn Reisen, auf einer Brigantine, die Kapitän Leonidas Raftopoulos führte und deren Bücher seine Frau besorgte, die ausgerechnet Penelope hieß. 1881 bauten sie über dem Hafen statt an ihm, damit sie sein Marssegel früher als die Kinder von den Windmühlen an der Spitze unterscheiden konnte. Die Mühlen haben seither ihre Hauben verloren. Das Haus hat nichts verloren, nicht einmal die Rechnung für das Klavier.\n\nKioni erwacht langsam und von oben nach unten: Ziegen auf dem Kamm, Fensterläden, der Besen am Kafenion, zuletzt die Boote. Vom Pool hört man sie in dieser Reihenfolge.\n\nEs gibt einen Nussbaumtisch für zwölf, ohne einen Nagel gefügt, weil die des Tischlers noch auf See waren. Und an der Zisterne den Mandelbaum, um den ein Tau geknotet ist; was daran festlag, weiß niemand mehr, und niemand mochte es lösen.',
        location:
          'Über dem Halbrund von Kioni im Nordosten Ithakas, sechs Minuten die Treppengasse hinab zum Kai mit Tavernen, Laden und Bäcker. Kleine weiße Buchten beginnen zehn Minuten hinter dem Hafen, Frikes liegt fünf Kilometer weiter an einer Uferstraße. Nach Vathy sind es vierzig Minuten, zur Fähre in Piso Aetos fünfunddreißig, zum Flughafen Kefalonia rund drei Stunden.',
      },
    },
    reviews: [
      {
        stars: 5,
        stayed: '2024-06',
        by: 'Penelope H., Oxford',
        language: 'en',
        title: 'Of all names',
        text: 'Mine too, so I claimed the window. My husband was late back from Frikes with the boat and I am told I made a good deal of it.',
      },
      {
        stars: 5,
        stayed: '2025-09',
        by: 'Thérèse et Jean-Louis, Marseille',
        language: 'fr',
        title: 'De Marseille, justement',
        text: 'Nous avons retrouvé dans le livre de bord le quai de la Joliette, 4 mai 1883. Le piano est un peu bas dans l’aigu. Les croissants de lune du boulanger, à l’amande, non.',
      },
      {
        stars: 5,
        stayed: '2026-05',
        by: 'Arndt und Christine, Weimar',
        language: 'de',
        title: 'Drei Stunden Anreise, die dazugehören',
        text: 'Flugzeug, Auto, Fähre, Auto, Treppe: Danach ist man wirklich da. Morgens die Ziegen, wie beschrieben. Den Knoten am Mandelbaum hat unser Sohn als Palstek bestimmt.',
      },
    ],
  },
  {
    slug: 'fanari',
    name: 'Fanari',
    region: 'zakynthos',
    place: 'Korithi',
    lat: 37.9188,
    lng: 20.6982,
    bedrooms: 4,
    sleeps: 10,
    bathrooms: 4,
    architecture: 'ionian-stone',
    landscape: 'open-sea',
    weekly: { low: 4400, mid: 5800, high: 8100, peak: 9900 },
    changeover: ['saturday', 'sunday'],
    pool: { safety: 'fence' },
    amenities: [
      'sea-view',
      'garden',
      'olive-grove',
      'outdoor-dining',
      'wood-oven',
      'barbecue',
      'bicycles',
      'air-conditioning',
      'fireplace',
      'fast-wifi',
      'weekly-linen',
      'cot-and-high-chair',
      'stair-gate',
      'pets-welcome',
      'parking',
    ],
    rooms: [
      {
        kind: 'double',
        floor: 'first',
        bathroom: 'shower',
        note: {
          en: 'The beam of Cape Skinari crosses the far wall; there is a shutter for those who mind.',
          fr: 'Le faisceau du cap Skinari traverse le mur du fond ; il y a un volet pour qui s’en lasse.',
          de: 'Der Strahl von Kap Skinari wandert über die Rückwand; wer ihn nicht mag, schließt den Laden.',
        },
      },
      { kind: 'double', floor: 'ground', bathroom: 'shower' },
      { kind: 'twin', floor: 'ground', bathroom: 'shower' },
      {
        kind: 'quad',
        floor: 'annexe',
        bathroom: 'shower',
        note: {
          en: 'The threshing barn: two beds below, two up a ladder, an owl in residence.',
          fr: 'La grange à battre : deux lits en bas, deux par l’échelle, et une chouette à demeure.',
          de: 'Die Dreschscheune: zwei Betten unten, zwei über die Leiter, dazu eine Eule.',
        },
      },
    ],
    text: {
      en: {
        tagline:
          'A farm at the last village before Cape Skinari, built of what was cleared from its fields and swept by the lighthouse.',
        story:
          'Clear one field of stones on this cape and you have a wall; clear a farm and you have Fanari. The Plessas family did so between the lighthouse, 1897, and the first war, and set the barn beside a round threshing floor of forty slabs where, on a windless night, four people can lie with their heads in the middle and follow the beam around.\n\nIt is dry, bright country, more like the open sea than like the rest of Zakynthos. Mornings start with bells, seventy sheep’s worth, going out by the west gate at half past six, and with bread: the oven is lit on Tuesdays and Fridays and you are asked how many.\n\nSupper is at a table of cypress under the one carob, beside a wall low enough to see Kefalonia over. The walk to the lighthouse takes twenty-five minutes. Below it, before the excursion boats, the Blue Caves are as blue as they say.',
        location:
          'Outside Korithi, the northernmost village of Zakynthos, two and a half kilometres from Cape Skinari. A stony path reaches a swimming place on the rocks in a quarter of an hour; Agios Nikolaos, with its tavernas, grocer and ferry, is three kilometres. Volimes is seven, Katastari’s supermarket seventeen, the airport 38, just under an hour.',
      },
      fr: {
        tagline:
          'Une ferme au dernier village avant le cap Skinari, bâtie des pierres de ses champs et balayée par le phare.',
        story:
          'Épierrez un champ sur ce cap, vous aurez un mur ; épierrez une ferme, vous aurez Fanari. C’est ce que firent les Plessas entre le phare, 1897, et la première guerre. Ils posèrent la grange près d’une aire à battre, ronde, de quarante dalles ; par nuit calme, on s’y couche à quatre, les têtes au centre, et l’on suit le faisceau.\n\nLe pays est sec et clair, plus proche du large que du reste de Zante. Le matin commence par les sonnailles de soixante-dix brebis, qui sortent à six heures et demie par la porte de l’ouest, et par le pain : on allume le four le mardi et le vendredi, et l’on vous demande combien.\n\nLe soir, on dîne à une table de cyprès sous l’unique caroubier, près d’un mur assez bas pour voir Céphalonie. Le phare est à vingt-cinq minutes à pied. Dessous, avant les bateaux d’excursion, les Grottes bleues sont aussi bleues qu’on le dit.',
        location:
          'À la sortie de Korithi, le village le plus au nord de Zante, à deux kilomètres et demi du cap Skinari. Un sentier pierreux mène en un quart d’heure à des rochers d’où l’on nage ; Agios Nikolaos, ses tavernes, son épicier et son ferry sont à trois kilomètres. Volimes est à sept, le supermarché de Katastari à dix-sept, l’aéroport à 38, un peu moins d’une heure.',
      },
      de: {
        tagline:
          'Ein Hof am letzten Dorf vor Kap Skinari, gebaut aus den Steinen seiner Felder und gestreift vom Leuchtfeuer.',
        story:
          'Wer auf diesem Kap ein Feld entsteint, hat danach eine Mauer; wer einen ganzen Hof entsteint, hat Fanari. So hielt es die Familie Plessas zwischen dem Bau des Leuchtturms, 1897, und dem Ersten Weltkrieg. Die Scheune setzte sie an eine runde Tenne aus vierzig Platten, auf der in windstillen Nächten vier Menschen Kopf an Kopf liegen und dem Strahl folgen können.\n\nDas Land ist trocken und hell, dem offenen Meer ähnlicher als dem übrigen Zakynthos. Der Morgen beginnt mit den Glocken von siebzig Schafen, die um halb sieben durchs Westtor ziehen, und mit Brot: Dienstags und freitags wird der Ofen geheizt, und man fragt Sie, wie viele.\n\nAbends sitzt man an einem Zypressentisch unter dem einzigen Johannisbrotbaum, neben einer Mauer, niedrig genug für den Blick nach Kefalonia. Zum Leuchtturm geht man fünfundzwanzig Minuten. Darunter sind, vor den Ausflugsbooten, die Blauen Grotten so blau, wie man sagt.',
        location:
          'Am Rand von Korithi, dem nördlichsten Dorf der Insel, zweieinhalb Kilometer von Kap Skinari. Ein steiniger Pfad führt in einer Viertelstunde zu einer Badestelle an den Felsen; Agios Nikolaos mit Tavernen, Laden und Fähre ist drei Kilometer entfernt. Nach Volimes sind es sieben, zum Supermarkt in Katastari siebzehn, zum Flughafen 38, knapp eine Stunde.',
      },
    },
    reviews: [
      {
        stars: 5,
        stayed: '2024-07',
        by: 'Lena und Falk, Münster',
        language: 'de',
        title: 'Vier Köpfe, ein Strahl',
        text: 'Die Kinder wollten jede Nacht auf die Tenne. Zwischen zwei Lichtblitzen haben wir die Milchstraße gesehen. Die Eule ist wirklich da und wirklich laut.',
      },
      {
        stars: 4,
        stayed: '2025-08',
        by: 'Sam and Theo, Brighton',
        language: 'en',
        title: 'Far from everything, on purpose',
        text: 'It is an hour to the sandy beaches and the swimming place wants shoes. In return we had the Blue Caves to ourselves at half past seven and bread still too hot to slice.',
      },
      {
        stars: 5,
        stayed: '2026-09',
        by: 'Françoise B., Montpellier',
        language: 'fr',
        title: 'Les sonnailles',
        text: 'Le deuxième matin, j’ai suivi les brebis jusqu’au phare, le berger m’a donné du fromage, et je suis rentrée pour le pain. Je n’ai rien fait d’autre de la semaine.',
      },
    ],
  },
]
