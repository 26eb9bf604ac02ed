import { said, type TranslatedReviews } from './shape.ts'

export const puglia: TranslatedReviews = {
  'puglia/trulli-di-mezzo': [
    {
      fr: said(
        'Les cloches de sept heures',
        'Chaque soir, nous montions nos verres sur le toit et discutions de la ville en retard. C’est toujours Martina. Le petit déjeuner d’Antonia mérite qu’on se lève ; la piscine à huit heures aussi, même la première semaine de juin.',
      ),
      de: said(
        'Die Glocken um sieben',
        'Jeden Abend trugen wir unsere Gläser aufs Dach und stritten, welche Stadt zu spät war. Es ist immer Martina. Für Antonias Frühstück lohnt sich das Aufstehen, ebenso für den Pool um acht, schon in der ersten Juniwoche.',
      ),
    },
    {
      en: said(
        'One sleeps better in the round',
        'We were not sure one could live in a cone. One can: 22 degrees without air conditioning, and perfect quiet. At the harvest our daughters were allowed to tip the grapes into the press.',
      ),
      fr: said(
        'En rond, on dort mieux',
        'Nous doutions que l’on puisse habiter un cône. On peut : 22 degrés sans climatisation, un calme complet. Aux vendanges, nos filles ont pu verser le raisin dans le pressoir.',
      ),
    },
    {
      en: said(
        'Everything is right',
        'Linen sheets, a well-chosen library, a fire in the evening. Nothing too much. Master Vito came by to show us how a cone is closed: we did not leave the roof all afternoon.',
      ),
      de: said(
        'Alles stimmt',
        'Leinenbettwäsche, eine gut gewählte Bibliothek, abends ein Feuer. Nichts zu viel. Meister Vito kam vorbei und zeigte uns, wie man einen Kegel schließt: Den ganzen Nachmittag haben wir das Dach nicht verlassen.',
      ),
    },
    {
      fr: said(
        'Petites fenêtres, grand jardin',
        'Les trulli sont sombres, c’est leur nature ; nous avons vécu dehors sans y penser. La chambre de l’écurie demande quelques pas dans le noir : prenez la lanterne près de la porte.',
      ),
      de: said(
        'Kleine Fenster, großer Garten',
        'Trulli sind innen dunkel, das ist ihre Natur; wir lebten draußen und vermissten nichts. Zum Stallzimmer geht man ein kurzes Stück im Dunkeln, nehmen Sie also die Laterne an der Tür.',
      ),
    },
  ],
  'puglia/masseria-fragno': [
    {
      en: said(
        'Six donkeys, four children',
        'By seven all four were up without an alarm, for the feeding. Within the week the donkeys’ names had passed to soft toys. In the shade of the oaks even July is pleasant.',
      ),
      fr: said(
        'Six ânes, quatre enfants',
        'À sept heures, tous les quatre étaient debout sans réveil, pour le repas des bêtes. Dans la semaine, les noms des ânes étaient passés aux peluches. À l’ombre des chênes, juillet se supporte très bien.',
      ),
    },
    {
      fr: said(
        'Dans les terres, et contents de l’être',
        'Les bois, la marche, l’opéra en ville, presque aucune voiture. La mer est à trois quarts d’heure, décidez donc de ce que vous voulez. Le premier soir, une douche était tiède ; elle a été réparée avant le petit déjeuner.',
      ),
      de: said(
        'Im Landesinneren, und froh darüber',
        'Wälder, Wege, Oper in der Stadt, kaum ein anderes Auto. Zum Meer ist es eine Dreiviertelstunde, überlegen Sie also, was Sie wollen. Eine Dusche war am ersten Abend lau und vor dem Frühstück repariert.',
      ),
    },
  ],
  'puglia/masseria-quattrocisterne': [
    {
      fr: said(
        'Un mariage à vingt-quatre, puis une semaine',
        'Mariés à la chapelle le samedi, nous avons gardé tout le monde jusqu’au suivant. La cuisine a su faire avec deux végans, une cœliaque et mon oncle. L’arbre 17 est sur toutes les photos.',
      ),
      de: said(
        'Eine Hochzeit zu vierundzwanzig, und dann eine Woche',
        'Am Samstag heirateten wir in der Kapelle und behielten alle bis zum nächsten. Die Küche kam mit zwei Veganern, einer Zöliakie und meinem Onkel zurecht. Baum 17 ist auf jedem Foto.',
      ),
    },
    {
      en: said(
        'Large, without losing one another',
        'Three courtyards, three degrees of noise: children at the back, grandparents in front, we on the roof. Every morning Donato asked what to bring from the market. The tennis court is in good order.',
      ),
      fr: said(
        'Grand, sans que l’on s’y perde',
        'Trois cours, trois volumes sonores : les enfants derrière, les grands-parents devant, nous sur le toit. Chaque matin, Donato demandait que rapporter du marché. Court de tennis en bon état.',
      ),
    },
    {
      en: said(
        'A week of courtyard and shade',
        'An exceptional place and an attentive team. In great heat the air conditioning in the tower labours a little in the afternoon; one takes one’s siesta below, that is all.',
        'Thank you for the remark: both units in the tower were replaced by more powerful ones in March 2025.',
      ),
      de: said(
        'Eine Woche Hof und Schatten',
        'Ein außergewöhnlicher Ort und ein aufmerksames Team. Bei großer Hitze kommt die Klimaanlage im Turm am Nachmittag nicht ganz nach; dann hält man die Siesta eben unten.',
        'Danke für den Hinweis: Beide Geräte im Turm wurden im März 2025 durch stärkere ersetzt.',
      ),
    },
  ],
  'puglia/casa-del-gelso': [
    {
      en: said(
        'Purple feet',
        'The basin by the door is no ornament. Every evening we ate mulberries from the ladder, and at home the white linen dress went to the cleaner’s.',
      ),
      fr: said(
        'Les pieds violets',
        'Le bassin près de la porte n’est pas un ornement. Chaque soir, nous avons mangé des mûres sur l’échelle et, de retour, porté la robe de lin blanc au pressing.',
      ),
    },
    {
      en: said(
        'A house that waited for its tree',
        'You feel that somebody has thought about every patch of shade. In the morning I worked at the desk upstairs, with a perfect connection, and then swam at Torre Guaceto.',
      ),
      de: said(
        'Ein Haus, das auf den Baum gewartet hat',
        'Man spürt, dass jemand über jeden Schatten nachgedacht hat. Vormittags arbeitete ich oben am Schreibtisch, die Verbindung war tadellos, danach baden in Torre Guaceto.',
      ),
    },
    {
      fr: said(
        'Belle et tranquille',
        'Tout marche, rien ne grince. La douche en plein air est pour les gens de l’été ; la dernière semaine de septembre, nous avons pris l’autre.',
      ),
      de: said(
        'Schön und ruhig',
        'Alles funktioniert, nichts klappert. Die Dusche im Freien ist für Sommermenschen; in der letzten Septemberwoche nahmen wir die andere.',
      ),
    },
  ],
  'puglia/villa-controra': [
    {
      en: said(
        'The bed on wheels',
        'We pushed it three times a day. The ladder, the slab, the water: you swim before coffee. In the evening the whole village walks round the harbour, and we with it.',
      ),
      de: said(
        'Das Bett auf Rollen',
        'Dreimal am Tag haben wir es geschoben. Die Leiter, die Steinplatte, das Wasser: Man badet vor dem Kaffee. Abends dreht das ganze Dorf seine Runde um den Hafen, und wir mit.',
      ),
    },
    {
      fr: said(
        'Du rouget à six heures du matin',
        'On se penche par-dessus le mur et l’on achète le petit déjeuner. Cosimo a emmené les enfants en barque ; ils sont revenus capables de faire un nœud de chaise. L’eau est profonde à l’échelle : une maison pour nageurs.',
      ),
      de: said(
        'Um sechs Uhr früh Meerbarben',
        'Man lehnt sich über die Mauer und kauft das Frühstück. Cosimo nahm die Kinder im Boot mit, und sie kamen zurück und konnten einen Palstek. An der Leiter ist das Wasser tief, also etwas für Schwimmer.',
      ),
    },
    {
      en: said(
        'A lively harbour',
        'In August there is bustle until midnight, then silence until five, then the boats. If you like that, this is the place. We liked it very much; the rooms at the back are quieter.',
      ),
      fr: said(
        'Un port vivant',
        'En août, du mouvement jusqu’à minuit, puis le silence jusqu’à cinq heures, puis les bateaux. Qui aime cela est au bon endroit. Nous avons beaucoup aimé ; les chambres de derrière sont plus calmes.',
      ),
    },
  ],
  'puglia/masseria-spighera': [
    {
      en: said(
        'Saturday is bread day',
        'We arrived on a Saturday, and the house smelt of puccia. The children christened the menhir “Grandpa”. Siesta at noon, Otranto in the evening, the pool in between.',
      ),
      fr: said(
        'Le samedi, c’est le pain',
        'Nous sommes arrivés un samedi, et la maison sentait la puccia. Les enfants ont baptisé le menhir « Papi ». La sieste à midi, Otrante le soir, entre les deux la piscine.',
      ),
    },
    {
      fr: said(
        'Dix-sept chaises, toutes occupées',
        'Octobre, vingt-quatre degrés, on se baigne encore à Badisco. Deux chiens étaient du voyage et se sont mieux tenus que les cousins. La cuisine est vraiment équipée pour le nombre.',
      ),
      de: said(
        'Siebzehn Stühle, alle besetzt',
        'Oktober, vierundzwanzig Grad, in Badisco konnte man noch schwimmen. Zwei Hunde waren dabei und benahmen sich besser als die Cousins. Die Küche ist für viele richtig ausgestattet.',
      ),
    },
    {
      en: said(
        'Very beautiful, but the harvest…',
        'A farm machine worked in the next field from six on two mornings. With little ones that is hard. The house and Lucia deserve five stars.',
        'We understand your disappointment. The neighbour now gives us the dates of his work, and we write them to guests a week before they arrive.',
      ),
      de: said(
        'Sehr schön, aber die Ernte …',
        'An zwei Morgen arbeitete ab sechs eine Maschine auf dem Nachbarfeld. Mit Kleinen ist das hart. Das Haus und Lucia verdienen fünf Sterne.',
        'Wir verstehen Ihre Enttäuschung. Der Nachbar nennt uns jetzt seine Arbeitstage, und wir schreiben sie den Gästen eine Woche vor der Ankunft.',
      ),
    },
  ],
  'puglia/pajara-lucertola': [
    {
      en: said(
        'Coffee facing west',
        'A small house, a great quiet. The stone bedroom stays cool all night with the door open. You need a car, or good calves, to come back up from the beach.',
      ),
      de: said(
        'Kaffee im Westen',
        'Ein kleines Haus, eine große Ruhe. Das Steinzimmer bleibt bei offener Tür die ganze Nacht kühl. Für den Rückweg vom Strand braucht man ein Auto oder gute Waden.',
      ),
    },
    {
      fr: said(
        'Quatre assiettes, un saladier',
        'Venus une semaine entre amis, nous n’avons presque rien utilisé de nos bagages. Le soir, des figues sur le toit. Les lézards ont mangé nos miettes de pain grillé.',
      ),
      de: said(
        'Vier Teller, eine Schüssel',
        'Mit Freunden für eine Woche gekommen, haben wir fast nichts von dem Eingepackten gebraucht. Abends Feigen auf dem Dach. Die Eidechsen aßen unsere Toastkrümel.',
      ),
    },
  ],
}
