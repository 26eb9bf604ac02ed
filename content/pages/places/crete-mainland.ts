import type { PlaceWords } from '../place-words.ts'
import { say } from '../shape.ts'

export const creteMainland: Record<string, PlaceWords> = {
  crete: {
    at: say('in Crete', 'en Crète', 'auf Kreta'),
    heading2: say('Almost a country', 'Presque un pays', 'Beinahe ein Land'),
    guides: {
      areas: {
        heading2: say(
          'Four provinces, four holidays',
          'Quatre départements, quatre vacances',
          'Vier Bezirke, vier Ferien',
        ),
        text: say(
          'Chania has the mountains, the Venetian harbour and the Apokoronas villages of Vamos and Gavalochori, half an hour from everything. Rethymno is the middle, with sand and a university. Heraklion has Knossos, the vines of Peza and the airport. Lasithi, in the east, is dry, slow and dear round Elounda, cheap and empty beyond Sitia.',
          'La Canée a les montagnes, le port vénitien et les villages de l’Apokoronas, Vamos ou Gavalochori, à une demi-heure de tout. Réthymnon est le milieu, du sable et une université. Héraklion a Cnossos, les vignes de Peza et l’aéroport. Le Lassithi, à l’est, est sec et lent, cher vers Elounda, bon marché et vide au-delà de Sitia.',
          'Chania hat die Berge, den venezianischen Hafen und die Dörfer des Apokoronas, Vamos oder Gavalochori, eine halbe Stunde von allem entfernt. Rethymno ist die Mitte, mit Sand und Universität. Heraklion hat Knossos, die Reben von Peza und den Flughafen. Lasithi im Osten ist trocken und langsam, um Elounda teuer, hinter Sitia billig und leer.',
        ),
      },
      beaches: {
        heading2: say(
          'Lagoons, palms and a south of its own',
          'Des lagons, des palmiers et un Sud à part',
          'Lagunen, Palmen und ein eigener Süden',
        ),
        text: say(
          'Balos and Elafonisi are shallow, pale and full by eleven; go at eight or in October. Falassarna has room for all. On the south coast Preveli ends in a river with palms, Agios Pavlos has dunes, and Loutro is reached only by boat or on foot. Vai, in the far east, is the largest natural palm grove in Europe.',
          'Balos et Elafonisi sont peu profondes, pâles, et pleines à onze heures ; allez-y à huit, ou en octobre. Falassarna a de la place pour tous. Sur la côte sud, Preveli finit en rivière bordée de palmiers, Agios Pavlos a des dunes, et Loutro ne se gagne qu’en bateau ou à pied. Vai, à l’extrême est, est la plus grande palmeraie naturelle d’Europe.',
          'Balos und Elafonisi sind flach, hell und um elf voll; fahren Sie um acht oder im Oktober. Falassarna hat Platz für alle. An der Südküste endet Preveli in einem Fluss mit Palmen, Agios Pavlos hat Dünen, und Loutro erreicht man nur mit dem Boot oder zu Fuß. Vai ganz im Osten ist der größte natürliche Palmenhain Europas.',
        ),
      },
      history: {
        heading2: say('From the bulls to the battle', 'Des taureaux à la bataille', 'Von den Stieren zur Schlacht'),
        text: say(
          'The palaces of Knossos, Phaistos, Malia and Zakros were built without walls about 1900 BC, and the wind of their paintings still blows through the museum in Heraklion. Venice held Crete from 1211 to 1669, the Ottomans until 1898; union with Greece came in 1913. In May 1941 it was taken from the air, and the villages that resisted were burnt.',
          'Les palais de Cnossos, Phaistos, Malia et Zakros furent bâtis sans remparts vers 1900 avant notre ère ; le vent de leurs fresques souffle encore au musée d’Héraklion. Venise tint la Crète de 1211 à 1669, les Ottomans jusqu’en 1898 ; l’union avec la Grèce date de 1913. En mai 1941, elle fut prise par les airs, et les villages qui résistaient furent brûlés.',
          'Die Paläste von Knossos, Phaistos, Malia und Zakros entstanden um 1900 v. Chr. ohne Mauern, und der Wind ihrer Bilder weht noch durch das Museum in Heraklion. Venedig hielt Kreta von 1211 bis 1669, die Osmanen bis 1898; 1913 kam der Anschluss an Griechenland. Im Mai 1941 wurde die Insel aus der Luft genommen, und die Dörfer, die Widerstand leisteten, wurden niedergebrannt.',
        ),
      },
      'food-and-wine': {
        heading2: say('Dakos, wild greens and raki', 'Dakos, herbes sauvages et raki', 'Dakos, wilde Kräuter und Raki'),
        text: say(
          'Dakos is barley rusk with tomato, mizithra and oil; horta are the greens of the hillside, a dozen kinds by the season. Lamb is cooked with stamnagathi or antikristo, facing the fire. Vidiano is the white grape to ask for, Kotsifali and Liatiko the red. The raki after dinner is not on the bill and must not be refused.',
          'Le dakos est un pain d’orge à la tomate, à la mizithra et à l’huile ; les horta sont les herbes de la colline, une douzaine selon la saison. L’agneau se cuit au stamnagathi ou antikristo, face au feu. En blanc, demandez du vidiano ; en rouge, kotsifali et liatiko. Le raki d’après dîner n’est pas sur l’addition et ne se refuse pas.',
          'Dakos ist Gerstenzwieback mit Tomate, Mizithra und Öl; Chorta sind die Kräuter vom Hang, je nach Jahreszeit ein Dutzend. Lamm gibt es mit Stamnagathi oder Antikristo, dem Feuer zugewandt. Weiß fragt man nach Vidiano, rot nach Kotsifali und Liatiko. Der Raki nach dem Essen steht nicht auf der Rechnung und wird nicht abgelehnt.',
        ),
      },
      'towns-and-cities': {
        heading2: say(
          'Chania, Rethymno and the hills',
          'La Canée, Réthymnon et les collines',
          'Chania, Rethymno und die Hügel',
        ),
        text: say(
          'Chania has the harbour, the lighthouse and a knife-makers’ street; in the quarter of Splantzia people hang out the washing under a plane tree with a church and a minaret. Rethymno lies below the Fortezza. Archanes makes wine, Margarites pots, Anogia wool and songs, and in Sitia one can hear one’s own steps at noon.',
          'La Canée a le port, le phare et une rue de couteliers ; au quartier de Splantzia, le linge sèche près d’un platane, d’une église et d’un minaret. Réthymnon s’étend sous sa Fortezza. Archanes fait du vin, Margarites des pots, Anogia de la laine et des chansons ; à Sitia, on entend ses pas à midi.',
          'Chania hat den Hafen, den Leuchtturm und eine Gasse der Messermacher; im Viertel Splantzia trocknet die Wäsche bei einer Platane, einer Kirche und einem Minarett. Rethymno liegt unter der Fortezza. Archanes macht Wein, Margarites Töpfe, Anogia Wolle und Lieder, und in Sitia hört man mittags die eigenen Schritte.',
        ),
      },
    },
  },
  peloponnese: {
    at: say('in the Peloponnese', 'dans le Péloponnèse', 'auf dem Peloponnes'),
    heading2: say(
      'Towers, theatres and empty roads',
      'Des tours, des théâtres, des routes vides',
      'Türme, Theater und leere Straßen',
    ),
    guides: {
      areas: {
        heading2: say(
          'The Mani, Messinia, the Argolid',
          'Le Magne, la Messénie, l’Argolide',
          'Mani, Messenien, Argolis',
        ),
        text: say(
          'The Mani, between Kardamyli and Cape Tainaron, is towers, stone and the sea far below. Messinia is soft, olives to the shore, with Pylos, Koroni and Voidokilia; Kalamata has its airport. The Argolid, round Nafplio, is two hours from Athens and full of ruins. Between them Leonidio, on the east coast, is red cliffs and white houses.',
          'Le Magne, de Kardamyli au cap Ténare, ce sont des tours, de la pierre et la mer loin en dessous. La Messénie est douce, des oliviers jusqu’au rivage, avec Pylos, Koroni et Voidokilia ; l’aéroport est à Kalamata. L’Argolide, autour de Nauplie, est à deux heures d’Athènes et pleine de ruines. Entre les deux, Leonidio, à l’est : falaises rouges et maisons blanches.',
          'Die Mani zwischen Kardamyli und Kap Tenaro sind Türme, Stein und das Meer weit unten. Messenien ist sanft, Oliven bis ans Ufer, mit Pylos, Koroni und Voidokilia; der Flughafen ist in Kalamata. Die Argolis um Nafplio liegt zwei Stunden von Athen und ist voller Ruinen. Dazwischen Leonidio an der Ostküste: rote Felsen und weiße Häuser.',
        ),
      },
      beaches: {
        heading2: say('Voidokilia and the long west', 'Voidokilia et le long ouest', 'Voidokilia und der lange Westen'),
        text: say(
          'Voidokilia is a sickle of sand drawn as with compasses, with a lagoon of herons behind and Nestor’s cave above. The west coast to the north of it is sand for tens of kilometres. In the Mani one swims from pebbles, at Foneas between two rocks or at Kalogria, where the writer Kazantzakis met the man whom he made Zorba.',
          'Voidokilia est une faucille de sable tracée au compas, une lagune à hérons derrière, la grotte de Nestor au-dessus. Vers le nord, la côte ouest est de sable sur des dizaines de kilomètres. Dans le Magne, on se baigne depuis les galets, à Foneas entre deux rochers, ou à Kalogria, où Kazantzakis connut l’homme dont il fit Zorba.',
          'Voidokilia ist eine wie mit dem Zirkel gezogene Sichel aus Sand, dahinter eine Lagune mit Reihern, darüber die Höhle des Nestor. Die Westküste nördlich davon besteht kilometerweit aus Sand. In der Mani badet man von Kieseln, in Foneas zwischen zwei Felsen oder in Kalogria, wo Kazantzakis den Mann kannte, aus dem er Sorbas machte.',
        ),
      },
      history: {
        heading2: say(
          'Agamemnon to independence',
          'D’Agamemnon à l’indépendance',
          'Von Agamemnon bis zur Unabhängigkeit',
        ),
        text: say(
          'Mycenae with its lions, Olympia where the games were held for a thousand years, Epidaurus whose theatre still carries a whisper to the last row: no other part of Greece has so much of it. Mystras was the last light of Byzantium. On 17 March 1821 the Maniots rose first, at Areopoli; in 1827, in the bay of Pylos, the matter was decided.',
          'Mycènes et ses lions, Olympie où l’on jouta mille ans, Épidaure dont le théâtre porte encore un murmure au dernier rang : nulle part en Grèce il n’y en a autant. Mystra fut la dernière lueur de Byzance. Le 17 mars 1821, les Maniotes se levèrent les premiers, à Areopoli ; en 1827, dans la baie de Pylos, tout fut décidé.',
          'Mykene mit seinen Löwen, Olympia, wo man tausend Jahre Spiele hielt, Epidauros, dessen Theater noch ein Flüstern bis in die letzte Reihe trägt: Nirgends in Griechenland ist so viel davon. Mystras war das letzte Licht von Byzanz. Am 17. März 1821 erhoben sich als Erste die Manioten in Areopoli; 1827 entschied sich die Sache in der Bucht von Pylos.',
        ),
      },
      'food-and-wine': {
        heading2: say('Kalamata and Nemea', 'Kalamata et Némée', 'Kalamata und Nemea'),
        text: say(
          'Kalamata gives its name to an olive, almond-shaped and cured in vinegar, and the Koroneiki tree to much of Greece’s oil. In the Mani pork is smoked with sage and preserved with orange: syglino. Nemea grows Agiorgitiko, the red that is easiest to like; Mantinia, up at six hundred metres, a white that smells of roses.',
          'Kalamata donne son nom à une olive en amande, confite au vinaigre, et le koroneïki à une bonne part de l’huile grecque. Dans le Magne, le porc se fume à la sauge et se conserve à l’orange : c’est le syglino. Némée cultive l’agiorgitiko, le rouge le plus facile à aimer ; Mantinée, à six cents mètres, un blanc qui sent la rose.',
          'Kalamata gibt einer Olive den Namen, mandelförmig und in Essig eingelegt, und vom Koroneiki-Baum kommt viel von Griechenlands Öl. In der Mani wird Schweinefleisch mit Salbei geräuchert und mit Orange eingelegt: Syglino. In Nemea wächst Agiorgitiko, der Rote, den man am leichtesten mag; in Mantinia auf sechshundert Metern ein Weißer, der nach Rosen duftet.',
        ),
      },
      'towns-and-cities': {
        heading2: say(
          'Nafplio, Kardamyli, Monemvasia',
          'Nauplie, Kardamyli, Monemvasia',
          'Nafplio, Kardamyli, Monemvasia',
        ),
        text: say(
          'Nafplio was the first capital of Greece and has the squares to show for it, under a fortress of 999 steps, as they say, though nobody counts alike. Kardamyli is a street of stone above the sea; Patrick Leigh Fermor wrote at its southern end. Monemvasia is a town on a rock that one enters by a single gate, on foot.',
          'Nauplie fut la première capitale de la Grèce et en a les places, sous une forteresse de 999 marches, dit-on, sans que deux personnes comptent pareil. Kardamyli est une rue de pierre au-dessus de la mer ; Patrick Leigh Fermor écrivait à son extrémité sud. Monemvasia est une ville sur un rocher où l’on entre par une seule porte, à pied.',
          'Nafplio war die erste Hauptstadt Griechenlands und hat die Plätze dafür, unter einer Festung mit 999 Stufen, wie es heißt, nur zählt jeder anders. Kardamyli ist eine Straße aus Stein über dem Meer; an ihrem Südende schrieb Patrick Leigh Fermor. Monemvasia ist eine Stadt auf einem Felsen, die man durch ein einziges Tor betritt, zu Fuß.',
        ),
      },
    },
  },
  halkidiki: {
    at: say('in Halkidiki', 'en Chalcidique', 'auf Chalkidiki'),
    heading2: say(
      'Three fingers of pine and pale sand',
      'Trois doigts de pins et de sable clair',
      'Drei Finger aus Kiefern und hellem Sand',
    ),
    guides: {
      areas: {
        heading2: say('Choose a finger', 'Choisir un doigt', 'Einen Finger wählen'),
        text: say(
          'Kassandra, the first, is nearest to Thessaloniki and the liveliest. Sithonia, the second, is pine to the water, coves on both sides and one road round; Vourvourou, with its islets, is at its root. The third is Mount Athos, with monasteries and without women or visitors; from Ouranoupoli one sees it by boat.',
          'Kassandra, la première, est la plus proche de Thessalonique et la plus animée. Sithonia, la deuxième, a des pins jusqu’à l’eau, des criques des deux côtés et une seule route ; Vourvourou et ses îlots sont à sa racine. La troisième est le mont Athos, avec ses moines et sans visiteuses ; d’Ouranoupoli, on le voit en bateau.',
          'Kassandra, der erste, liegt Thessaloniki am nächsten und ist am lebhaftesten. Sithonia, der zweite, hat Kiefern bis ans Wasser, Buchten auf beiden Seiten und eine Straße ringsum; Vourvourou mit seinen Inselchen liegt an der Wurzel. Der dritte ist der Berg Athos mit seinen Mönchen, den Frauen nicht betreten dürfen; von Ouranoupoli sieht man ihn vom Boot.',
        ),
      },
      beaches: {
        heading2: say('Sand between granite', 'Du sable entre les granits', 'Sand zwischen Granit'),
        text: say(
          'Karydi, near Vourvourou, is shallow enough for those who have just learnt to walk. Kavourotrypes, on the east of Sithonia, is a string of coves in polished granite, with Athos across the water. Porto Koufo is a harbour closed by cliffs. A small motor boat, hired by the day without a licence, finds a beach for each family.',
          'Karydi, près de Vourvourou, est assez peu profonde pour qui vient d’apprendre à marcher. Kavourotrypes, à l’est de Sithonia, aligne ses criques dans un granit poli, l’Athos en face. Porto Koufo est un port clos de falaises. Un petit bateau à moteur, loué à la journée et sans permis, trouve une plage par famille.',
          'Karydi bei Vourvourou ist flach genug für alle, die gerade laufen gelernt haben. Kavourotrypes im Osten von Sithonia ist eine Kette von Buchten in glattem Granit, gegenüber der Athos. Porto Koufo ist ein von Klippen geschlossener Hafen. Ein kleines Motorboot, tageweise und ohne Führerschein gemietet, findet für jede Familie einen Strand.',
        ),
      },
      'towns-and-cities': {
        heading2: say('Afytos, Nikiti, Parthenonas', 'Afytos, Nikiti, Parthenonas', 'Afytos, Nikiti, Parthenonas'),
        text: say(
          'Afytos, on Kassandra, is stone houses on a ledge above the gulf, and keeps its market and its folk museum. Old Nikiti climbs away from its beach road. Parthenonas, above Neos Marmaras, was abandoned and is being lived in again, with two tavernas and the whole gulf below. Thessaloniki, an hour away, is worth a night.',
          'Afytos, sur Kassandra, aligne ses maisons de pierre sur une corniche au-dessus du golfe. Le vieux Nikiti s’éloigne en montant de sa route de plage. Parthenonas, au-dessus de Neos Marmaras, fut abandonné et se repeuple, deux tavernes et le golfe entier à ses pieds. Thessalonique, à une heure, mérite une nuit.',
          'Afytos auf Kassandra besteht aus Steinhäusern auf einem Sims über dem Golf. Alt-Nikiti steigt von seiner Strandstraße fort den Hang hinauf. Parthenonas über Neos Marmaras war verlassen und wird wieder bewohnt, mit zwei Tavernen und dem ganzen Golf zu Füßen. Thessaloniki, eine Stunde entfernt, ist eine Nacht wert.',
        ),
      },
    },
  },
  'athens-riviera': {
    at: say('on the Athens Riviera', 'sur la Riviera athénienne', 'an der Athener Riviera'),
    heading2: say(
      'A city week that ends in the sea',
      'Une semaine en ville, et la mer chaque soir',
      'Eine Stadtwoche, die im Meer endet',
    ),
    guides: {
      beaches: {
        heading2: say('From the tram to the temple', 'Du tramway au temple', 'Von der Straßenbahn bis zum Tempel'),
        text: say(
          'Glyfada and Voula have town beaches with a tram stop; Kavouri is shallow, with pines, and free. Lake Vouliagmeni is fed by warm springs and swum in all winter. Past Varkiza the road runs above coves that one finds by the parked cars, and at Legrena, near the cape, there is sand and wind.',
          'Glyfada et Voula ont des plages de ville et un arrêt de tramway ; Kavouri est peu profonde, sous les pins, et gratuite. Le lac de Vouliagmeni, nourri de sources tièdes, se nage tout l’hiver. Passé Varkiza, la route domine des criques que signalent les voitures garées ; à Legrena, près du cap, il y a du sable et du vent.',
          'Glyfada und Voula haben Stadtstrände mit Straßenbahn; Kavouri ist flach, hat Kiefern und kostet nichts. Im Vouliagmeni-See, von warmen Quellen gespeist, schwimmt man den ganzen Winter. Hinter Varkiza führt die Straße über Buchten, die man an den geparkten Autos erkennt, und in Legrena beim Kap gibt es Sand und Wind.',
        ),
      },
      history: {
        heading2: say(
          'Silver, marble and a sunset',
          'De l’argent, du marbre, un couchant',
          'Silber, Marmor und ein Sonnenuntergang',
        ),
        text: say(
          'The silver of Laurion, mined by slaves, paid for the fleet that won at Salamis in 480 BC. Under Pericles the temple of Poseidon rose at Sounion, sixty metres above the sea; Byron cut his name in it. The coast was pine wood until the nineteen-fifties, when bungalows at Astir and Vouliagmeni made a riviera of it.',
          'L’argent du Laurion, extrait par des esclaves, paya la flotte qui vainquit à Salamine en 480 avant notre ère. Sous Périclès s’éleva, à Sounion, le temple de Poséidon, à soixante mètres au-dessus de la mer ; Byron y grava son nom. La côte fut une pinède jusqu’aux années cinquante, quand les bungalows d’Astir et de Vouliagmeni en firent une riviera.',
          'Das Silber von Laurion, von Sklaven gefördert, bezahlte die Flotte, die 480 v. Chr. bei Salamis siegte. Unter Perikles entstand in Sounion, sechzig Meter über dem Meer, der Tempel des Poseidon; Byron ritzte seinen Namen hinein. Die Küste war Kiefernwald, bis in den Fünfzigerjahren die Bungalows von Astir und Vouliagmeni eine Riviera daraus machten.',
        ),
      },
    },
  },
  hydra: {
    at: say('on Hydra', 'à Hydra', 'auf Hydra'),
    heading2: say(
      'Mules, boats and one’s own legs',
      'Des mulets, des bateaux et ses jambes',
      'Maultiere, Boote und die eigenen Beine',
    ),
    guides: {
      beaches: {
        heading2: say('Steps, ledges and a boat', 'Des marches, des rochers, un bateau', 'Stufen, Felsen und ein Boot'),
        text: say(
          'One swims from the rocks at Spilia, below the cannons, two minutes from the harbour, or walks on to Kamini and the pebbles of Vlychos. For sand there is hardly any: Bisti and Agios Nikolaos, at the western end, have pebbles and pines, and boats leave for them in the morning.',
          'On se baigne depuis les rochers de Spilia, sous les canons, à deux minutes du port, ou l’on continue à pied vers Kamini et les galets de Vlychos. De sable, il n’y a guère ; Bisti et Agios Nikolaos, au bout, à l’ouest, ont des galets et des pins, et des bateaux y vont le matin.',
          'Man badet von den Felsen bei Spilia, unter den Kanonen, zwei Minuten vom Hafen, oder geht weiter nach Kamini und zu den Kieseln von Vlychos. Sand gibt es kaum; Bisti und Agios Nikolaos am Westende haben Kiesel und Kiefern, und morgens fahren Boote hin.',
        ),
      },
      history: {
        heading2: say('Captains and painters', 'Capitaines et peintres', 'Kapitäne und Maler'),
        text: say(
          'Around 1800 the captains of Hydra ran grain through the English blockade and grew rich; they built the grey mansions and, in 1821, gave some hundred and thirty ships to the revolution. The wealth went with it. In the nineteen-fifties painters and writers came for the cheap houses, and in 1960 Leonard Cohen bought one.',
          'Vers 1800, les capitaines d’Hydra firent passer du blé à travers le blocus anglais et s’enrichirent ; ils bâtirent les demeures grises et, en 1821, donnèrent quelque cent trente navires à la révolution. La fortune s’y perdit. Dans les années cinquante, peintres et écrivains vinrent pour les maisons bon marché ; en 1960, Leonard Cohen en acheta une.',
          'Um 1800 brachten die Kapitäne von Hydra Getreide durch die englische Blockade und wurden reich; sie bauten die grauen Herrenhäuser und gaben 1821 rund hundertdreißig Schiffe für die Revolution. Der Reichtum ging mit ihr. In den Fünfzigerjahren kamen Maler und Schriftsteller wegen der billigen Häuser, und 1960 kaufte Leonard Cohen eines.',
        ),
      },
      'towns-and-cities': {
        heading2: say('One town and two hamlets', 'Une ville et deux hameaux', 'Eine Stadt und zwei Weiler'),
        text: say(
          'The town is the harbour, and everything is carried up from it by mule. The Koundouriotis and Tsamados mansions can be visited. Kamini is a fishing harbour twenty minutes away along the shore, Vlychos another twenty. The path to the monastery of Profitis Ilias climbs for an hour; start at seven.',
          'La ville, c’est le port, et tout en monte à dos de mulet. Les demeures Koundouriotis et Tsamados se visitent. Kamini est un port de pêche à vingt minutes le long du rivage, Vlychos à vingt autres. Le sentier du monastère du Prophète-Élie monte une heure durant ; partez à sept heures.',
          'Die Stadt ist der Hafen, und alles wird von dort mit dem Maultier hinaufgetragen. Die Häuser Koundouriotis und Tsamados kann man besichtigen. Kamini ist ein Fischerhafen, zwanzig Minuten am Ufer entlang, Vlychos noch einmal zwanzig. Der Pfad zum Kloster Profitis Ilias steigt eine Stunde; brechen Sie um sieben auf.',
        ),
      },
    },
  },
}
