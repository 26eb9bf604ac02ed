import { said, type TranslatedReviews } from './shape.ts'

export const corfu: TranslatedReviews = {
  'corfu/kalami-house': [
    {
      fr: said(
        'Nous avons tenu le registre des ferries',
        'Les enfants ont trouvé l’encre violette et continué le livre pour nous sur du papier brouillon : quarante et un bateaux en neuf jours. Le portail du jardin grince ; dès le deuxième soir, nous savions à son bruit qui rentrait.',
      ),
      de: said(
        'Wir haben die Fähren gezählt',
        'Die Kinder fanden die violette Tinte und führten das Buch für uns auf Schmierpapier weiter: einundvierzig Schiffe in neun Tagen. Das Gartentor quietscht, und am zweiten Abend hörten wir daran, wer nach Hause kam.',
      ),
    },
    {
      en: said(
        'The lights across the water',
        'We ate on the hatch cover every evening and counted the windows lighting up on the other side. You only notice the 64 steps when you are carrying crates of water. The boat is easy to handle, even for beginners.',
      ),
      fr: said(
        'Le soir, les lumières d’en face',
        'Nous avons dîné chaque soir sur le panneau d’écoutille en comptant les fenêtres qui s’allumaient en face. Les 64 marches ne se sentent que lorsqu’on porte les packs d’eau. Le bateau se conduit facilement, même par des débutants.',
      ),
    },
    {
      en: said(
        'Very beautiful, a little crowded in July',
        'The house is exactly the one described to us. In high summer the bay fills with boats from eleven to five; we took our siesta then, and at six it was ours.',
        'Thank you, Claire, for this advice about the hours: it now stands in the house book, on the page about swimming. The last week of June is quieter.',
      ),
      de: said(
        'Sehr schön, im Juli etwas umlagert',
        'Das Haus ist genau so, wie man es uns beschrieben hatte. Im Hochsommer füllt sich die Bucht zwischen elf und fünf mit Booten; da hielten wir Siesta, und um sechs gehörte sie uns.',
        'Danke, Claire, für diesen Rat zu den Uhrzeiten: Er steht jetzt in der Hausmappe, auf der Seite über das Baden. Die letzte Juniwoche ist ruhiger.',
      ),
    },
  ],
  'corfu/kerasia-point': [
    {
      fr: said(
        'Vingt-trois à table, et pas une dispute',
        'Les quatre-vingts ans de ma mère. Elle avait la chambre de plain-pied et n’a jamais demandé un bras. La cuisinière a préparé un jollof d’après une recette lue sur un téléphone et, je dois le dire, il était bon.',
      ),
      de: said(
        'Zu dreiundzwanzigst und kein Streit',
        'Der achtzigste Geburtstag meiner Mutter. Sie hatte das stufenlose Zimmer und bat kein einziges Mal um einen Arm. Die Köchin machte Jollof nach einem Rezept vom Telefon, und ich muss sagen: Er war gut.',
      ),
    },
    {
      en: said(
        'A wedding on the platform',
        'A hundred and twenty guests, a light wind, and Spyros, who had woven laurel round all seven metres of the table without being asked. The generator ran for ten minutes; nobody noticed.',
      ),
      de: said(
        'Eine Hochzeit auf der Plattform',
        'Hundertzwanzig Gäste, ein leichter Wind und Spyros, der ungebeten Lorbeer um die sieben Meter Tisch geflochten hatte. Der Generator lief zehn Minuten; niemand hat etwas gemerkt.',
      ),
    },
    {
      en: said(
        'Magnificent, but the hammam was cold',
        'Position, kitchen, people: beyond reproach. The hammam did not work all week, and we only learned of it when we arrived. At this price somebody should have rung us.',
        'You are right. The valve failed on the day before you came, and we should have rung instead of hoping for the engineer. We refunded that share; the hammam has had a second pump since, and our routine now provides for the call.',
      ),
      fr: said(
        'Magnifique, mais le hammam était froid',
        'Situation, cuisine, gens : sans reproche. Le hammam n’a pas marché de la semaine, et nous ne l’avons appris qu’à l’arrivée. À ce prix, on aurait dû nous appeler.',
        'Vous avez raison. La vanne a lâché la veille de votre arrivée, et nous aurions dû appeler au lieu d’espérer le technicien. Nous avons remboursé la part correspondante ; le hammam a depuis une seconde pompe, et l’appel fait partie de notre procédure.',
      ),
    },
    {
      fr: said(
        'Montez à la tour',
        'Pleine lune, la clé, quatre fenêtres, une bouteille. Rien à ajouter, sinon que les vingt-deux marches sont inégales : mettez des chaussures.',
      ),
      de: said(
        'Steigen Sie auf den Turm',
        'Vollmond, der Schlüssel, vier Fenster, eine Flasche. Dem habe ich nichts hinzuzufügen, außer dass die zweiundzwanzig Stufen ungleich sind; ziehen Sie also Schuhe an.',
      ),
    },
  ],
  'corfu/villa-malvasia': [
    {
      en: said(
        'Schubert in October',
        'The little upright really is in tune; only the low C sharp buzzes. We played by the fire while the first rain came down outside. The cook sang along.',
      ),
      fr: said(
        'Schubert en octobre',
        'Le petit piano est vraiment accordé, seul le do dièse grave grésille. Nous avons joué près de la cheminée pendant que tombait la première pluie. La cuisinière a chanté avec nous.',
      ),
    },
    {
      fr: said(
        'Une maison qui a son avis',
        'Les deux chambres du haut sont chaudes avant que la climatisation ne les rattrape, et les avions de Corfou passent au petit déjeuner, haut mais audibles. J’y retournerais demain pour le magnolia, et pour la cave à midi.',
        'Merci, Rosalind. Le deuxième étage a désormais son propre appareil, posé en mars : il fait frais avant que vous ne montiez. Aux avions nous ne pouvons rien, sinon servir le petit déjeuner côté nord, ce que nous faisons maintenant.',
      ),
      de: said(
        'Ein Haus mit eigener Meinung',
        'Die beiden Zimmer oben sind warm, ehe die Klimaanlage nachkommt, und die Flugzeuge nach Korfu ziehen zum Frühstück vorbei, hoch, aber hörbar. Für die Magnolie und den Keller am Mittag käme ich morgen wieder.',
        'Danke, Rosalind. Der zweite Stock hat seit März ein eigenes Gerät; es ist kühl, bevor Sie hinaufgehen. Gegen die Flugzeuge können wir nichts tun, außer das Frühstück auf der Nordseite zu decken, und das tun wir jetzt.',
      ),
    },
    {
      en: said(
        'The goldfinch',
        'It took us three days to find it on the ceiling. On the last evening, dinner for sixteen under the magnolia, not a breath of wind, the candles upright.',
      ),
      de: said(
        'Der Stieglitz',
        'Drei Tage haben wir gebraucht, um ihn an der Decke zu finden. Am letzten Abend Essen zu sechzehnt unter der Magnolie, kein Hauch, die Kerzen ganz gerade.',
      ),
    },
  ],
  'corfu/ormos': [
    {
      fr: said(
        'Le dortoir a tout fait',
        'Six cousins de cinq à quatorze ans, une chambre, et nous les voyions aux repas. Nous avons perdu deux chapeaux dans l’ouverture du mur avant d’y croire.',
      ),
      de: said(
        'Der Kojenraum hat die Arbeit getan',
        'Sechs Cousins von fünf bis vierzehn, ein Zimmer, und wir sahen sie zu den Mahlzeiten. Zwei Hüte haben wir in der Lücke verloren, ehe wir es glaubten.',
      ),
    },
    {
      en: said(
        'For sailors',
        'Smooth as glass in the morning, force four from two o’clock, almost to the minute. The children learned to tack within a week. The gate of the pool fence closes by itself, which reassured us.',
      ),
      fr: said(
        'Pour ceux qui naviguent',
        'Le matin, un miroir ; dès deux heures, force quatre, presque à la minute. En une semaine, les enfants ont appris à virer de bord. Le portillon de la piscine se ferme seul, ce qui nous a rassurés.',
      ),
    },
    {
      en: said(
        'Bright and practical',
        'Everything has been thought out for children. A second coffee maker was missing for sixteen of us; we said so on Monday and had it on Tuesday.',
      ),
      de: said(
        'Hell und praktisch',
        'Alles ist für Kinder durchdacht. Für sechzehn fehlte eine zweite Kaffeemaschine; montags gemeldet, dienstags da.',
      ),
    },
  ],
  'corfu/kambana': [
    {
      en: said(
        'Three degrees cooler at night than below',
        'In May we lit the fire in the evening and had breakfast in T-shirts. Our old dog made it to the summit and then slept for two days.',
      ),
      fr: said(
        'La nuit, trois degrés de moins qu’en bas',
        'En mai, nous avons allumé le feu le soir et pris le petit déjeuner en t-shirt. Notre vieux chien est monté au sommet, puis a dormi deux jours.',
      ),
    },
    {
      fr: said(
        'Du miel, de la pierre, personne',
        'Passé dix heures du soir, on entend le chat sur les tuiles. Le 26, à sept heures du matin, nous avons eu la cloche de saint Démétrius, et ne l’aurions manquée pour rien.',
      ),
      de: said(
        'Honig, Stein, niemand',
        'Nach zehn Uhr abends hört man die Katze auf den Dachziegeln. Am 26. läutete um sieben Uhr früh die Glocke für den heiligen Demetrios; wir hätten sie nicht missen wollen.',
      ),
    },
    {
      en: said(
        'For those who like walking',
        'You have to accept the road, which is narrow, and one bathroom among four. In return: the mulberry tree, the tray at nine, and stars such as we had not seen for years.',
      ),
      de: said(
        'Für alle, die gern gehen',
        'Die schmale Straße muss man hinnehmen, und ein Bad für vier. Dafür gibt es den Maulbeerbaum, das Tablett um neun und Sterne, wie wir sie lange nicht gesehen hatten.',
      ),
    },
  ],
  'corfu/zephyros': [
    {
      fr: said(
        'Huit chaises tournées vers l’ouest',
        'Nous étions dix : chaque soir, deux tiraient au sort le dos à la vue. Les perdants choisissaient leurs figues les premiers. Un système très civilisé, que nous avons gardé chez nous.',
      ),
      de: said(
        'Acht Stühle nach Westen',
        'Wir waren zehn bei Tisch, also losten jeden Abend zwei um die Plätze mit dem Rücken zur Sonne. Wer verlor, durfte zuerst von den Feigen nehmen. Ein sehr gesittetes Verfahren, wir behalten es zu Hause bei.',
      ),
    },
    {
      en: said(
        'The path',
        'Down for a swim before nine, back up by taxi for twelve euros: we had found the rhythm by the second day.',
      ),
      de: said(
        'Der Pfad',
        'Vor neun zum Schwimmen hinunter, für zwölf Euro mit dem Taxi wieder hinauf: Am zweiten Tag hatten wir den Rhythmus gefunden.',
      ),
    },
  ],
  'corfu/the-net-loft': [
    {
      fr: said(
        'L’échelle, le café, l’échelle',
        'J’ai nagé avant le petit déjeuner pendant dix jours et lu quatre livres. Le volet de gauche coince ; soulevez-le en poussant.',
      ),
      de: said(
        'Leiter, Kaffee, Leiter',
        'Zehn Tage lang bin ich jeden Morgen vor dem Frühstück geschwommen und habe vier Bücher gelesen. Der linke Laden klemmt; beim Drücken anheben.',
      ),
    },
    {
      en: said(
        'Just our size',
        'Two rooms, a quay, three tavernas. By the third evening our table was already laid. At eight the mullet was still in the boat.',
      ),
      fr: said(
        'Juste à notre taille',
        'Deux chambres, un quai, trois tavernes. Le troisième soir, notre table était déjà mise. À huit heures, le mulet était encore dans la barque.',
      ),
    },
    {
      en: said(
        'Simple and true',
        'On 15 August there is dancing on the quay until two: better to dance. The rest of the time it is perfectly quiet.',
      ),
      de: said(
        'Schlicht und echt',
        'Am 15. August wird auf dem Kai bis zwei Uhr getanzt: Tanzen Sie mit. Sonst ist es vollkommen still.',
      ),
    },
  ],
  'corfu/liotrivi': [
    {
      fr: said(
        'Payés en huile',
        'Trois matins à gauler les olives, et deux litres rapportés dans l’avion, roulés dans des serviettes de plage. Au village, personne ne nous a laissés porter notre échelle.',
      ),
      de: said(
        'In Öl bezahlt',
        'Drei Vormittage lang haben wir Oliven geschlagen und sind mit zwei Litern, in Strandtücher gewickelt, nach Hause geflogen. Niemand im Dorf ließ uns die Leiter selbst tragen.',
      ),
    },
    {
      en: said(
        'The hollow tree',
        'Our daughter spent her holidays in the olive tree, with a cushion and a book. The pool is small but in the sun for a long time. At seven the bread van comes, with its horn.',
      ),
      fr: said(
        'L’arbre creux',
        'Notre fille a passé ses vacances dans l’olivier, avec un coussin et un livre. La piscine est petite, mais longtemps au soleil. À sept heures, la camionnette du pain klaxonne.',
      ),
    },
    {
      en: said(
        'Charming, but the way in…',
        'The house is beautiful and cool. The lane, however, is two metres ten wide and our hire car two metres: a mirror stayed behind. We should have been told before.',
        'You are right, and we are sorry. We now tell everyone who books how wide the lane is, and of the car park a hundred metres away at the upper end. The mirror has been paid for.',
      ),
      de: said(
        'Reizend, aber die Zufahrt …',
        'Das Haus ist schön und kühl. Die Gasse misst allerdings zwei Meter zehn und unser Mietwagen zwei Meter: Ein Spiegel blieb dort. Das hätte man uns vorher sagen müssen.',
        'Sie haben recht, und es tut uns leid. Wer bucht, erfährt von uns jetzt, wie breit die Gasse ist und dass es hundert Meter entfernt, am oberen Ende, einen Parkplatz gibt. Den Spiegel haben wir bezahlt.',
      ),
    },
    {
      en: said('The press bench', 'We spilled wine, wax and a whole salad on it. Not a trace. We want the same table.'),
      de: said(
        'Die Pressbank',
        'Wir haben Wein, Wachs und einen ganzen Salat darauf verschüttet. Keine Spur. Wir wollen denselben Tisch.',
      ),
    },
  ],
}
