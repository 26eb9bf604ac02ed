import { type PagePart, picture, say } from '../shape.ts'

/** About us: company and values. */
export const about: PagePart[] = [
  {
    kind: 'text',
    html: say(
      '<p>We let villas in Italy, Greece and France, and nothing else: no hotels, no flights. The company was founded on Corfu in 2009 by two friends and belongs to the people who work in it. One half of us sits in offices; the other lives near the houses, carries the keys and knows which plumber answers on a Sunday.</p>',
      '<p>Nous louons des villas en Italie, en Grèce et en France, et rien d’autre : ni hôtels, ni vols. Fondée à Corfou en 2009 par deux amis, la maison appartient à ceux qui y travaillent. Une moitié d’entre nous est au bureau ; l’autre vit près des villas, porte les clés et sait quel plombier répond le dimanche.</p>',
      '<p>Wir vermieten Villen in Italien, Griechenland und Frankreich und sonst nichts: keine Hotels, keine Flüge. Gegründet wurde das Unternehmen 2009 auf Korfu von zwei Freunden, und es gehört denen, die darin arbeiten. Die eine Hälfte sitzt im Büro; die andere wohnt bei den Häusern, trägt die Schlüssel und weiß, welcher Klempner sonntags abnimmt.</p>',
    ),
  },
  {
    kind: 'figure',
    label: say('1 in 9', '1 sur 9', '1 von 9'),
    html: say(
      'houses that we visit is taken on',
      'des maisons visitées est retenue',
      'besuchten Häusern nehmen wir auf',
    ),
  },
  {
    kind: 'figure',
    label: say('8 years', '8 ans', '8 Jahre'),
    html: say(
      'an owner has been with us, on average',
      'qu’un propriétaire est avec nous, en moyenne',
      'ist ein Eigentümer im Schnitt bei uns',
    ),
  },
  {
    kind: 'text',
    heading: say('We go there first', 'Nous y allons d’abord', 'Wir fahren zuerst hin'),
    html: say(
      '<p>Before a villa is shown here, one of us has stayed the night, measured the beds and walked to the beach with a watch. What we learn is on its page, with the drawbacks: a steep drive, a road that can be heard, a pool that is cold in May.</p>',
      '<p>Avant qu’une villa ne paraisse ici, l’un de nous y a passé la nuit, mesuré les lits et gagné la plage montre en main. Ce que nous apprenons figure sur sa page, défauts compris : une allée raide, une route qui s’entend, une piscine froide en mai.</p>',
      '<p>Ehe eine Villa hier erscheint, hat jemand von uns darin übernachtet, die Betten gemessen und ist mit der Uhr zum Strand gegangen. Was wir erfahren, steht auf ihrer Seite, auch das Unbequeme: eine steile Zufahrt, eine hörbare Straße, ein Pool, der im Mai kalt ist.</p>',
    ),
    picture: picture('strand', 'island-bay', 'ionian-stone'),
  },
  {
    kind: 'text',
    heading: say('Few houses, kept long', 'Peu de maisons, longtemps', 'Wenige Häuser, lange'),
    html: say(
      '<p>We would rather let one house well for ten years than ten houses for one. An owner who stays tells us about the roof before it leaks; a guest who returns finds the same person at the door. <a href="{{page:1241}}">What we ask of houses</a></p>',
      '<p>Plutôt une maison bien louée dix ans que dix maisons un an. Un propriétaire qui reste nous parle du toit avant qu’il ne fuie ; un voyageur qui revient retrouve la même personne à la porte. <a href="{{page:1241}}">Ce que nous demandons aux maisons</a></p>',
      '<p>Lieber ein Haus zehn Jahre gut vermieten als zehn Häuser eines. Wer als Eigentümer bleibt, spricht vom Dach, ehe es leckt; wer als Gast wiederkommt, findet dieselbe Person an der Tür. <a href="{{page:1241}}">Was wir von Häusern verlangen</a></p>',
    ),
    picture: picture('avenue', 'cypress-hills', 'tuscan-farmhouse'),
  },
  {
    kind: 'text',
    heading: say('Plain words, plain sums', 'Des mots clairs, des comptes clairs', 'Klare Worte, klare Rechnung'),
    html: say(
      '<p>One price with everything in it, a calendar that says why a day cannot be had, conditions that fit on three pages. Where we have made a mistake, we say so first and then what it costs us. <a href="{{page:2001}}">Ten reasons to travel with us</a></p>',
      '<p>Un prix où tout est compris, un calendrier qui dit pourquoi un jour n’est pas libre, des conditions qui tiennent en trois pages. Quand nous nous trompons, nous le disons d’abord, puis ce que cela nous coûte. <a href="{{page:2001}}">Dix raisons de partir avec nous</a></p>',
      '<p>Ein Preis, in dem alles enthalten ist, ein Kalender, der sagt, warum ein Tag nicht frei ist, Bedingungen auf drei Seiten. Haben wir einen Fehler gemacht, sagen wir erst das und dann, was er uns kostet. <a href="{{page:2001}}">Zehn Gründe, mit uns zu reisen</a></p>',
    ),
    picture: picture('town', 'harbour', 'amalfi-terrace'),
  },
]
