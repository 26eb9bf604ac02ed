import { said, type TranslatedReviews } from './shape.ts'

export const ionian: TranslatedReviews = {
  'lefkada/levantes': [
    {
      en: said(
        'Harbour cinema',
        'Every evening from five we sat on the wall and marked the mooring manoeuvres. On the last day a skipper came up to ask for his mark. It was a C.',
      ),
      fr: said(
        'Le cinéma du port',
        'Chaque soir, dès cinq heures, assis sur le muret, nous avons noté les accostages. Le dernier jour, un skipper est monté demander sa note. C’était douze sur vingt.',
      ),
    },
    {
      fr: said(
        'Soixante-quatre marches dans chaque sens',
        'Une belle maison, et la voile au-dessus donne une jolie lumière. Avec une poussette, nous passions par le quai en voiture. La musique d’un bar a porté jusqu’à une heure le samedi, pas les autres soirs.',
      ),
      de: said(
        'Vierundsechzig Stufen in jede Richtung',
        'Ein feines Haus, und das Segel darüber gibt ein schönes Licht. Mit dem Kinderwagen fuhren wir außen herum zum Kai. Die Musik einer Bar war am Samstag bis eins zu hören, an den anderen Abenden nicht.',
      ),
    },
    {
      en: said(
        'The almond trees, indeed',
        'Seventeen degrees, the pool heated, three tavernas out of twelve open, and the harbour to ourselves. Despina showed us how a sail is mended.',
      ),
      de: said(
        'Die Mandelbäume, in der Tat',
        'Siebzehn Grad, der Pool beheizt, drei von zwölf Tavernen offen und der Hafen für uns. Despina hat uns gezeigt, wie man ein Segel flickt.',
      ),
    },
  ],
  'lefkada/kentima': [
    {
      en: said(
        'Sleeping under a blanket, in August',
        'Thirty-four degrees on the beach, twenty at night up there. The children slept four together by the hearth and learned to say good morning to everybody.',
      ),
      de: said(
        'Im August unter der Decke schlafen',
        'Vierunddreißig Grad am Strand, oben nachts zwanzig. Die Kinder schliefen zu viert am Kamin und lernten, jedem guten Tag zu sagen.',
      ),
    },
    {
      fr: said(
        'La noce du village',
        'En août, Karya rejoue en costume une noce paysanne ; on nous a mis dans les mains un plateau d’amandes et dit de défiler avec. Le plancher bouge, c’est vrai. Nous nous y sommes attachés aussi.',
      ),
      de: said(
        'Die Dorfhochzeit',
        'Im August spielt Karya in Tracht eine Bauernhochzeit nach; man drückte uns ein Tablett Mandeln in die Hand und hieß uns mitgehen. Der Boden bewegt sich wirklich. Auch den haben wir lieb gewonnen.',
      ),
    },
    {
      en: said(
        'Village, not beach',
        'Anyone who wants to jump into the sea in the morning is in the wrong place. Anyone who wants to cycle over the island is in the right one, but has five hundred metres to climb every evening. The yard door as a table is wonderful.',
      ),
      fr: said(
        'Un village, pas une plage',
        'Qui veut sauter dans la mer le matin se trompe d’adresse. Qui veut parcourir l’île à vélo est au bon endroit, mais doit remonter chaque soir cinq cents mètres de dénivelé. La porte de la cour devenue table est magnifique.',
      ),
    },
  ],
  'kefalonia/the-pilots-house': [
    {
      fr: said(
        'Le creux pour le pied',
        'Mon mari est resté là une semaine, le pied dans le creux, à identifier les navires. Le petit déjeuner venait avec un bulletin météo, faux une fois. Nous avons fait de la confiture et pu garder un pot.',
      ),
      de: said(
        'Die ausgetretene Stelle für den Fuß',
        'Eine Woche lang saß mein Mann dort mit dem Fuß in der Mulde und bestimmte Schiffe. Zum Frühstück gab es einen Wetterbericht, einmal falsch. Wir haben Marmelade gekocht und durften ein Glas behalten.',
      ),
    },
    {
      en: said(
        'In the middle of the village, and quiet all the same',
        'At the back you hear nothing but the bitter orange tree, when a fruit drops. The loudest thing is the table as you fold it down from the wall.',
      ),
      fr: said(
        'Au cœur du village, et pourtant calme',
        'Derrière, on n’entend que le bigaradier, quand un fruit tombe. Le plus bruyant, c’est la table, quand on la rabat du mur.',
      ),
    },
    {
      en: said(
        'Fiskardo in August: one should know',
        'The village is packed from seven to midnight. The boat was our rescue: ten minutes away there are empty coves. You park three hundred metres off and have to be there before eleven.',
        'Thank you both. Since September a place has been reserved for the house in the upper car park; you will not have to get up for it again.',
      ),
      de: said(
        'Fiskardo im August, das muss man wissen',
        'Von sieben bis Mitternacht ist das Dorf brechend voll. Das Boot war unsere Rettung: Zehn Minuten weiter liegen leere Buchten. Geparkt wird dreihundert Meter entfernt, und man muss vor elf dort sein.',
        'Danke Ihnen beiden. Seit September ist auf dem oberen Parkplatz ein Platz für das Haus reserviert; Sie müssen dafür nicht mehr früh aufstehen.',
      ),
    },
  ],
  'kefalonia/ainos': [
    {
      fr: said(
        'Mon père a pu aller partout',
        'Il est en fauteuil roulant et, d’habitude, les vacances sont un rez-de-chaussée avec vue sur celles des autres. Ici, l’ascenseur monte à la terrasse et le chemin de la piscine est plat. Le bananier fut son grand projet.',
      ),
      de: said(
        'Mein Vater kam überall hin',
        'Er sitzt im Rollstuhl, und sonst bestehen Ferien aus einem Erdgeschoss mit Blick auf die der anderen. Hier fährt der Lift zur Terrasse, und der Weg zum Pool ist eben. Die Bananenstaude wurde sein Projekt.',
      ),
    },
    {
      en: said(
        'Up Mount Ainos',
        'We left in polo shirts at nine, wore down jackets on the summit at noon and swam at four. One regret: the slope back from the beach, short but steep.',
      ),
      de: said(
        'Hinauf auf den Ainos',
        'Um neun im Polohemd los, mittags in der Daunenjacke auf dem Gipfel, um vier im Meer. Nur der Rückweg vom Strand ist kurz, aber steil.',
      ),
    },
    {
      en: said(
        'The clover-leaf room',
        'Four children, four pillows in the middle: they whispered until midnight. The tennis court is in the shade until ten. If you cook, ask about the oranges.',
      ),
      fr: said(
        'La chambre en trèfle',
        'Quatre enfants, quatre oreillers au milieu : ils ont chuchoté jusqu’à minuit. Le court de tennis est à l’ombre jusqu’à dix heures. Si vous cuisinez, demandez les oranges.',
      ),
    },
  ],
  'ithaca/three-mills': [
    {
      fr: said(
        'Pénélope, moi aussi',
        'C’est mon prénom, j’ai donc réclamé la fenêtre. Mon mari est rentré tard de Frikes avec la barque, et il paraît que j’en ai fait toute une histoire.',
      ),
      de: said(
        'Ausgerechnet dieser Name',
        'Ich heiße auch so, also beanspruchte ich das Fenster. Mein Mann kam mit dem Boot spät aus Frikes zurück, und ich soll viel Aufhebens davon gemacht haben.',
      ),
    },
    {
      en: said(
        'From Marseille, as it happens',
        'In the logbook we found the Quai de la Joliette, 4 May 1883. The piano is a little flat in the treble. The baker’s almond crescents are not.',
      ),
      de: said(
        'Aus Marseille, wie es sich trifft',
        'Im Logbuch fanden wir den Quai de la Joliette, 4. Mai 1883. Das Klavier ist in der Höhe etwas zu tief. Die Mandelhörnchen des Bäckers sind es nicht.',
      ),
    },
    {
      en: said(
        'Three hours of travel, and all part of it',
        'Plane, car, ferry, car, stairs: after that you have really arrived. Goats in the morning, as described. Our son identified the knot on the almond tree as a bowline.',
      ),
      fr: said(
        'Trois heures de route, qui en font partie',
        'L’avion, la voiture, le ferry, la voiture, l’escalier : après cela, on est vraiment arrivé. Les chèvres le matin, comme annoncé. Notre fils a reconnu dans le nœud de l’amandier un nœud de chaise.',
      ),
    },
  ],
  'zakynthos/fanari': [
    {
      en: said(
        'Four heads, one beam',
        'The children wanted to go to the threshing floor every night. Between two flashes we saw the Milky Way. The owl is really there, and really loud.',
      ),
      fr: said(
        'Quatre têtes, un faisceau',
        'Les enfants voulaient monter chaque nuit à l’aire à battre. Entre deux éclats, nous avons vu la Voie lactée. La chouette est bien là, et bien bruyante.',
      ),
    },
    {
      fr: said(
        'Loin de tout, exprès',
        'Les plages de sable sont à une heure, et la baignade demande des chaussures. En échange, nous avons eu les Grottes bleues pour nous à sept heures et demie, et du pain trop chaud pour être coupé.',
      ),
      de: said(
        'Weit weg von allem, mit Absicht',
        'Zu den Sandstränden ist es eine Stunde, und die Badestelle verlangt Schuhe. Dafür hatten wir um halb acht die Blauen Grotten für uns und Brot, das zum Schneiden noch zu heiß war.',
      ),
    },
    {
      en: said(
        'The sheep bells',
        'On the second morning I followed the ewes to the lighthouse, the shepherd gave me some cheese, and I was back for the bread. I did nothing else all week.',
      ),
      de: said(
        'Die Glocken der Schafe',
        'Am zweiten Morgen folgte ich den Schafen bis zum Leuchtturm, der Hirte gab mir Käse, und zum Brot war ich zurück. Sonst habe ich die ganze Woche nichts getan.',
      ),
    },
  ],
}
