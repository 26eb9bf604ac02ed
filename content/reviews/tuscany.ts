import { said, type TranslatedReviews } from './shape.ts'

export const tuscany: TranslatedReviews = {
  'tuscany/podere-della-notte': [
    {
      fr: said(
        'Nous n’allumions plus',
        'Dès le troisième soir, nous étions quatorze couchés sur l’aire à compter les satellites. La trappe au-dessus du lit du pigeonnier est une merveille. L’acquacotta d’Assunta, avec son œuf poché, est désormais une recette de famille.',
      ),
      de: said(
        'Wir haben kein Licht mehr gemacht',
        'Am dritten Abend lagen wir zu vierzehnt auf der Tenne und zählten Satelliten. Die Luke über dem Bett im Taubenturm ist ein Wunder. Assuntas Acquacotta mit pochiertem Ei ist jetzt ein Familienrezept.',
      ),
    },
    {
      en: said(
        'The scorch mark in the table',
        'Every evening began with the same story of the lightning, because there was a new guest each time. The sauna unused in July; the pool, on the other hand, from seven in the morning.',
      ),
      fr: said(
        'La brûlure dans la table',
        'Chaque soir commençait par l’histoire de la foudre, car il y avait chaque fois un nouvel invité. Le sauna n’a pas servi en juillet ; la piscine, en revanche, dès sept heures du matin.',
      ),
    },
    {
      en: said(
        'A silence with substance',
        'We were looking for sea and country: both are there, half an hour from one another. We lost our hearts to the saddle room, and to breakfast when the horses get up.',
      ),
      de: said(
        'Die Stille hat Gewicht',
        'Wir suchten Meer und Land: Beides ist da, eine halbe Stunde voneinander. Unser Herz gehört der Sattelkammer und dem Frühstück, wenn die Pferde aufstehen.',
      ),
    },
  ],
  'tuscany/podere-sorbo-vecchio': [
    {
      en: said(
        'November in Chianti',
        'Fog in the valley, sun where we were. We gathered sorb apples and preserved them under the direction of Signora Bandini: four jars, of which one succeeded.',
      ),
      fr: said(
        'Novembre dans le Chianti',
        'Le brouillard dans la vallée, le soleil chez nous. Nous avons cueilli des cormes et les avons mises en bocaux sous la direction de la signora Bandini : quatre pots, dont un réussi.',
      ),
    },
    {
      fr: said(
        'La cloche en retard',
        'Une demi-minute, chaque midi ; nous l’avons chronométrée. Une maison bien tenue avec des couteaux qui coupent, ce qui dit tout. Le gravier va très bien avec une voiture ordinaire.',
      ),
      de: said(
        'Die verspätete Glocke',
        'Eine halbe Minute, jeden Mittag; wir haben sie gestoppt. Ein gepflegtes Haus mit scharfen Messern, das sagt alles. Der Schotter ist mit einem gewöhnlichen Auto kein Problem.',
      ),
    },
    {
      en: said(
        'A convert from Burgundy',
        'The sangiovese of the house left me without a word. The pool has the sun, with little shade about it in the afternoon: another parasol would be welcome.',
        'You asked for it and here it is: two large parasols were added in August.',
      ),
      de: said(
        'Eine bekehrte Burgunderin',
        'Der Sangiovese des Hauses hat mich verstummen lassen. Der Pool liegt schön in der Sonne, nachmittags mit wenig Schatten: Ein Sonnenschirm mehr wäre willkommen.',
        'Sie haben es sich gewünscht, und da ist er: Im August kamen zwei große Schirme dazu.',
      ),
    },
  ],
  'tuscany/villa-arrighetta': [
    {
      fr: said(
        'Nous sommes arrivés avec les citronniers',
        'Par pur hasard, c’était la première semaine de mai, et nous les avons vus sortir tous les quatre-vingt-dix. Mes cousins de trois continents se sont rencontrés à cette table pour la première fois. Nous étions vingt, et la maison n’a jamais paru pleine.',
      ),
      de: said(
        'Wir kamen mit den Zitronen an',
        'Aus reinem Glück war es die erste Maiwoche, und wir sahen alle neunzig herauskommen. An diesem Tisch trafen sich meine Cousins aus drei Erdteilen zum ersten Mal. Wir waren zwanzig, und das Haus wirkte nie voll.',
      ),
    },
    {
      en: said(
        'Between May and June',
        'We had the room of the months and slept, quite literally, between May and June. Graziella’s cooking: no fuss, and perfect. The visits to Florence were called off one after another.',
      ),
      de: said(
        'Zwischen Mai und Juni',
        'Wir hatten das Zimmer der Monate und schliefen, ganz wörtlich, zwischen Mai und Juni. Graziellas Küche: ohne Aufhebens und vollkommen. Die Ausflüge nach Florenz wurden einer nach dem anderen abgesagt.',
      ),
    },
    {
      en: said(
        'A house with bearing',
        'Splendid without being oppressive. In August the tennis court lay in full sun from one to five, so we played before breakfast. The lift is small, but Grandmother was grateful.',
      ),
      fr: said(
        'Une maison qui a de la tenue',
        'Somptueuse sans écraser. En août, le court était en plein soleil d’une heure à cinq ; nous avons donc joué avant le petit déjeuner. L’ascenseur est petit, mais grand-mère en était reconnaissante.',
      ),
    },
  ],
  'tuscany/podere-cretaio': [
    {
      fr: said(
        'Venue pour dessiner, j’ai dessiné',
        'Neuf matins, neuf feuilles, la même route. En mai, le blé changeait entre le petit déjeuner et midi. La maison a de bonnes lampes et un vrai bureau, ce qui est rare.',
      ),
      de: said(
        'Ich kam zum Zeichnen und zeichnete',
        'Neun Vormittage, neun Blätter, dieselbe Straße. Im Mai änderte sich der Weizen zwischen Frühstück und Mittag. Das Haus hat gute Lampen und einen richtigen Schreibtisch, was selten ist.',
      ),
    },
    {
      en: said(
        'Marbles as far as the kitchen',
        'Our youngest spent the holidays on the sloping floor. We were by the fire, in the fireplace, in front of the fireplace. Be sure to take home pecorino in walnut leaves.',
      ),
      fr: said(
        'Des billes jusqu’à la cuisine',
        'Notre dernier a passé ses vacances sur le sol en pente. Nous, près de la cheminée, dans la cheminée, devant la cheminée. Rapportez absolument du pecorino aux feuilles de noyer.',
      ),
    },
    {
      en: said(
        'White dust',
        'The white road is lovely and the car will be less so. An immense oak, cool from seven in the evening. A few photographers at the gate in the morning, polite ones.',
      ),
      de: said(
        'Der weiße Staub',
        'Die weiße Straße ist wunderschön, das Auto danach weniger. Eine riesige Eiche, Kühle ab sieben Uhr abends. Morgens ein paar Fotografen am Tor, höfliche.',
      ),
    },
  ],
  'tuscany/villa-fiordimarzo': [
    {
      fr: said(
        'Un mois de mars de jardinière',
        'Je cultive des camélias en Cornouailles et suis restée muette une heure. L’une des quatre étiquettes sans nom est peut-être un vieux semis de Lucques ; j’ai écrit au village. Maison chaude, bons feux, piscine chauffée même en mars.',
      ),
      de: said(
        'Der März einer Gärtnerin',
        'Ich ziehe in Cornwall Kamelien und war eine Stunde lang still. Eines der vier namenlosen Schilder könnte ein alter Luccheser Sämling sein; ich habe dem Dorf geschrieben. Warmes Haus, gute Feuer, beheizter Pool sogar im März.',
      ),
    },
    {
      en: said(
        'The sound of water',
        'Thirty-three degrees in Lucca, the cool of a stream with us. For a week the children built dams and, at the gardener’s request, took them down again.',
      ),
      fr: said(
        'Le bruit de l’eau',
        'Trente-trois degrés à Lucques, chez nous la fraîcheur du ruisseau. Pendant une semaine, les enfants ont bâti des barrages, puis les ont défaits à la demande du jardinier.',
      ),
    },
    {
      en: said(
        'The coffee channel',
        'On the first morning you try it for fun, on the second by accident. A fine medical library, a piano in tune, Lucca by bicycle from the plain.',
      ),
      de: said(
        'Die Kaffeerinne',
        'Am ersten Morgen probiert man sie zum Spaß, am zweiten aus Versehen. Schöne medizinische Bibliothek, gestimmtes Klavier, aus der Ebene mit dem Rad nach Lucca.',
      ),
    },
  ],
  'tuscany/casa-bagnasciuga': [
    {
      en: said(
        'Row three, tent 41',
        'We did not touch the car until we left. By the second day the children knew the bagnino by his first name. A spotless house, green light under the pines.',
      ),
      de: said(
        'Reihe drei, Zelt 41',
        'Das Auto haben wir erst zur Abreise wieder angefasst. Am zweiten Tag kannten die Kinder den Bagnino beim Vornamen. Tadelloses Haus, grünes Licht unter den Pinien.',
      ),
    },
    {
      en: said(
        'Everything by bicycle',
        'Very well organised, a warm-hearted housekeeper. In August Forte is expensive and full, as one should know; in the garden you notice none of it.',
      ),
      fr: said(
        'Tout à vélo',
        'Très bien organisé, gouvernante chaleureuse. En août, Forte est cher et bondé, il faut le savoir ; au jardin, on n’en remarque rien.',
      ),
    },
    {
      fr: said(
        'Des pommes de pin au bout d’une corde',
        'Nous étions justement là quand les grimpeurs sont venus. Notre petit de six ans veut en être. La mer de septembre comme un bain, la tente encore à nous, le marché chaque mercredi.',
      ),
      de: said(
        'Pinienzapfen am Seil',
        'Zufällig waren wir da, als die Kletterer kamen. Unser Sechsjähriger will jetzt einer werden. Das Meer im September wie eine Badewanne, das Zelt noch unseres, jeden Mittwoch Markt.',
      ),
    },
  ],
  'tuscany/il-seccatoio': [
    {
      en: said(
        'The tree without a signal',
        'We finished two books inside the hollow chestnut. In October there are so many chestnuts on the path that in the evening all you need is a fire.',
      ),
      fr: said(
        'L’arbre sans réseau',
        'Nous avons fini deux livres dans le châtaignier creux. En octobre, il y a tant de châtaignes sur le chemin que, le soir, il ne manque plus qu’un feu.',
      ),
    },
    {
      fr: said(
        'Piscine froide, poêle chaud',
        'L’eau de source est franche : dix-sept degrés en juin. J’y suis allée chaque jour, par fierté. Une maison ravissante à deux, douillette à quatre. Prenez la piste doucement.',
      ),
      de: said(
        'Kalter Pool, warmer Ofen',
        'Das Quellwasser ist ehrlich: siebzehn Grad im Juni. Aus Stolz war ich jeden Tag darin. Ein herrliches Haus für zwei, gemütlich für vier. Den Weg langsam fahren.',
      ),
    },
    {
      en: said(
        'A hut with a memory',
        'Thirty-six degrees in Cortona, twenty-six under the trees. The smell of the beams at night is worth the journey by itself. The dog loved it.',
      ),
      de: said(
        'Eine Hütte mit Gedächtnis',
        'Sechsunddreißig Grad in Cortona, sechsundzwanzig unter den Bäumen. Allein der Geruch der Balken in der Nacht ist die Reise wert. Der Hund war begeistert.',
      ),
    },
  ],
  'umbria/convento-delle-rondini': [
    {
      en: said(
        'The cell at the end',
        'My sister had the large room; I took the cell and would not swap. Easter for eighteen, lamb from the wood oven, swallows above the coffee.',
      ),
      de: said(
        'Die Zelle am Ende',
        'Meine Schwester hatte das große Zimmer, ich nahm die Zelle und wollte nicht tauschen. Ostern zu achtzehnt, Lamm aus dem Holzofen, die Schwalben über dem Kaffee.',
      ),
    },
    {
      fr: said(
        'Judas et sa cerise',
        'Dès le mercredi, chacun a sa théorie sur la cerise. Être assis d’un seul côté de la table change la conversation : on parle à tous ou à personne. Cuisinière superbe, sans façon.',
      ),
      de: said(
        'Judas und seine Kirsche',
        'Bis Mittwoch hat jeder eine Theorie über die Kirsche. An einer Seite des Tisches zu sitzen ändert das Gespräch: Man spricht mit allen oder mit keinem. Großartige Köchin, ohne Aufhebens.',
      ),
    },
    {
      en: said(
        'A week of rehearsals',
        'We were eighteen voices and sang in the cloister; the echo lasts exactly two seconds. The piano in tune, the cooking wonderful, no neighbours.',
      ),
      fr: said(
        'Une semaine de répétitions',
        'Nous étions dix-huit voix et avons chanté dans le cloître ; la résonance dure exactement deux secondes. Piano accordé, cuisine merveilleuse, pas de voisins.',
      ),
    },
    {
      fr: said(
        'Attention aux bancs des hirondelles',
        'Un lieu splendide. En août, il y a une seconde nichée, et mieux vaut leur laisser quelques bancs du cloître. Chaque soir, le personnel couvre les coussins.',
      ),
      de: said(
        'Vorsicht auf den Bänken der Schwalben',
        'Ein herrlicher Ort. Im August gibt es eine zweite Brut, und einige Bänke im Kreuzgang überlässt man besser ihnen. Jeden Abend deckt das Personal die Kissen zu.',
      ),
    },
  ],
  'umbria/casa-zafferana': [
    {
      fr: said(
        'Un gramme',
        'Deux adultes, trois enfants, deux matins, un gramme de safran. Le risotto qui en est sorti est la meilleure chose pour laquelle nous nous soyons jamais fatigués. La balançoire est bonne.',
      ),
      de: said(
        'Ein Gramm',
        'Zwei Erwachsene, drei Kinder, zwei Vormittage, ein Gramm Safran. Für nichts Besseres als diesen Risotto sind wir je müde geworden. Die Schaukel ist gut.',
      ),
    },
    {
      en: said(
        'Well thought out for little ones',
        'A stair gate, a solid fence, a clean high chair. The cock crows at half past three; one has to love him. Excellent ice cream in the town.',
      ),
      de: said(
        'Für Kleine gut durchdacht',
        'Treppengitter, solider Zaun, sauberer Hochstuhl. Der Hahn kräht um halb vier, man muss ihn mögen. Ausgezeichnetes Eis im Städtchen.',
      ),
    },
    {
      en: said(
        'To Perugino on foot',
        'Up in the morning, the Adoration of the Magi almost to ourselves, a cappuccino, down again. In the evening, pizza from our own oven with the grandchildren.',
      ),
      fr: said(
        'À pied chez le Pérugin',
        'Le matin, on monte : l’Adoration des mages presque pour nous seuls, un cappuccino, et l’on redescend. Le soir, pizza de notre four avec les petits-enfants.',
      ),
    },
  ],
}
