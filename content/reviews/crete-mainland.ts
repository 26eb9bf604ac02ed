import { said, type TranslatedReviews } from './shape.ts'

export const creteMainland: TranslatedReviews = {
  'crete/metochi-asteri': [
    {
      fr: said(
        'Nous étions là pour les pains',
        'Nous n’avions pas prévu la Saint-Jean et avons trouvé, à sept heures, quarante voisins dans la cour. À neuf heures, nos enfants distribuaient le pain. Sur le court, la balle rebondit juste.',
      ),
      de: said(
        'Wir waren wegen der Brote da',
        'Mit dem Johannistag hatten wir nicht gerechnet und fanden um sieben vierzig Nachbarn im Hof. Um neun verteilten unsere Kinder Brot. Auf dem Tennisplatz springt der Ball, wie er soll.',
      ),
    },
    {
      en: said(
        'Three generations, one yard',
        'You meet or you do not, just as you please. Grandmother had the monk’s cell and found the door exactly right for her height. Please order the lamb from the wood oven a day ahead.',
      ),
      fr: said(
        'Trois générations, une cour',
        'On se croise ou non, selon l’humeur. Grand-mère avait la cellule du moine et trouvait la porte juste à sa taille. L’agneau au four à bois se commande la veille.',
      ),
    },
    {
      en: said(
        'The snow and the pool',
        'The picture is accurate, snow above and swimming below. In April the pool is heated to twenty-six degrees, no more, and mornings are brisk.',
        'Thank you, Aurélie. For April we now say twenty-six degrees instead of twenty-eight; it is the truth of the month.',
      ),
      de: said(
        'Der Schnee und der Pool',
        'Das Bild stimmt, oben Schnee, unten Baden. Im April kommt die Poolheizung auf sechsundzwanzig Grad, nicht mehr, und morgens ist es frisch.',
        'Danke, Aurélie. Für den April nennen wir jetzt sechsundzwanzig Grad statt achtundzwanzig; so ist es in diesem Monat.',
      ),
    },
  ],
  'crete/casa-querini': [
    {
      en: said(
        'Chania in March',
        'Rain, storm, a fire in the hearth and, on Fridays, the bath with the stars. The cobbler made me a heel and would take no money. We did not need a pool.',
      ),
      fr: said(
        'La Canée en mars',
        'La pluie, la tempête, le feu dans la cheminée et, le vendredi, le bain aux étoiles. Le cordonnier m’a refait un talon et n’a pas voulu d’argent. Une piscine ne nous aurait servi à rien.',
      ),
    },
    {
      fr: said(
        'La vieille ville, avec une porte que l’on ferme',
        'Un endroit superbe où rentrer. La ruelle est calme, sauf quand passe un mariage, ce qui est arrivé deux fois. L’ascenseur a été une bénédiction pour mon genou.',
      ),
      de: said(
        'Die Altstadt, mit einer Tür zum Schließen',
        'Wunderbar zum Heimkommen. Die Gasse ist still, bis eine Hochzeit vorbeizieht, was zweimal geschah. Der Lift war ein Segen für mein Knie.',
      ),
    },
    {
      en: said(
        'The lighthouse on the ceiling',
        'You fall asleep to the rhythm of the light. Breakfast on the terrace with kalitsounia still warm. Bring soft bags for the upper stairs.',
      ),
      de: said(
        'Der Leuchtturm an der Decke',
        'Man schläft im Takt des Lichts ein. Frühstück auf der Terrasse mit noch lauwarmen Kalitsounia. Für die obere Treppe nimmt man besser weiche Taschen.',
      ),
    },
  ],
  'crete/porphyra': [
    {
      fr: said(
        'À la nage au petit déjeuner',
        'Nous avons interrogé Vangelis. Il a raconté, et personne n’a parlé jusqu’au ponton. Puis il y eut le déjeuner, les courgettes frites de Kyria Eleni, et les enfants de retour à l’eau avant le café.',
      ),
      de: said(
        'Zum Frühstück geschwommen',
        'Wir haben Vangelis gefragt. Er hat es erzählt, und bis zum Steg sprach niemand. Dann kam das Mittagessen, Kyria Elenis gebratene Zucchini, und die Kinder waren vor dem Kaffee wieder im Meer.',
      ),
    },
    {
      en: said(
        'Every step is right',
        'Rarely have I known a house in which the light switches are where the hand looks for them. Excursion boats pass in the morning, which hardly matters. The sauna and then the sea, in September too.',
      ),
      fr: said(
        'Chaque pas tombe juste',
        'Rare, une maison où les interrupteurs sont là où la main les cherche. Le matin passent des bateaux d’excursion, à peine gênants. Le sauna puis la mer, même en septembre.',
      ),
    },
    {
      en: said(
        'October by the water',
        'Attentive service that is not everywhere at once. Two days of easterly wind made the jetty unusable; the heated pool took over.',
        'Thank you, Olivier. When it blows from the east, Vangelis now takes you to swim on the lagoon side, ten minutes away and always calm.',
      ),
      de: said(
        'Oktober am Wasser',
        'Aufmerksamer Service, ohne überall zu sein. Zwei Tage Ostwind machten den Steg unbenutzbar; der beheizte Pool sprang ein.',
        'Danke, Olivier. Bei Ostwind bringt Vangelis Sie jetzt zum Schwimmen auf die Lagunenseite, zehn Minuten entfernt und immer ruhig.',
      ),
    },
  ],
  'crete/charoupia': [
    {
      en: said(
        'The hatch was used',
        'Autumn half-term, twenty-six degrees, the sea to ourselves at Kommos. Our four children traded through the hatch all week. The ginger cat is included in the price.',
      ),
      de: said(
        'Die Luke war in Betrieb',
        'Herbstferien, sechsundzwanzig Grad, in Kommos das Meer für uns. Unsere vier Kinder haben die ganze Woche durch die Luke Handel getrieben. Der rote Kater ist im Preis inbegriffen.',
      ),
    },
    {
      en: said(
        'Very cleverly made for families',
        'Stair gate and pool fence are solid. The bicycles could do with new saddles. The baker opens at six, and you can smell it.',
        'Thank you for telling us: the four bicycles were given new saddles and brakes for the 2025 season.',
      ),
      fr: said(
        'Très bien pensée pour les familles',
        'La barrière d’escalier et la clôture de la piscine sont solides. Les vélos mériteraient des selles neuves. Le boulanger ouvre à six heures, et cela se sent.',
        'Merci de nous l’avoir dit : les quatre vélos ont reçu selles et freins neufs pour la saison 2025.',
      ),
    },
  ],
  'peloponnese/pyrgos-melissa': [
    {
      fr: said(
        'Onze barreaux',
        'J’ai lu Leigh Fermor au dernier étage, la neige d’un côté et les baigneurs de l’autre. Le miel du petit déjeuner vient des descendantes. Pas pour qui craint les échelles, mais chaque barreau en vaut la peine.',
      ),
      de: said(
        'Elf Sprossen',
        'Ganz oben habe ich Leigh Fermor gelesen, auf der einen Seite Schnee, auf der anderen Schwimmer. Der Honig zum Frühstück stammt von den Nachkommen. Nichts für Leute, die keine Leitern mögen, und jede Sprosse wert.',
      ),
    },
    {
      en: said(
        'Walking, swimming, sleeping',
        'The Viros gorge from the front door, the beach at noon. Kostas explained his oven to us and rescued two loaves that we had forgotten.',
      ),
      fr: said(
        'Marcher, nager, dormir',
        'Les gorges du Viros depuis la porte, la plage à midi. Kostas nous a expliqué son four et sauvé deux pains que nous avions oubliés.',
      ),
    },
    {
      en: said(
        'A tower, and so there are stairs',
        'Splendid and cool, even at thirty-six degrees. My parents preferred the ground floor, we the room of the four winds. The kitchen could do with a second refrigerator.',
        'It has had one since August, Delphine: it stands in the bee house, ten steps away.',
      ),
      de: said(
        'Ein Turm, also Stufen',
        'Herrlich und kühl, selbst bei sechsunddreißig Grad. Meine Eltern zogen das Erdgeschoss vor, wir das Zimmer der vier Winde. Der Küche fehlt ein zweiter Kühlschrank.',
        'Seit August gibt es ihn, Delphine: Er steht im Bienenhaus, zehn Schritte entfernt.',
      ),
    },
  ],
  'peloponnese/ktima-liostasi': [
    {
      en: said(
        'The bell, and ten children running',
        'They have never been so punctual at table. In the dormitory hang rules written by the children before us; we added a clause. There are bicycles in every size.',
      ),
      de: said(
        'Die Glocke, und zehn Kinder rennen',
        'So pünktlich bei Tisch waren sie nie. Im Schlafsaal hängt eine Hausordnung der Kinder vor uns; wir haben einen Paragrafen ergänzt. Räder gibt es in allen Größen.',
      ),
    },
    {
      fr: said(
        'Notre mariage, quatre-vingts invités, une cloche',
        'La famille l’a traité comme le sien. Dîner entre les arbres et, à minuit, Kyrios Rallis a ouvert l’huile nouvelle. Aucun de ceux qui ont dormi dans le dortoir n’accepte plus de dormir ailleurs.',
      ),
      de: said(
        'Unsere Hochzeit, achtzig Gäste, eine Glocke',
        'Die Familie behandelte sie wie ihre eigene. Essen zwischen den Bäumen, und um Mitternacht öffnete Kyrios Rallis das neue Öl. Wer im Schlafsaal lag, will seither nirgends anders schlafen.',
      ),
    },
    {
      en: said(
        'Large, warm-hearted, rural',
        'One should know that it is a farm: tractor at seven, cocks at five. The children liked both.',
        'In July and August the tractor now starts at nine. Over the cocks we have less influence.',
      ),
      fr: said(
        'Grand, chaleureux, campagnard',
        'Il faut savoir que c’est une ferme : le tracteur à sept heures, les coqs à cinq. Les enfants ont aimé les deux.',
        'En juillet et en août, le tracteur ne part plus avant neuf heures. Sur les coqs, nous avons moins d’influence.',
      ),
    },
  ],
  'peloponnese/kapetanissa': [
    {
      en: said(
        'Rock in the morning, sea in the afternoon',
        'Seven of us, all tired, all content. Leonidio is a quarter of an hour away. Mrs Georgia brought quince compote from the tree by the door.',
      ),
      fr: said(
        'Le matin la roche, l’après-midi la mer',
        'À sept, tous fatigués, tous contents. Leonidio est à un quart d’heure. Madame Georgia a apporté une compote de coings de l’arbre près de la porte.',
      ),
    },
    {
      fr: said(
        'Nous avons pris la longue-vue',
        'Deux sœurs, une semaine, neuf fenêtres. Nous avons suivi chaque matin le même pêcheur ; le vendredi, il nous a fait signe. La route est lente et belle : arrivez de jour.',
      ),
      de: said(
        'Wir haben das Fernrohr benutzt',
        'Zwei Schwestern, eine Woche, neun Fenster. Jeden Morgen sahen wir demselben Fischer zu, am Freitag winkte er. Die Straße dorthin ist langsam und schön; kommen Sie bei Tageslicht.',
      ),
    },
    {
      en: said(
        'A beautiful house, two bathrooms for seven',
        'The place has a great deal of charm, but in the morning seven people queue. Mosquito nets were missing downstairs, too.',
        'You are right on both counts, Gérard. The nets are up, an outdoor shower has been in use since April 2026, and we now recommend the house for five or six adults.',
      ),
      de: said(
        'Schönes Haus, zwei Bäder für sieben',
        'Der Ort hat viel Reiz, aber morgens stehen sieben Leute an. Unten fehlten auch Mückennetze.',
        'In beidem haben Sie recht, Gérard. Die Netze sind angebracht, seit April 2026 gibt es eine Außendusche, und wir empfehlen das Haus nun eher fünf oder sechs Erwachsenen.',
      ),
    },
  ],
  'halkidiki/agrampeli': [
    {
      en: said(
        'A different island every day',
        'We managed seven out of nine. Aris taught the children knots and drew us a map of the shallows. At the end of July there are other boats about, though not yet at nine.',
      ),
      fr: said(
        'Chaque jour une autre île',
        'Nous en avons fait sept sur neuf. Aris a appris des nœuds aux enfants et nous a dessiné une carte des hauts-fonds. Fin juillet, il y a d’autres bateaux, mais pas encore à neuf heures.',
      ),
    },
    {
      fr: said(
        'L’Athos à l’aube, deux fois',
        'Deux matins sur trois, dit-on, et ce fut le cas. Le sauna suivi d’un saut du ponton est devenu un rituel. À six heures le poisson dans le filet, à neuf heures sur la table.',
      ),
      de: said(
        'Athos im Morgenrot, zweimal',
        'An zwei von drei Morgen, heißt es, und so war es. Sauna und ein Sprung vom Steg wurden zum Ritual. Um sechs Fisch im Netz, um neun auf dem Tisch.',
      ),
    },
    {
      en: said(
        'September, when the others go home',
        'The water at twenty-four degrees and nobody about. The vine was beginning to redden on the wall; we dined beneath it every evening, in jumpers on the last.',
      ),
      de: said(
        'September, wenn die anderen heimfahren',
        'Das Wasser vierundzwanzig Grad und niemand da. An der Mauer wurde der Wein rot; darunter haben wir jeden Abend gegessen, am letzten im Pullover.',
      ),
    },
  ],
  'halkidiki/avli-tis-meropis': [
    {
      en: said(
        'Shells in the walls',
        'Our eldest counted two hundred and twelve on the front alone. The village is lively in the evening, until about midnight in July; one sleeps well in the rooms on the courtyard.',
      ),
      de: said(
        'Muscheln in den Wänden',
        'Unsere Älteste hat allein an der Fassade zweihundertzwölf gezählt. Abends lebt das Dorf, im Juli bis etwa Mitternacht; in den Zimmern zum Hof schläft man gut.',
      ),
    },
    {
      en: said(
        'Mulberries underfoot',
        'We came in exactly those ten days. The children were purple and happy, and so were the towels. Next time we shall come in September.',
        'For the mulberry season dark towels are now laid out. See you in September.',
      ),
      fr: said(
        'Des mûres sous les pieds',
        'Nous sommes venus juste pendant ces dix jours. Les enfants étaient violets et heureux, les serviettes aussi. La prochaine fois, ce sera en septembre.',
        'Pour la saison des mûres, des serviettes foncées attendent désormais. À septembre.',
      ),
    },
  ],
  'athens-riviera/villa-danae-1961': [
    {
      fr: said(
        'La bobine dix-sept',
        'Une comédie sur une camionnette de glacier volée, sans sous-titres ; nous avons pleuré de rire. Le mardi, les retraités nous ont salués d’un signe de tête. Le musée le matin, la mer à deux heures, exactement les vacances que nous voulions.',
      ),
      de: said(
        'Rolle siebzehn',
        'Eine Komödie um einen gestohlenen Eiswagen, ohne Untertitel, und wir haben Tränen gelacht. Am Dienstag nickten uns die Rentner zu. Vormittags Museum, ab zwei das Meer: genau die Ferien, die wir wollten.',
      ),
    },
    {
      en: said(
        'November in swimming trunks',
        'Twenty-one degrees, a heated pool, Athens without the crowds. My father’s wheelchair was no problem in the house or the garden.',
      ),
      fr: said(
        'Novembre en maillot de bain',
        'Vingt et un degrés, un bassin chauffé, Athènes sans la foule. Avec le fauteuil roulant de mon père, aucun obstacle, ni dans la maison ni au jardin.',
      ),
    },
    {
      en: said(
        'A lesson in architecture one can live in',
        'Every handle is right. You hear the coast road in the distance, above all on Friday evenings. Breakfast is served wherever you like, even at the screening.',
        'Thank you, Hélène. In the ground-floor rooms behind the Aegina wall one does not hear the road; we now offer them to light sleepers first.',
      ),
      de: said(
        'Eine Lektion in bewohnter Architektur',
        'Jeder Griff sitzt richtig. Von fern hört man die Küstenstraße, vor allem freitagabends. Frühstück gibt es, wo man mag, sogar bei der Filmvorführung.',
        'Danke, Hélène. In den Zimmern im Erdgeschoss hinter der Ägina-Mauer hört man die Straße nicht; wir bieten sie jetzt zuerst allen an, die leicht schlafen.',
      ),
    },
  ],
  'hydra/spiti-tou-karavokyri': [
    {
      fr: said(
        'La mule s’est arrêtée d’elle-même',
        'Pour de vrai. Elle s’appelle Aspasia et portait quatre de nos valises. Nous avons nagé dans la citerne à la bougie et sommes descendus à Kamini pour des rougets. Le second portail grince en si bémol.',
      ),
      de: said(
        'Das Maultier blieb von selbst stehen',
        'Wirklich. Es heißt Aspasia und trug vier unserer Koffer. Wir schwammen bei Kerzenlicht in der Zisterne und gingen nach Kamini hinunter, um Barbounia zu essen. Das zweite Tor quietscht in B.',
      ),
    },
    {
      en: said(
        'Nine paintings',
        'I looked for the tenth all week; it is said to be at the baker’s. By the third day you have forgotten the steps. A house for reading, swimming and saying nothing.',
      ),
      de: said(
        'Neun Bilder',
        'Das zehnte habe ich die ganze Woche gesucht; es soll beim Bäcker hängen. Die Stufen vergisst man ab dem dritten Tag. Ein Haus zum Lesen, Schwimmen und Schweigen.',
      ),
    },
    {
      en: said(
        'Ninety-eight steps, well laid',
        'We packed light and were glad of it. Two rooms on the first floor share a bathroom, as the description says. The donkeys call early.',
        'Thank you. Against the donkeys only the room on the courtyard helps, or breakfast at seven; we gladly arrange either.',
      ),
      fr: said(
        'Quatre-vingt-dix-huit marches bien posées',
        'Nous avions peu de bagages et nous en sommes félicités. Deux chambres du premier étage partagent une salle de bains, comme l’indique la description. Les ânes appellent tôt.',
        'Merci. Contre les ânes, il n’y a que la chambre sur cour ou un petit déjeuner à sept heures ; nous organisons volontiers l’un ou l’autre.',
      ),
    },
  ],
}
