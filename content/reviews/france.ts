import { said, type TranslatedReviews } from './shape.ts'

export const france: TranslatedReviews = {
  'corsica/u-pagliaghju': [
    {
      en: said(
        'Silence, then the stars',
        'We baked bread in the oven on two mornings out of seven. The track to Saleccia has to be earned, but at nine the beach was ours.',
      ),
      de: said(
        'Die Stille, dann die Sterne',
        'An zwei von sieben Vormittagen haben wir im Ofen Brot gebacken. Die Piste nach Saleccia muss man sich verdienen, aber um neun gehörte der Strand uns.',
      ),
    },
    {
      en: said(
        'Just right for two couples',
        'Two houses, one table: with friends there is nothing better. Only the track is stony; in a low car you go at walking pace.',
        'Thank you for mentioning it. The last 300 metres were given new gravel in the winter.',
      ),
      fr: said(
        'Parfait pour deux couples',
        'Deux maisons, une table : entre amis, on ne fait pas mieux. Seul le chemin est pierreux ; en voiture basse, on roule au pas.',
        'Merci de nous l’avoir signalé. Les 300 derniers mètres ont été regravillonnés cet hiver.',
      ),
    },
  ],
  'corsica/mandria-vecchia': [
    {
      fr: said(
        'Le sentier est ce qu’il y a de mieux',
        'Nos garçons l’ont dévalé chaque matin avant le petit déjeuner. Le passage vitré paraît étrange à la description ; dans la lumière du matin, il est ravissant.',
      ),
      de: said(
        'Der Pfad ist das Beste',
        'Unsere Jungen sind ihn jeden Tag vor dem Frühstück hinuntergerannt. Der gläserne Gang klingt seltsam und ist im Morgenlicht wunderschön.',
      ),
    },
    {
      en: said(
        'Everything is thought out',
        'An architect’s house that does not admire itself. The outdoor sink serves for everything, from fish to swimming things.',
      ),
      de: said(
        'An alles ist gedacht',
        'Ein Architektenhaus, das nicht nur sich selbst betrachtet. Das Spülbecken draußen dient für alles, vom Fisch bis zum Badezeug.',
      ),
    },
    {
      en: said(
        'Quiet and cleverly built',
        'In May the pool was still cold, and so was the sea. But the whole slope was in flower, and on the beach there were four of us.',
      ),
      fr: said(
        'Calme et intelligemment bâti',
        'En mai, la piscine était encore fraîche, la mer aussi. En revanche, toute la pente était en fleurs, et sur la plage nous étions quatre.',
      ),
    },
  ],
  'corsica/oliu-novu': [
    {
      en: said(
        'Chamber music under the vault',
        'The four of us are amateur musicians and played every evening. The acoustics of the vault are a gift; so is the oil.',
      ),
      fr: said(
        'De la musique sous la voûte',
        'Nous sommes quatre musiciens amateurs et avons joué tous les soirs. L’acoustique de la voûte est un cadeau, l’huile aussi.',
      ),
    },
    {
      fr: said(
        'Une maison bien élevée',
        'Tout ce qu’il faut, et rien qu’il faille contourner. Monter à Pigna au crépuscule, parmi les martinets, fut le plaisir quotidien de la semaine.',
      ),
      de: said(
        'Ein Haus mit Manieren',
        'Alles, was man braucht, und nichts, um das man herumgehen muss. In der Dämmerung nach Pigna hinauf, zwischen Mauerseglern, war die tägliche Freude der Woche.',
      ),
    },
    {
      en: said(
        'The Balagne in peace',
        'We were looking for a lively village and a house apart. It is exactly that, give or take five minutes.',
      ),
      de: said(
        'Die Balagne in Ruhe',
        'Wir suchten ein lebendiges Dorf und ein Haus abseits davon. Genau das ist es, auf fünf Minuten genau.',
      ),
    },
  ],
  'corsica/villa-falesia': [
    {
      fr: said(
        'De plain-pied, vraiment',
        'Ma femme est en fauteuil roulant et, pour une fois, « accessible » n’était pas une façon de parler. Elle était sur le ponton avant que j’aie défait les valises.',
        'Le propriétaire a mesuré lui-même chaque porte. Il nous a priés de vous remercier de l’avoir remarqué.',
      ),
      de: said(
        'Wirklich stufenlos',
        'Meine Frau sitzt im Rollstuhl, und „barrierefrei“ war einmal keine Redensart. Sie war auf dem Steg, ehe ich ausgepackt hatte.',
        'Der Eigentümer hat jede Tür selbst ausgemessen. Er lässt Ihnen danken, dass Sie es bemerkt haben.',
      ),
    },
    {
      en: said(
        'The wind stays outside',
        'Two days of strong westerly: the children on their boards, we beneath the fig tree, with a lit candle. That says it all.',
      ),
      de: said(
        'Der Wind bleibt draußen',
        'Zwei Tage starker Westwind: die Kinder auf ihren Brettern, wir unter dem Feigenbaum bei einer brennenden Kerze. Damit ist alles gesagt.',
      ),
    },
    {
      en: said(
        'A fine building, a long corridor',
        'Splendid architecture and a very kind boatman. Whoever sleeps in the boathouse has some way to go to the courtyard at night.',
      ),
      fr: said(
        'Belle architecture, long couloir',
        'Architecture superbe et batelier très aimable. Qui dort dans l’abri à bateaux a, le soir, un bout de chemin jusqu’à la cour.',
      ),
    },
  ],
  'corsica/villa-pineta': [
    {
      fr: said(
        'Trois générations, pas de file d’attente',
        'Quatorze, de quatre à quatre-vingt-un ans. Personne n’a attendu pour une douche, et ma mère n’a plus voulu quitter le pavillon.',
      ),
      de: said(
        'Drei Generationen, keine Schlangen',
        'Vierzehn von uns zwischen vier und einundachtzig. Niemand wartete auf eine Dusche, und meine Mutter wollte das Gästehaus nicht mehr verlassen.',
      ),
    },
    {
      en: said(
        'Six minutes by the stopwatch',
        'The path keeps its word. The cook’s brocciu fritters vanished faster still.',
      ),
      de: said(
        'Sechs Minuten, mit der Stoppuhr',
        'Der Pfad hält Wort. Noch schneller verschwanden die Brocciu-Krapfen der Köchin.',
      ),
    },
    {
      en: said(
        'The trees have won',
        'Seldom has a house got on so well with its ground. In September we had the beach almost to ourselves from five o’clock.',
      ),
      fr: said(
        'Les arbres ont gagné',
        'Rarement une maison s’est aussi bien entendue avec son terrain. En septembre, dès cinq heures, la plage était presque à nous.',
      ),
    },
    {
      fr: said(
        'Charmante, et du monde à côté',
        'La maison est sans défaut. En juillet, passé dix heures, la route des parkings de la plage est lente ; allez-y à pied, comme on vous le dit.',
      ),
      de: said(
        'Wunderschön, und ringsum Betrieb',
        'Das Haus ist makellos. Im Juli geht es auf der Straße zu den Strandparkplätzen ab zehn langsam voran; gehen Sie zu Fuß, wie man es Ihnen sagt.',
      ),
    },
  ],
  'corsica/palazzu-ponce': [
    {
      fr: said(
        'Une maison où se marier',
        'Soixante à déjeuner sous les palmiers, seize pour la nuit. Le veau aux olives de la cuisinière fait encore parler aux dîners de famille.',
      ),
      de: said(
        'Ein Haus zum Heiraten',
        'Sechzig zum Mittagessen unter den Palmen, sechzehn über Nacht. Über das Kalb mit Oliven der Köchin wird bei Familienessen noch immer gesprochen.',
      ),
    },
    {
      en: said(
        'Like walking into a novel',
        'The portraits, the safe, the lantern room: the children spent the week investigating. The muscat helped the adults.',
      ),
      de: said(
        'Man tritt in einen Roman',
        'Die Porträts, der Tresor, die Laterne: Die Kinder haben die ganze Woche ermittelt. Den Erwachsenen half der Muscat.',
      ),
    },
    {
      en: said(
        'Generous, and it creaks a little',
        'An old house that you hear when somebody takes the stairs at night. The view of Elba makes up for everything.',
        'The stairs have creaked since 1884; this winter we have laid a runner on them.',
      ),
      fr: said(
        'Vaste, et qui craque un peu',
        'Une vieille maison, que l’on entend quand quelqu’un prend l’escalier la nuit. La vue sur l’île d’Elbe rachète tout.',
        'L’escalier craque depuis 1884 ; depuis cet hiver, un tapis le recouvre.',
      ),
    },
  ],
  'provence/mas-des-trois-puits': [
    {
      fr: said(
        'Le panier devant la porte',
        'Des abricots le lundi, des fleurs de courgette le mercredi, le vendredi un melon dont nous parlons encore. Chaque jour, nous sommes allés à vélo chercher le pain sur la place.',
      ),
      de: said(
        'Der Korb an der Tür',
        'Montags Aprikosen, mittwochs Zucchiniblüten, freitags eine Melone, von der wir noch reden. Zum Brotholen sind wir jeden Tag mit dem Rad zum Dorfplatz gefahren.',
      ),
    },
    {
      en: said(
        'The mistral did not find us',
        'It blew for three days. Under the plane trees, behind that long wall, one only heard it pass.',
      ),
      de: said(
        'Der Mistral hat uns nicht gefunden',
        'Drei Tage hat er geweht. Unter den Platanen, hinter dieser langen Mauer, hörte man ihn nur vorüberziehen.',
      ),
    },
    {
      en: said(
        'Twelve friends, one table',
        'Tennis every morning, boules every evening. The owner showed us his press and made us laugh.',
      ),
      fr: said(
        'Douze amis, une table',
        'Le tennis le matin, la pétanque le soir. Le maître de maison nous a montré son pressoir et nous a fait rire.',
      ),
    },
  ],
  'provence/mas-calavon': [
    {
      en: said(
        'The room with three beds',
        'We had to draw lots. The youngest won and never left the silkworm loft again, except to cycle.',
      ),
      de: said(
        'Das Zimmer mit drei Betten',
        'Wir mussten losen. Der Jüngste gewann und verließ den Raupenboden nur noch fürs Rad.',
      ),
    },
    {
      fr: said(
        'Les vendanges d’à côté',
        'Nous étions venus pour le calme et avons eu les vendanges à six heures du matin, que pour rien au monde nous n’aurions manquées. Prenez de bonnes chaussures.',
      ),
      de: said(
        'Weinlese nebenan',
        'Wir kamen der Ruhe wegen und bekamen um sechs Uhr früh die Weinlese, die wir nicht hätten missen wollen. Nehmen Sie gute Schuhe mit.',
      ),
    },
  ],
  'cote-d-azur/villa-hesperia': [
    {
      fr: said(
        'Les quatre-vingts ans de mon père',
        'En une matinée, le personnel savait vingt prénoms. On se baignait au pied du rocher avant le petit déjeuner, on dansait dans la loggia après le dîner.',
      ),
      de: said(
        'Der Achtzigste meines Vaters',
        'An einem Vormittag lernte das Personal zwanzig Namen. Vor dem Frühstück schwammen wir vom Felsen aus, nach dem Abendessen wurde in der Loggia getanzt.',
      ),
    },
    {
      en: said(
        'Terrace seven',
        'The bitter orange from terrace seven won the family competition. Service attentive, never obtrusive.',
      ),
      fr: said(
        'La terrasse sept',
        'L’orange amère de la terrasse sept a gagné le concours familial. Service attentif, jamais pesant.',
      ),
    },
    {
      en: said(
        'A well-run house',
        'Everything works, nothing intrudes. The gardener had us taste nine lemons blindfold; we recognised two.',
      ),
      de: said(
        'Ein gut geführtes Haus',
        'Alles funktioniert, nichts drängt sich auf. Der Gärtner ließ uns neun Zitronen blind verkosten; zwei haben wir erkannt.',
      ),
    },
  ],
  'cote-d-azur/villa-bergamote': [
    {
      fr: said(
        'Février en bras de chemise',
        'Nous étions venus pour la fête du Citron et avons déjeuné dehors six jours sur sept. J’ai fini deux romans et commencé un troisième, à son bureau.',
      ),
      de: said(
        'Februar in Hemdsärmeln',
        'Wir kamen zum Zitronenfest und aßen an sechs von sieben Tagen draußen zu Mittag. Zwei Romane habe ich beendet und einen dritten begonnen, an seinem Schreibtisch.',
      ),
    },
    {
      en: said(
        'Without a car, truly',
        'We came by train and left by train. The market at Ventimiglia on Friday, the Val Rahmeh on Saturday, and bread at seven.',
      ),
      de: said(
        'Ohne Auto, wirklich',
        'Mit dem Zug gekommen, mit dem Zug abgereist. Freitags der Markt von Ventimiglia, samstags Val Rahmeh, und um sieben das Brot.',
      ),
    },
    {
      en: said(
        'Charming, with stairs',
        'Up from the harbour there are a good hundred steps; with heavy luggage you had better take the taxi. Once up there, you are very glad.',
        'Thank you. We gladly fetch the luggage from the station; a call on the day before is enough.',
      ),
      fr: said(
        'Charmant, avec des escaliers',
        'Du port, il y a bien cent marches ; chargé, mieux vaut prendre le taxi. Une fois là-haut, on est très heureux.',
        'Merci beaucoup. Nous allons volontiers chercher les bagages à la gare, un appel la veille suffit.',
      ),
    },
  ],
}
