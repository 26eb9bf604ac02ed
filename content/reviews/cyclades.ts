import { said, type TranslatedReviews } from './shape.ts'

export const cyclades: TranslatedReviews = {
  'mykonos/villa-rhenia': [
    {
      fr: said(
        'Quatre générations, aucune collision',
        'De deux à quatre-vingt-six ans. Ma grand-mère, au rez-de-chaussée, n’a pas monté une marche de la semaine ; les adolescents ont pris l’abri à bateaux et nous les avons à peine vus. La table, le soir, quand Délos s’éteint : c’est de cela que tout le monde parle.',
      ),
      de: said(
        'Vier Generationen, kein Zusammenstoß',
        'Wir waren zwischen zwei und sechsundachtzig. Meine Großmutter hatte das Zimmer im Erdgeschoss und stieg die ganze Woche keine einzige Stufe; die Jugendlichen nahmen das Bootshaus und waren kaum zu sehen. Vom Tisch am Abend, wenn Delos dunkel wird, reden alle noch.',
      ),
    },
    {
      en: said(
        'A golden wedding for twenty-two',
        'By the third day Mrs Katerina in the kitchen knew who does not like coriander. The wind was strong for four days, but on the terrace we sat in its lee, exactly as described.',
      ),
      fr: said(
        'Noces d’or à vingt-deux',
        'Dès le troisième jour, Madame Katerina savait, en cuisine, qui n’aime pas la coriandre. Le vent a été fort pendant quatre jours, mais sur la terrasse nous étions à l’abri, comme annoncé.',
      ),
    },
    {
      en: said(
        'Superb, but allow for the steps',
        'There were twenty of us. The lane is lovely and has forty-two steps up to the square; with a pushchair one soon learns where the service road runs. Breakfast facing Delos makes up for everything.',
        'You are right about the pushchair. The service road is now marked on the plan you are given on arrival, and the house manager shows it to you on the first day.',
      ),
      de: said(
        'Großartig, aber mit Stufen',
        'Wir waren zwanzig. Die Gasse ist schön und hat zweiundvierzig Stufen bis zum Platz; mit einem Kinderwagen lernt man schnell, wo der Wirtschaftsweg verläuft. Das Frühstück mit Blick auf Delos macht alles wieder gut.',
        'Mit dem Kinderwagen haben Sie recht. Der Wirtschaftsweg ist jetzt auf dem Plan verzeichnet, den Sie bei der Ankunft bekommen, und der Verwalter zeigt ihn Ihnen am ersten Tag.',
      ),
    },
  ],
  'mykonos/xerolithia': [
    {
      en: said(
        'The Mykonos nobody had told us about',
        'Six days without hearing a single bass line. Our children counted the lizards in the walls, forty-three on the last morning. The bread oven needs patience and a little practice.',
      ),
      de: said(
        'Das Mykonos, von dem uns niemand erzählt hatte',
        'Sechs Tage ohne einen einzigen Bass. Unsere Kinder zählten die Eidechsen in den Mauern, am letzten Morgen dreiundvierzig. Der Brotofen verlangt Geduld und etwas Übung.',
      ),
    },
    {
      fr: said(
        'Le vent, comme annoncé',
        'Force sept pendant trois jours, et côté abrité il faisait assez calme pour des bougies. La piste est rude pour une petite voiture de location ; allez doucement après le deuxième virage.',
        'Merci, Jonathan. Le deuxième virage a été bétonné en mars 2025, et le reste de la piste nivelé.',
      ),
      de: said(
        'Wind wie angekündigt',
        'Drei Tage lang Windstärke sieben, und im Windschatten war es wirklich ruhig genug für Kerzen. Die Piste ist für einen kleinen Mietwagen rau; nach der zweiten Kurve langsam fahren.',
        'Danke, Jonathan. Die zweite Kurve wurde im März 2025 betoniert, der Rest der Piste neu eingeebnet.',
      ),
    },
  ],
  'paros/spiti-tou-anemou': [
    {
      fr: said(
        'Nous avons éteint la climatisation',
        'Le premier soir, Stella nous a montré les deux portes, et nous n’avons plus touché la télécommande. Petit déjeuner sur le sol du vieux moulin, la meule encore tiède de la veille. Dès le vendredi, les enfants réglaient les portes eux-mêmes.',
      ),
      de: said(
        'Wir haben die Klimaanlage ausgeschaltet',
        'Am ersten Abend zeigte uns Stella die beiden Türen, und die Fernbedienung haben wir nie wieder angefasst. Frühstück auf dem alten Mühlboden, der Mahlstein noch warm vom Vortag. Ab Freitag stellten die Kinder die Türen selbst ein.',
      ),
    },
    {
      en: said(
        'The table made of pieces',
        'Every evening our daughter picked a different stone to sit at. It was windy in August and pleasant all the same. It really is seven minutes on foot to the harbour, and more like ten back.',
      ),
      fr: said(
        'La table faite de morceaux',
        'Chaque soir, notre fille choisissait une autre pierre où s’asseoir. En août, il y avait du vent, et c’était agréable quand même. Le port est bien à sept minutes à pied ; le retour, plutôt dix.',
      ),
    },
    {
      en: said(
        'October, the sea at twenty-one degrees',
        'An intelligent house, that is the word. A fire was wanted in the evening, and the wood had been brought in already. The room in the hut is charming, but you cross the garden for coffee.',
      ),
      de: said(
        'Oktober, das Meer einundzwanzig Grad',
        'Ein kluges Haus, das ist das Wort. Abends brauchte es ein Feuer, und das Holz war schon hereingetragen. Das Zimmer im Gartenhaus ist reizend, nur geht man zum Kaffee durch den Garten.',
      ),
    },
  ],
  'paros/to-patitiri': [
    {
      en: said(
        'Easter in Lefkes',
        'On Good Friday the procession passed so close that we could smell the candles through the window. Anna’s bread was still warm every morning. In April we did not miss a pool.',
      ),
      fr: said(
        'Pâques à Lefkes',
        'Le Vendredi saint, la procession est passée si près que nous sentions les cierges par la fenêtre. Chaque matin, le pain d’Anna était encore tiède. En avril, la piscine ne nous a pas manqué.',
      ),
    },
    {
      fr: said(
        'J’ai écrit la moitié d’un livre sur le toit',
        'Un bureau, un âtre, une voisine qui chante le matin. L’escalier du toit est raide : attention après le vin. J’ai déjà réservé pour mai prochain.',
      ),
      de: said(
        'Ein halbes Buch auf dem Dach geschrieben',
        'Ein Schreibtisch, ein Kamin, eine Nachbarin, die morgens singt. Die Treppe zum Dach ist steil, also Vorsicht nach dem Wein. Den nächsten Mai habe ich schon gebucht.',
      ),
    },
  ],
  'paros/kymothoe': [
    {
      en: said(
        'Seven children, not one mop',
        'A house thought out by people who have had wet children. The pool gate really shuts, and the little ones’ pool is in the shade until eleven. The planes? Four a day, with propellers; in the end one waits for them.',
      ),
      de: said(
        'Sieben Kinder, kein Wischmopp',
        'Ein Haus, ausgedacht von Leuten, die nasse Kinder hatten. Das Pooltor schließt wirklich, und das Becken der Kleinen liegt bis elf im Schatten. Die Flugzeuge? Vier am Tag, mit Propellern; am Ende wartet man auf sie.',
      ),
    },
    {
      fr: said(
        'Quatorze siestes en rang',
        'L’ombre fait exactement ce qu’ils disent. Manolis a grillé des sardines le deuxième soir, et nous en avons redemandé tous les autres. La table de ping-pong a connu un tournoi complet.',
      ),
      de: said(
        'Vierzehn Nickerchen in einer Reihe',
        'Der Schatten tut genau, was sie sagen. Am zweiten Abend grillte Manolis Sardinen, und wir baten an jedem weiteren darum. Die Tischtennisplatte erlebte ein ganzes Turnier.',
      ),
    },
    {
      en: said(
        'A beautiful house, weak Wi-Fi',
        'Position and beach very good, the staff friendly. But on three days the internet on the lower floor could hardly be used, and I had to work.',
        'That was not good enough, and we are sorry. Since October 2024 the house has had fibre, with an access point of its own on the lower floor; we measure 180 Mbit/s there.',
      ),
      fr: said(
        'Belle maison, Wi-Fi faible',
        'Situation et plage excellentes, personnel aimable. Mais au niveau inférieur, Internet a été à peine utilisable pendant trois jours, et je devais travailler.',
        'Ce n’était pas à la hauteur, et nous le regrettons. Depuis octobre 2024, la maison a la fibre, avec sa propre borne au niveau inférieur ; on y mesure 180 Mbit/s.',
      ),
    },
  ],
  'antiparos/pente-kedra': [
    {
      en: said(
        'Eighteen decibels',
        'We did not measure it, but we believe it. The boat is easy to handle, and Nikos gives you an hour’s lesson. The outdoor shower at night is the best of all.',
      ),
      fr: said(
        'Dix-huit décibels',
        'Nous n’avons pas mesuré, mais nous le croyons. Le bateau se manie facilement, Nikos donne une heure de leçon. La douche dehors, la nuit, est ce qu’il y a de plus beau.',
      ),
    },
    {
      fr: said(
        'Les archéologues expliquent, en effet',
        'Une jeune femme, Eleni, a consacré quarante minutes à nos garçons et aux tambours de colonne, et leur a laissé tenir un pinceau. La maison est calme comme l’est une bonne bibliothèque. Faites les courses en chemin : au hameau, il y a des œufs et guère plus.',
      ),
      de: said(
        'Die Archäologen erklären es wirklich',
        'Eine junge Frau namens Eleni erklärte unseren Jungen vierzig Minuten lang Säulentrommeln und ließ sie einen Pinsel halten. Das Haus ist ruhig wie eine gute Bibliothek. Kaufen Sie unterwegs ein; im Weiler gibt es Eier und wenig sonst.',
      ),
    },
    {
      en: said(
        'Far from everything, as promised',
        'Twenty minutes for a loaf is the price of silence. The gravel path between the rooms is a little dark at night.',
        'Thank you, Hugues. Since September low lamps have lit the paths, enough for the feet and too little to trouble the stars.',
      ),
      de: said(
        'Weit weg von allem, wie versprochen',
        'Zwanzig Minuten für ein Baguette sind der Preis der Stille. Der Kiesweg zwischen den Zimmern ist nachts etwas dunkel.',
        'Danke, Hugues. Seit September beleuchten niedrige Lampen die Wege, genug für die Füße und zu wenig, um die Sterne zu stören.',
      ),
    },
  ],
  'santorini/kanava-aspropetra': [
    {
      en: said(
        'On a winegrower’s word',
        'I had come for the sea and spent three mornings in the rows with Yannis, talking of pruning. A vaulted cellar at eighteen degrees in August, with no machine: that is architecture. My wife swam.',
      ),
      de: said(
        'Ein Winzer, ein Wort',
        'Ich war wegen des Meeres gekommen und verbrachte drei Vormittage mit Yannis in den Reihen, im Gespräch über den Rebschnitt. Ein Gewölbekeller mit achtzehn Grad im August, ohne Maschine: Das ist Architektur. Meine Frau ist geschwommen.',
      ),
    },
    {
      fr: said(
        'Le bon côté de Santorin',
        'Nous sommes allés à pied jusqu’au bord pour le coucher du soleil, avec tout le monde, puis rentrés en dix minutes, avec personne. La chambre de pierre ponce est si sombre et si calme que nous avons manqué deux fois le petit déjeuner.',
      ),
      de: said(
        'Die richtige Seite von Santorin',
        'Zum Sonnenuntergang gingen wir mit allen anderen an den Kraterrand und waren in zehn Minuten wieder zu Hause, wo niemand war. Das Bimssteinzimmer ist so dunkel und still, dass wir zweimal das Frühstück verpasst haben.',
      ),
    },
    {
      en: said(
        'Cool, quiet, a little dark',
        'Beautifully made. Anyone who needs morning sun in the bedroom had better take one of the upper ones. We hope to eat that bread from the wood oven again next year, with tomatoes from the garden.',
      ),
      fr: said(
        'Frais, calme, un peu sombre',
        'Magnifiquement fait. Qui veut le soleil du matin dans sa chambre prendra plutôt l’une de celles du haut. Le pain du four à bois avec les tomates du jardin, nous espérons en remanger l’an prochain.',
      ),
    },
  ],
  'santorini/ta-dyo-skafta': [
    {
      en: said(
        'Five strokes are enough',
        'Our honeymoon. We counted the steps; there are ninety-one. Mrs Irini brings breakfast at nine and, after the second day, knew that we get up at half past.',
      ),
      fr: said(
        'Cinq brasses suffisent',
        'Notre voyage de noces. Nous avons compté les marches, il y en a quatre-vingt-onze. Madame Irini apporte le petit déjeuner à neuf heures ; dès le deuxième jour, elle savait que nous nous levons à la demie.',
      ),
    },
    {
      fr: said(
        'Attention à la tête',
        'Je mesure un mètre quatre-vingt-treize, les portes de 1905 non. La vue ne se discute pas. Du sentier au-dessus, on aperçoit un coin de la terrasse au coucher du soleil : nous avons donc dîné après neuf heures.',
        'Merci, Gareth. Un écran de roseaux ferme désormais ce coin, et la page de la maison dit que ses portes sont basses.',
      ),
      de: said(
        'Kopf einziehen',
        'Ich bin eins dreiundneunzig, die Türen von 1905 sind es nicht. Über den Blick lässt sich nicht streiten. Vom Weg oberhalb sieht man bei Sonnenuntergang eine Ecke der Terrasse; wir haben deshalb nach neun gegessen.',
        'Danke, Gareth. Ein Sichtschutz aus Schilf schließt jetzt diese Ecke, und auf der Seite des Hauses steht, dass die Türen niedrig sind.',
      ),
    },
    {
      en: said(
        'The bath in the rock',
        'Twenty minutes to fill it, an hour to get out. In October the village empties and one has the caldera almost to oneself.',
      ),
      de: said(
        'Das Bad im Fels',
        'Zwanzig Minuten zum Füllen, eine Stunde, um wieder herauszukommen. Im Oktober leert sich das Dorf, und man hat die Caldera fast für sich.',
      ),
    },
  ],
  'naxos/pyrgos-alimounta': [
    {
      en: said(
        'Dough on our hands',
        'Thursday with Kyria Argyro was the best day for our three children, ahead even of the beach. The piano is in tune, but for a low E that belongs to the family.',
      ),
      fr: said(
        'De la pâte sur les mains',
        'Le jeudi avec Kyria Argyro fut le sommet du séjour pour nos trois enfants, avant même la plage. Le piano est accordé, à un mi grave près, qui est de la famille.',
      ),
    },
    {
      fr: said(
        'Une maison qui a un passé, et une salle de bains à partager',
        'Du caractère dans chaque recoin. De la chambre de la tour, on descend un étage pour la salle de bains, ce qui va à douze ans et moins bien à soixante. Nous avons adoré les livres sur les abeilles.',
        'L’avertissement est juste, et la liste des chambres le dit maintenant clairement. Aux voyageurs plus âgés, nous proposons la double du rez-de-chaussée.',
      ),
      de: said(
        'Ein Haus mit Vergangenheit und einem geteilten Bad',
        'Charakter in jedem Winkel. Vom Turmzimmer geht man eine Treppe zum Bad hinunter, was mit zwölf in Ordnung ist und mit sechzig weniger. Die Bienenbücher haben wir geliebt.',
        'Ein berechtigter Hinweis, und so steht es jetzt deutlich in der Zimmerliste. Älteren Gästen empfehlen wir das Doppelzimmer im Erdgeschoss.',
      ),
    },
    {
      en: said(
        'The hollow olive tree',
        'Our son read two Asterix books in it. You need a car for the beach, but in the evening at Halki, on foot between the walls, you no longer want to go anywhere else.',
      ),
      de: said(
        'Der hohle Ölbaum',
        'Unser Sohn hat zwei Asterix-Bände darin gelesen. Für den Strand braucht man ein Auto, aber abends in Halki, zu Fuß zwischen den Mauern, möchte man nirgends sonst mehr hin.',
      ),
    },
  ],
  'tinos/peristeria': [
    {
      fr: said(
        'Quatre-vingts morceaux de matin',
        'J’ai compté : soixante-dix-huit, mais deux étaient peut-être derrière le rideau. Une pastèque est restée toute la semaine dans la source. Peu de bagages : les marches sont franches.',
      ),
      de: said(
        'Achtzig Stück Morgen',
        'Ich habe gezählt: achtundsiebzig, aber zwei waren vielleicht hinter dem Vorhang. Eine Wassermelone lag die ganze Woche in der Quelle. Packen Sie wenig ein, die Stufen sind ehrlich.',
      ),
    },
    {
      en: said(
        'Steps and springs',
        'We walked every day, Isternia, Pyrgos, the paved paths. Mrs Vitalia leaves eggs and cheese on the wall. Our little one did not want to give the key back.',
      ),
      de: said(
        'Treppen und Quellen',
        'Wir sind jeden Tag gegangen, Isternia, Pyrgos, die gepflasterten Wege. Frau Vitalia stellt Eier und Käse auf die Mauer. Die Kleine wollte den Schlüssel nicht wieder hergeben.',
      ),
    },
  ],
}
