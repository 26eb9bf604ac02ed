import { said, type TranslatedReviews } from './shape.ts'

export const sardiniaAmalfi: TranslatedReviews = {
  'sardinia/stazzo-lentischio': [
    {
      en: said(
        'Five doors on to the grass',
        'Everybody steps out barefoot by a door of their own, and you meet over coffee on the rock. The sea at 24 degrees, the beaches almost empty in September. You soon see why the people of the place live inland.',
      ),
      de: said(
        'Fünf Türen ins Gras',
        'Jeder tritt barfuß aus seiner Tür, und beim Kaffee auf dem Felsen trifft man sich. Das Meer 24 Grad, die Strände im September fast leer. Bald versteht man, warum die Einheimischen im Landesinneren bleiben.',
      ),
    },
    {
      en: said(
        'Granite in the evening sun',
        'Between eight and half past the ridge turns pink, and everybody stops talking. The room with the boulder is cool and a little dark; we liked it.',
      ),
      fr: said(
        'Le granit au soleil du soir',
        'Entre huit heures et la demie, la crête devient rose et tout le monde se tait. La chambre au rocher est fraîche et un peu sombre ; elle nous a plu.',
      ),
    },
    {
      fr: said(
        'Près de tout, à l’écart de tout',
        'Porto Cervo pour un dîner, San Pantaleo pour les six autres. La piste a deux ornières profondes ; la voiture de location a survécu. Belle piscine, et le chien a reçu une gamelle à son nom.',
      ),
      de: said(
        'Nah an allem, abseits von allem',
        'Porto Cervo für ein Abendessen, San Pantaleo für die anderen sechs. Der Weg hat zwei tiefe Spurrillen; der Mietwagen hat es überlebt. Schöner Pool, und der Hund bekam einen Napf mit seinem Namen.',
      ),
    },
  ],
  'sardinia/villa-tafone': [
    {
      fr: said(
        'Le rocher chante',
        'La deuxième nuit, le vent s’est levé et le rocher a commencé. C’est un ré, notre fille a vérifié. Gavino, à la barre, savait chaque jour quelle île serait sous le vent. Nous étions dix-sept et n’avons manqué de rien.',
      ),
      de: said(
        'Der Felsen summt',
        'In der zweiten Nacht kam Wind auf, und der Felsen begann. Es ist ein D; unsere Tochter hat es geprüft. Gavino am Steuer wusste jeden Tag, welche Insel im Windschatten liegen würde. Wir waren siebzehn, und es fehlte an nichts.',
      ),
    },
    {
      en: said(
        'All on the same side',
        'A curved table: one does not think of it, and it changes everything. Nobody turns their back on the evening. A discreet team, true Sardinian cooking, a memorable porceddu.',
      ),
      de: said(
        'Alle auf derselben Seite',
        'Ein gebogener Tisch, man denkt nicht daran, und er ändert alles: Niemand kehrt dem Abend den Rücken. Ein unaufdringliches Team, echte sardische Küche, ein unvergessliches Porceddu.',
      ),
    },
    {
      en: said(
        'Excellent, with one request',
        'Position, staff, boat: no objection. On the first night the cinema room smelt of fresh paint, which guests at this price should be spared.',
        'You are right, and we apologise. Painting now ends at least ten days before every arrival.',
      ),
      fr: said(
        'Excellent, avec une demande',
        'Situation, personnel, bateau : rien à redire. La première nuit, la salle de cinéma sentait la peinture fraîche, ce que l’on devrait épargner à des clients de cette gamme.',
        'Vous avez raison, et nous vous présentons nos excuses. Les travaux de peinture s’achèvent désormais dix jours au moins avant chaque arrivée.',
      ),
    },
  ],
  'amalfi-coast/casa-sfusato': [
    {
      en: said(
        '212: we counted, too',
        'By the third day you manage them without a rest. Anna brings lemons and news in the morning. Whoever looks for peace on this coast will find it exactly this far up.',
      ),
      fr: said(
        '212, nous avons recompté',
        'Le troisième jour, on les monte sans pause. Le matin, Anna apporte des citrons et des nouvelles. Qui cherche le calme sur cette côte le trouve exactement à cette hauteur.',
      ),
    },
    {
      fr: said(
        'Maintenant, je mange les citrons au sel',
        'En tranches épaisses, avec la peau. Je ne l’aurais pas cru. Nous avons tout fait en bateau, sans jamais connaître les bouchons que l’on voyait en bas. Le bain sous les arbres, la nuit, est une belle chose.',
      ),
      de: said(
        'Jetzt esse ich Zitronen mit Salz',
        'In dicken Scheiben, mit Schale. Ich hätte es nicht geglaubt. Wir fuhren überallhin mit dem Boot und standen nie in dem Verkehr, den wir unten sahen. Die Wanne unter den Bäumen ist nachts etwas Feines.',
      ),
    },
    {
      en: said(
        'You need good knees',
        'A house full of character, with superb tiles. My husband, after an operation on his knee, suffered from the steps in spite of your honest warning. The monorail is for the luggage, alas.',
      ),
      de: said(
        'Gute Knie sind nötig',
        'Ein Haus voller Charakter, herrliche Fliesen. Mein Mann, am Knie operiert, litt unter den Stufen, trotz Ihrer ehrlichen Warnung. Die Einschienenbahn ist leider nur für Koffer.',
      ),
    },
  ],
  'amalfi-coast/villa-assiola': [
    {
      en: said(
        'One note, every three seconds',
        'On the first night we searched for it; on the seventh, in the train, we missed it. Luca took us to Capri in forty minutes and had us back in time for dinner. A place of rare rightness.',
      ),
      de: said(
        'Ein Ton, alle drei Sekunden',
        'In der ersten Nacht haben wir ihn gesucht; nach der siebten fehlte er uns im Zug. Luca fuhr uns in vierzig Minuten nach Capri und setzte uns pünktlich zum Abendessen ab. Ein Ort von seltener Stimmigkeit.',
      ),
    },
    {
      fr: said(
        'Le soleil se couche à votre table',
        'Sur cette côte, tout le monde perd la lumière à cinq heures. À douze, nous avons lu Leopardi avec un miroir à raser. L’ascenseur est lent, et personne ne s’en est soucié.',
      ),
      de: said(
        'Die Sonne geht am eigenen Tisch unter',
        'Alle anderen an dieser Küste verlieren um fünf das Licht. Zu zwölft haben wir den Leopardi mit einem Rasierspiegel gelesen. Der Lift ist langsam, und es störte keinen.',
      ),
    },
    {
      en: said(
        'Beautiful, steep, unforgettable',
        'A house for people who like climbing stairs, lift or no lift. Staff and kitchen excellent. On two evenings music came up from the beach, until eleven.',
      ),
      fr: said(
        'Beau, raide, inoubliable',
        'Une maison pour ceux qui aiment les escaliers, ascenseur ou non. Personnel et cuisine excellents. Deux soirs, la musique de la plage est montée jusqu’à onze heures.',
      ),
    },
  ],
}
