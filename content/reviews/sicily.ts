import { said, type TranslatedReviews } from './shape.ts'

export const sicily: TranslatedReviews = {
  'sicily/baglio-settevolte': [
    {
      fr: said(
        'Seize à une table',
        'Trois générations et cinq noms de famille. La cour donnait un coin à chacun, la table nous réunissait. Les pâtes au fenouil sauvage de Rosaria ont été réclamées trois soirs de suite. La piscine est à quelques pas de la maison, ce que les parents de petits ont apprécié.',
      ),
      de: said(
        'Sechzehn an einem Tisch',
        'Drei Generationen und fünf Nachnamen. Der Hof gab jedem eine Ecke, der Tisch brachte uns zurück. Rosarias Pasta mit wildem Fenchel wurde drei Abende hintereinander verlangt. Der Pool liegt ein Stück vom Haus entfernt, was den Eltern kleiner Kinder gefiel.',
      ),
    },
    {
      en: said(
        'A courtyard one stays in',
        'We had planned an outing for every day and made three of them. Before nine Calamosche was empty; after that the shade was ours. In the evening we translated the notary’s ledger aloud.',
      ),
      fr: said(
        'Une cour où l’on reste',
        'Nous avions prévu une sortie par jour et en avons fait trois. Avant neuf heures, Calamosche était vide ; ensuite, l’ombre était à nous. Le soir, nous avons traduit à voix haute le livre de comptes du notaire.',
      ),
    },
    {
      en: said(
        'Stone keeps cool',
        'A superb house, vaulted rooms cool without air conditioning in May. The drive is hard on a low car: better to know.',
        'Thank you for saying so. The drive was levelled and rolled in June, and we now mention it before you arrive.',
      ),
      de: said(
        'Der Stein hält die Kühle',
        'Ein prächtiges Haus, die Gewölbezimmer im Mai kühl ohne Klimaanlage. Die Zufahrt ist für ein tiefes Auto rau: Das sollte man wissen.',
        'Danke, dass Sie es gesagt haben. Der Weg wurde im Juni ausgebessert und verdichtet, und wir weisen jetzt vor der Ankunft darauf hin.',
      ),
    },
  ],
  'sicily/casa-neviera': [
    {
      fr: said(
        'Nous avons dormi sous une couverture, en août',
        'Quarante degrés à Syracuse, vingt-quatre sur notre terrasse. J’ai fini une traduction dans la glacière, au bureau, porte ouverte. Prenez des chaussures pour l’escalier de l’église.',
      ),
      de: said(
        'Im August unter einer Decke geschlafen',
        'Vierzig Grad in Syrakus, vierundzwanzig auf unserer Terrasse. In der Schneegrube habe ich am Schreibtisch bei offener Tür eine Übersetzung beendet. Für die Kirchentreppe Schuhe mitnehmen.',
      ),
    },
    {
      en: said(
        'Spring with a view of snow',
        'In April people were already lying on the beach below, and we had white Etna in the window and a fire in the evening. The dog was welcome and came to terms with the goats.',
      ),
      fr: said(
        'Printemps, vue sur la neige',
        'En avril, en bas, les gens étaient déjà à la plage ; nous avions l’Etna blanc à la fenêtre et, le soir, un feu. Le chien était admis et s’est arrangé avec les chèvres.',
      ),
    },
  ],
  'sicily/palmento-ginestra': [
    {
      fr: said(
        'Deux rangs vendangés, mal',
        'Les vendangeurs ont été indulgents pour notre vitesse. Le déjeuner d’après, saucisses et brocolis dans une poêle large comme une roue de charrette, fut le repas de l’année. La quatrième nuit, le volcan a rougi, et nous étions tous dehors en manteau.',
      ),
      de: said(
        'Zwei Reihen gelesen, schlecht',
        'Die Erntehelfer waren nachsichtig mit unserem Tempo. Das Essen danach, Wurst mit Brokkoli aus einer Pfanne, so breit wie ein Wagenrad, war das Essen des Jahres. In der vierten Nacht glühte der Vulkan, und wir saßen alle in Mänteln draußen.',
      ),
    },
    {
      en: said(
        'Cool at night, black all round',
        'You sleep with the window open in July, which in Sicily is saying something. The children came home with their pockets full of lava. The sea is forty minutes away; it is not a beach house.',
      ),
      de: said(
        'Abends kühl, ringsum schwarz',
        'Im Juli schläft man bei offenem Fenster, was auf Sizilien etwas heißt. Die Kinder kamen mit Taschen voller Lavasteine heim. Zum Meer sind es vierzig Minuten, ein Strandhaus ist es nicht.',
      ),
    },
    {
      en: said(
        'Ash on the breakfast table',
        'During the second night it rained a little ash. At eight somebody was there and had swept pool and terrace. A beautiful house with a very good cellar; the stairs to the first floor are steep.',
      ),
      fr: said(
        'De la cendre sur la table du petit déjeuner',
        'La deuxième nuit, il a plu un peu de cendre. Le matin, à huit heures, quelqu’un avait déjà balayé la piscine et la terrasse. Belle maison, très bonne cave ; l’escalier du premier est raide.',
      ),
    },
  ],
  'sicily/villa-isidora': [
    {
      en: said(
        'The piano at midnight',
        'Our daughter plays and the house replies. Breakfast on the upper deck with Etna smoking: we hardly turned the television on. Salvo, the concierge, found a fisherman for the morning in less than an hour.',
      ),
      de: said(
        'Der Flügel um Mitternacht',
        'Unsere Tochter spielt, das Haus antwortet. Frühstück auf dem oberen Deck mit rauchendem Ätna: Den Fernseher haben wir kaum eingeschaltet. Salvo, der Concierge, fand in weniger als einer Stunde einen Fischer für den Vormittag.',
      ),
    },
    {
      fr: said(
        'Grand-mère par l’ascenseur, nous par l’escalier',
        'Grâce à l’ascenseur, ma mère a pu descendre chaque jour à la piscine. Les marches de la plage sont de vraies marches ; comptez-les en remontant. Lits, linge et café, tout comme il faut.',
      ),
      de: said(
        'Großmutter nahm den Lift, wir die Treppe',
        'Dank des Lifts konnte meine Mutter jeden Tag zum Pool hinunter. Die Stufen zum Strand sind richtige Stufen; zählen Sie sie auf dem Rückweg. Betten, Wäsche und Kaffee alle, wie sie sein sollen.',
      ),
    },
    {
      en: said(
        'A dream position, a busy August',
        'View and house are faultless. In August you hear the beach bar of Mazzarò until one, though not with the windows closed. The cook is worth every euro.',
      ),
      fr: said(
        'Situation de rêve, août animé',
        'La vue et la maison sont irréprochables. En août, on entend jusqu’à une heure le bar de plage de Mazzarò ; fenêtres fermées, plus du tout. Le cuisinier mérite jusqu’au dernier euro.',
      ),
    },
  ],
  'sicily/baglio-frassino': [
    {
      en: said(
        'The manna loft belongs to the children',
        'Nine adults, seven children, no quarrel, except at table tennis. Mariano taught the older ones to score the bark; the manna is now travelling through Hamburg in a jam jar.',
      ),
      fr: said(
        'Le grenier à manne est aux enfants',
        'Neuf adultes, sept enfants, pas une dispute, sinon au ping-pong. Mariano a appris aux grands à inciser l’écorce ; la manne circule maintenant dans Hambourg, dans un pot à confiture.',
      ),
    },
    {
      fr: said(
        'Des virages, mais quel air',
        'Vingt minutes d’épingles jusqu’à la plage, dans chaque sens, et l’un des nôtres a le mal des transports : nous y sommes allés un jour sur deux. Là-haut, il faisait cinq degrés de moins qu’à Cefalù, et de toute façon les enfants ne voulaient pas partir.',
      ),
      de: said(
        'Auf die Kurven achten, die Luft genießen',
        'Zwanzig Minuten Serpentinen zum Strand, hin wie zurück, und einem von uns wird im Auto übel; so fuhren wir jeden zweiten Tag. Oben am Haus war es fünf Grad kühler als in Cefalù, und die Kinder wollten ohnehin nie weg.',
      ),
    },
    {
      en: said(
        'A lovely house, a moody connection',
        'A magnificent site and pizza from the oven every evening. But the Wi-Fi failed for three days running while I had to work, and the engineer did not come until Thursday.',
        'You are right, three days are too long. A second line by satellite now takes over when the first fails, and part of the rent has been returned to you.',
      ),
      de: said(
        'Schönes Haus, launische Verbindung',
        'Eine großartige Lage und jeden Abend Pizza aus dem Ofen. Aber das WLAN fiel drei Tage hintereinander aus, während ich arbeiten musste, und der Techniker kam erst am Donnerstag.',
        'Sie haben recht, drei Tage sind zu lang. Fällt die Leitung aus, übernimmt jetzt eine zweite über Satellit, und ein Teil der Miete wurde Ihnen erstattet.',
      ),
    },
  ],
  'sicily/baglio-salinaro': [
    {
      en: said(
        'At last, no steps',
        'My husband uses a wheelchair. “Step-free” is often written; here it is true: courtyard, room, table, even the way to the pool. In the evening the salt pans, a different colour every day.',
      ),
      fr: said(
        'Enfin sans marches',
        'Mon mari est en fauteuil roulant. « De plain-pied », on le lit souvent ; ici, c’est vrai : la cour, la chambre, la table, même le chemin de la piscine. Le soir, les salines, chaque jour d’une autre couleur.',
      ),
    },
    {
      fr: said(
        'Atterri à onze heures, à l’eau à midi',
        'À dix minutes de l’aéroport, et on ne l’entend pas : trois vols par jour. Chaque soir, nous sommes allés à la lagune avec les vélos de la maison. Des crevettes rouges du bateau de Mazara, crues, avec le sel d’en face.',
      ),
      de: said(
        'Um elf gelandet, mittags im Wasser',
        'Zehn Minuten vom Flughafen, und man hört ihn nicht: drei Flüge am Tag. Jeden Abend fuhren wir mit den Rädern des Hauses zur Lagune. Rote Garnelen vom Boot aus Mazara, roh, mit Salz von gegenüber.',
      ),
    },
    {
      en: said(
        'Wind, and so much the better',
        'It blows nearly every afternoon, perfect for kites, less so for reading. The west wall shelters the table well. A very kind welcome.',
      ),
      de: said(
        'Wind, umso besser',
        'Fast jeden Nachmittag weht er, ideal zum Kiten, weniger zum Lesen. Die Westmauer schützt den Tisch gut. Ein sehr herzlicher Empfang.',
      ),
    },
  ],
  'sicily/casa-capperaia': [
    {
      en: said(
        'Ten minutes of capers, ten days of nothing',
        'We lasted eight minutes in Nunzia’s row. After that: the bench, the books, granita at Lingua. No pool, and we did not miss it.',
      ),
      de: said(
        'Zehn Minuten Kapern, zehn Tage nichts',
        'Acht Minuten hielten wir in Nunzias Reihe durch. Danach: die Bank, die Bücher, die Granita in Lingua. Kein Pool, und er hat uns nicht gefehlt.',
      ),
    },
    {
      fr: said(
        'Des étincelles',
        'On s’assoit dans le bain après le dîner, et l’on attend. Tous les quarts d’heure, une étincelle rouge à l’horizon. Les quatre-vingt-dix marches sont une bonne raison de voyager léger.',
      ),
      de: said(
        'Funken',
        'Nach dem Essen setzt man sich in die Wanne und wartet. Jede Viertelstunde ein roter Funke am Horizont. Die neunzig Stufen sind ein guter Grund, leicht zu packen.',
      ),
    },
  ],
}
