import { said, type TranslatedReviews } from './shape.ts'

export const paxos: TranslatedReviews = {
  'paxos/anatoli': [
    {
      fr: said(
        'Soixante-trois, je confirme',
        'Comptés deux fois, dont une à jeun. Le bateau est facile, et Petros, sur le quai, vous donne la leçon trois fois sans soupirer.',
      ),
      de: said(
        'Dreiundsechzig, bestätigt',
        'Zweimal gezählt, einmal davon nüchtern. Das Boot ist einfach, und Petros am Kai erklärt es auch dreimal, ohne zu seufzen.',
      ),
    },
    {
      en: said(
        'The broom at seven',
        'We thought it would disturb us; it became our alarm clock. From the bed, the sea, the mountains and that small sound of straw on stone.',
      ),
      de: said(
        'Der Besen um sieben',
        'Wir dachten, er würde stören; er wurde unser Wecker. Vom Bett aus das Meer, die Berge und dieses leise Geräusch von Stroh auf Stein.',
      ),
    },
    {
      en: said(
        'Go to bed early',
        'Face east and it is light early. The shutters close well, but a hinge in the room across the yard rattles in the wind. The boat was the best part of the week.',
      ),
      fr: said(
        'Se coucher tôt',
        'À l’est, il fait jour de bonne heure. Les volets ferment bien, mais dans la chambre de l’autre côté de la cour une charnière claque par grand vent. Le bateau a été le meilleur de la semaine.',
      ),
    },
  ],
  'paxos/the-soapmakers-house': [
    {
      en: said(
        'Ten days alone',
        'I read proofs at the marble table, with the window open. At noon I knew by the smell which of the five tavernas had octopus.',
      ),
      de: said(
        'Allein, zehn Tage',
        'Am Marmortisch habe ich bei offenem Fenster Fahnen korrigiert. Mittags wusste ich am Geruch, welche der fünf Tavernen Oktopus hatte.',
      ),
    },
    {
      fr: said(
        'Animé en août, et nous le savions',
        'Dans la chambre de devant, on entend le quai jusqu’à minuit et demi, exactement comme le dit la note. Nous sommes passés sous le toit. L’escalier est raide ; la barrière de notre petit était posée dans l’heure.',
      ),
      de: said(
        'Im August lebhaft, und das wussten wir',
        'Im vorderen Zimmer hört man den Kai bis halb eins, genau wie beschrieben. Wir sind unters Dach umgezogen. Die Treppe ist steil; das Gitter für unser Kleinkind war binnen einer Stunde angebracht.',
      ),
    },
    {
      en: said(
        'In September the harbour is yours',
        'The boats from the bed, and six minutes to a swim. In the ledger I read that in January 1929 nothing was sold but lamp oil. The baker knew why.',
      ),
      fr: said(
        'En septembre, le port est à vous',
        'Du lit, les bateaux ; le bain à six minutes. Dans le grand livre, j’ai lu qu’en janvier 1929 on n’avait vendu que de l’huile à lampe. Le boulanger savait pourquoi.',
      ),
    },
  ],
  'paxos/dysi': [
    {
      fr: said(
        'Des pétales sur les marches',
        'Nous sommes venus à Pâques pour l’arbre de Judée, à cause d’une ligne de la description. Elle disait vrai. Grâce à la piscine chauffée, on nageait pendant qu’il neigeait rose.',
      ),
      de: said(
        'Blütenblätter auf der Treppe',
        'Wegen einer Zeile in der Beschreibung kamen wir zu Ostern, für den Judasbaum. Sie stimmte. Dank des beheizten Pools konnte man schwimmen, während es rosa schneite.',
      ),
    },
    {
      en: said(
        'The storm on Thursday',
        'Force nine from the west, not a sound indoors, fish soup on the table. The generator had started before we noticed the power cut. I have seldom sat so well.',
      ),
      fr: said(
        'La tempête du jeudi',
        'Force neuf d’ouest, pas un bruit à l’intérieur, une soupe de poisson sur la table. Le groupe électrogène avait démarré avant que nous n’ayons vu la coupure. J’ai rarement été aussi bien assis.',
      ),
    },
    {
      en: said(
        'Magnificent, with teenagers rather than small children',
        'The cliff is well fenced, but with young children we should have been uneasy. To swim in the sea you need the car or the boat. The cook and the evenings more than make up for it.',
        'You are right: the page of the house now says that it is better with children of ten or more. The boatman can also be had by the day.',
      ),
      de: said(
        'Großartig, mit Jugendlichen eher als mit Kleinen',
        'Die Klippe ist gut gesichert, mit kleinen Kindern wären wir dennoch unruhig gewesen. Zum Baden im Meer braucht man Auto oder Boot. Die Köchin und die Abende wiegen das mehr als auf.',
        'Ihr Einwand ist richtig: Auf der Seite des Hauses steht jetzt, dass es sich eher für Kinder ab zehn eignet. Der Bootsmann lässt sich auch tageweise bestellen.',
      ),
    },
  ],
  'paxos/sterna': [
    {
      fr: said(
        'Trois sœurs aussi',
        'Et chacune son tour au seau. Le couvercle est lourd, il faut être deux, et par cette chaleur les quatre minutes valent l’attente.',
      ),
      de: said(
        'Ebenfalls drei Schwestern',
        'Ebenfalls abwechselnd am Eimer. Der Deckel ist schwer und braucht zwei, und für die vier Minuten lohnt sich das Warten in der Hitze.',
      ),
    },
    {
      en: said(
        'Walking from the courtyard gate',
        'We moved the car twice in a week. On the path to Loggos you are overtaken by a tortoise at most. Our dog thought the stone oven splendid.',
      ),
      fr: said(
        'Marcher dès le portail',
        'En une semaine, la voiture n’a bougé que deux fois. Sur le chemin de Loggos, on n’est dépassé, au pire, que par une tortue. Notre chien a trouvé le four en pierre formidable.',
      ),
    },
  ],
  'antipaxos/ambeli': [
    {
      en: said(
        'A grape harvest by chance',
        'Lefteris arrived one morning with eleven cousins and secateurs; we picked until noon and then ate until evening. One does grow attached to the shearwater.',
      ),
      de: said(
        'Weinlese aus Zufall',
        'Eines Morgens kam Lefteris mit elf Cousins und Rebscheren; wir schnitten bis Mittag und aßen dann bis zum Abend. Den Sturmtaucher gewinnt man wirklich lieb.',
      ),
    },
    {
      fr: said(
        'Ravissant, mais sachez ce qu’est une île',
        'Un vent du sud nous a empêchés de passer pendant un jour et demi : nous avons donc commencé par une nuit à Gaios qui n’était pas prévue. La maison est tout ce qu’on en dit. Internet est une rumeur.',
        'Nous regrettons la journée perdue et l’avons remboursée. Depuis, nous conseillons à ceux qui vont à Antipaxos de prévoir au besoin une nuit à Gaios, et nous la leur trouvons quand le vent en décide ; la page dit maintenant clairement que la maison n’a pas le Wi-Fi.',
      ),
      de: said(
        'Wunderbar, aber man muss wissen, was eine Insel ist',
        'Südwind hielt uns anderthalb Tage von der Überfahrt ab; so begannen wir mit einer Nacht in Gaios, die nicht geplant war. Das Haus selbst ist alles, was es verspricht. Das Internet ist ein Gerücht.',
        'Der verlorene Tag tut uns leid, wir haben ihn erstattet. Seither raten wir allen, die nach Antipaxos wollen, eine Nacht in Gaios einzurechnen, und besorgen sie, wenn der Wind so entscheidet; auf der Seite steht jetzt deutlich, dass das Haus kein WLAN hat.',
      ),
    },
    {
      en: said(
        'After five o’clock',
        'At five the last boat leaves, and then Voutoumi is empty but for a heron. Every evening we swam in the last light. Do not forget a head torch for the way back.',
      ),
      fr: said(
        'Après cinq heures',
        'À cinq heures part le dernier bateau, et Voutoumi est vide, à un héron près. Nous avons nagé chaque soir dans la dernière lumière. N’oubliez pas la lampe frontale pour le retour.',
      ),
    },
  ],
}
