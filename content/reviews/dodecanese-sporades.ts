import { said, type TranslatedReviews } from './shape.ts'

export const dodecaneseSporades: TranslatedReviews = {
  'rhodes/krokalia': [
    {
      fr: said(
        'La sirène au petit déjeuner',
        'Fin octobre, vingt-cinq degrés, et chaque jour un bain à Saint-Paul. Savvas et son chariot n’ont pas laissé mon mari porter quoi que ce soit. Semelles souples ou pieds nus : faites ce qu’ils disent.',
      ),
      de: said(
        'Die Meerjungfrau beim Frühstück',
        'Ende Oktober, fünfundzwanzig Grad, und jeden Tag schwammen wir in der Paulusbucht. Savvas mit dem Karren ließ meinen Mann nichts tragen. Weiche Sohlen oder barfuß, halten Sie sich daran.',
      ),
    },
    {
      en: said(
        'Full by day, wonderful at night',
        'From eleven to four Lindos is loud; we were on the beach then, or in the courtyard. In the evening you sit above the roofs and hear nothing but cutlery.',
      ),
      fr: said(
        'Le jour, la foule ; le soir, un bonheur',
        'De onze heures à quatre heures, Lindos est bruyante ; nous étions alors à la plage ou dans la cour. Le soir, on est assis au-dessus des toits et l’on n’entend plus que les couverts.',
      ),
    },
    {
      en: said(
        'Eight minutes to St Paul’s',
        'Our four-year-old twins gave every donkey a name. The stair gate was already up when we arrived; nobody had made us ask twice.',
      ),
      de: said(
        'Acht Minuten zur Paulusbucht',
        'Unsere vierjährigen Zwillinge haben allen Eseln Namen gegeben. Das Treppengitter war bei der Ankunft schon angebracht; wir mussten nicht zweimal bitten.',
      ),
    },
  ],
  'patmos/archontiko-kampanario': [
    {
      en: said(
        'Eleven islands, indeed',
        'The tenth shows itself only after rain. Maria cooks as one reads aloud, without haste. Theologos took us to Arki, and we met nobody until three in the afternoon.',
      ),
      de: said(
        'Elf Inseln, tatsächlich',
        'Die zehnte zeigt sich nur nach Regen. Maria kocht, wie man vorliest: ohne Eile. Theologos brachte uns nach Arki, und bis drei Uhr nachmittags trafen wir niemanden.',
      ),
    },
    {
      fr: said(
        'Nous étions douze, et plus personne ne s’est perdu après mardi',
        'Il faut trois jours pour connaître la maison. Les cloches commencent bien avant six heures ; à la fin, nous dormions malgré elles. Le dîner sur le toit, aucun de nous ne l’oubliera.',
      ),
      de: said(
        'Zu zwölft, und nach Dienstag ging keiner mehr verloren',
        'Drei Tage braucht man, bis man das Haus kennt. Die Glocken fangen wirklich vor sechs an; am Ende haben wir sie verschlafen. Das Abendessen auf dem Dach vergisst keiner von uns.',
      ),
    },
    {
      en: said(
        'A house with many steps',
        'Magnificent, quiet, very well kept. For my mother with her new hip the steps between the courtyards were hard.',
        'Thank you for saying so. The room on the first courtyard has a single step; we are glad to keep it for you, and there is a handrail there now.',
      ),
      fr: said(
        'Une maison à marches',
        'Grandiose, silencieuse, très soignée. Pour ma mère et sa hanche neuve, les marches entre les cours étaient pénibles.',
        'Merci de votre franchise. La chambre de la première cour n’a qu’une marche ; nous la réservons volontiers et y avons posé une rampe.',
      ),
    },
  ],
  'symi/sfoungaras': [
    {
      en: said(
        'The balloon on the ceiling',
        'Each morning I woke beneath the balloon and knew at once where I was. You do hear the boatyard from seven, but it is a friendly knocking. July would be too hot for me.',
      ),
      fr: said(
        'Le ballon au plafond',
        'Chaque matin, je me suis réveillée sous le ballon et j’ai su aussitôt où j’étais. On entend bien le chantier naval dès sept heures, mais les coups sont amicaux. Juillet serait trop chaud pour moi.',
      ),
    },
    {
      fr: said(
        'Chaud, raide, délicieux',
        'Trente-sept degrés et soixante-douze marches. Les plafonds sont hauts, les volets font leur office, et le batelier nous a menés chaque jour dans une autre crique. Deux salles de bains pour six, cela allait.',
        'Merci à tous deux. Juillet est chaud, en effet ; nous conseillons le premier bateau pour Nanou et une longue sieste sous le ballon.',
      ),
      de: said(
        'Heiß, steil, herrlich',
        'Siebenunddreißig Grad und zweiundsiebzig Stufen. Die Decken sind hoch, die Läden tun ihren Dienst, und der Bootsmann fuhr uns jeden Tag in eine andere Bucht. Zwei Bäder für sechs reichten aus.',
        'Danke Ihnen beiden. Der Juli ist wirklich warm; wir empfehlen das frühe Boot nach Nanou und eine lange Siesta unter dem Ballon.',
      ),
    },
    {
      en: said(
        'The figs of late August',
        'We arrived on the 29th, right in the second crop. We weighed everything on the scales, even the neighbour’s cat: four kilos two hundred.',
      ),
      de: said(
        'Die Feigen von Ende August',
        'Am 29. angekommen, mitten in der zweiten Ernte. Auf der Waage haben wir alles gewogen, sogar die Nachbarskatze: vier Kilo zweihundert.',
      ),
    },
  ],
  'skiathos/koukounaria': [
    {
      fr: said(
        'Une cabane dans les arbres, pour grandes personnes',
        'Les nôtres ont passé des matinées entières à casser des pignons. La clôture de la piscine est discrète et ferme vraiment. Vromolimnos s’anime après quatre heures ; nous y nagions à neuf, et elle était à nous.',
      ),
      de: said(
        'Ein Baumhaus für Erwachsene',
        'Unsere Kinder haben ganze Vormittage mit Pinienkernen zugebracht. Der Poolzaun ist unauffällig und schließt richtig. In Vromolimnos wird es nach vier lebhaft; wir schwammen um neun und hatten es für uns.',
      ),
    },
    {
      en: said(
        'Shade that moves along',
        'We are fair-skinned, and for the first time in Greece none of us was burnt. Mrs Fotini’s stuffed courgette flowers: best ordered twice.',
      ),
      fr: said(
        'L’ombre qui suit',
        'Nous avons la peau claire et, pour la première fois en Grèce, pas un coup de soleil. Les fleurs de courgette farcies de Madame Fotini : à commander deux fois.',
      ),
    },
    {
      en: said(
        'Very beautiful, with a little life around it',
        'The house is a joy. On Saturday night the music of the beach bar can be heard until one, with the windows open.',
        'That is so, Corinne, on Saturdays in July and August. In the ground-floor rooms, on the side of the ravine, one hears nothing; we now point that out.',
      ),
      de: said(
        'Sehr schön, mit etwas Leben ringsum',
        'Das Haus ist ein Glück. Am Samstagabend hört man bei offenem Fenster bis eins die Musik der Strandbar.',
        'Das stimmt, Corinne, samstags im Juli und August. In den Zimmern im Erdgeschoss, zur Schlucht hin, hört man nichts; darauf weisen wir jetzt hin.',
      ),
    },
  ],
  'skopelos/damaskinia': [
    {
      en: said(
        'Four in the morning, in pyjamas',
        'My boys of nine and eleven got up for the trays by themselves. Stathis gave each of them a small bag, which they are still rationing. Their pyjamas smell of the oven.',
      ),
      de: said(
        'Vier Uhr früh, im Schlafanzug',
        'Meine Jungen, neun und elf, sind von selbst für die Horden aufgestanden. Stathis gab jedem ein Säckchen, das sie noch immer einteilen. Ihre Schlafanzüge riechen nach dem Ofen.',
      ),
    },
    {
      en: said(
        'With dog and book',
        'Our old dog had his place under the mulberry tree at once. It is ten minutes uphill to the village, more like fifteen with shopping.',
      ),
      fr: said(
        'Avec un chien et un livre',
        'Notre vieux chien a aussitôt trouvé sa place sous le mûrier. Le village est à dix minutes en montant ; avec les courses, plutôt quinze.',
      ),
    },
    {
      fr: said(
        'Simple et tout à fait juste',
        'Ce n’est pas une grande demeure, et elle ne prétend pas l’être. Le pain du four, le samedi, valait le voyage. Une seconde lampe de lecture nous aurait fait plaisir.',
        'Vous aviez raison pour la lampe, Lesley. Il y en a maintenant une de chaque côté, et une aussi près du mûrier.',
      ),
      de: said(
        'Schlicht und genau richtig',
        'Kein großes Haus, und es tut auch nicht so. Das Ofenbrot am Samstag war die Reise wert. Eine zweite Leselampe hätten wir gern gehabt.',
        'Mit der Lampe hatten Sie recht, Lesley. Jetzt steht auf jeder Seite eine, und eine beim Maulbeerbaum dazu.',
      ),
    },
  ],
  'skopelos/tarsanas': [
    {
      en: said(
        'A roof by boatbuilders',
        'Being sailors, we lay on our backs for an hour and only looked up. Lakis took us to Alonissos in the Chrysoula, dolphins included. It is true about the nightingales.',
      ),
      fr: said(
        'Un toit de charpentiers de marine',
        'Nous naviguons : nous sommes restés une heure sur le dos à regarder en l’air. Lakis nous a menés à Alonissos sur la Chrysoula, dauphins compris. Pour les rossignols, c’est exact.',
      ),
    },
    {
      fr: said(
        'Quatre-vingt-dix centimètres',
        'Papa est en fauteuil. L’allée, la chambre, la douche, la terrasse, la table : pas une marche, pas d’histoires, et la porte de la salle de bains fait quatre-vingt-dix centimètres, comme on nous l’avait dit au téléphone.',
      ),
      de: said(
        'Neunzig Zentimeter',
        'Papa sitzt im Rollstuhl. Zufahrt, Zimmer, Dusche, Terrasse, Tisch: keine Stufe, kein Aufhebens, und die Badezimmertür misst neunzig Zentimeter, wie man es uns am Telefon gesagt hatte.',
      ),
    },
  ],
}
