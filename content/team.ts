import type { Text } from '#domain/text/language'
import { say } from './pages/shape.ts'

/** A member of the demonstration's team. */
interface TeamMember {
  id: number
  fullName: string
  part: 'founder' | 'specialist' | 'manager' | 'area' | 'house'
  role: Text
  pitch: Text
  /** Language codes, native one first. */
  languages: string[]
  /** Last digits of the direct line. */
  line: string
  office: 'london' | 'corfu'
  /** Slugs of the regions they know. */
  regions: string[]
  whiteKey?: boolean
}

const ionian = ['greek-islands', 'corfu', 'paxos', 'antipaxos', 'lefkada', 'kefalonia', 'ithaca', 'zakynthos']
const aegean = ['mykonos', 'paros', 'antiparos', 'santorini', 'naxos', 'tinos']
const eastern = ['rhodes', 'patmos', 'symi', 'skiathos', 'skopelos']

/** The team in order: the first who knows a region is its contact. */
export const team: TeamMember[] = [
  {
    id: 1,
    fullName: 'Spyros Vlachos',
    part: 'founder',
    role: say('Founder', 'Fondateur', 'Gründer'),
    pitch: say(
      'Grew up one bay from our first office and still keeps his father’s boat there. Ask him where the wind will be tomorrow.',
      'A grandi à une baie de notre premier bureau et y garde le bateau de son père. Demandez-lui où sera le vent demain.',
      'Eine Bucht neben unserem ersten Büro aufgewachsen, das Boot seines Vaters liegt noch dort. Er weiß, woher morgen der Wind kommt.',
    ),
    languages: ['el', 'en', 'it'],
    line: '301',
    office: 'corfu',
    regions: [],
  },
  {
    id: 2,
    fullName: 'Julian Ashgrove',
    part: 'founder',
    role: say('Founder', 'Fondateur', 'Gründer'),
    pitch: say(
      'Came to Corfu to survey roofs and has looked at some nine hundred since. Says no to eight houses in nine, politely.',
      'Venu à Corfou expertiser des toitures, il en a vu quelque neuf cents depuis. Dit non à huit maisons sur neuf, poliment.',
      'Kam nach Korfu, um Dächer zu begutachten, und hat seither rund neunhundert gesehen. Sagt acht von neun Häusern ab, freundlich.',
    ),
    languages: ['en', 'el', 'fr'],
    line: '302',
    office: 'london',
    regions: [],
  },
  {
    id: 3,
    fullName: 'Eleni Marinou',
    part: 'specialist',
    role: say('The Ionian islands', 'Les îles Ioniennes', 'Die Ionischen Inseln'),
    pitch: say(
      'Knows which Paxos terrace has shade at four o’clock, and which captain waits when the flight is late.',
      'Sait quelle terrasse de Paxos est à l’ombre à quatre heures, et quel capitaine attend quand l’avion a du retard.',
      'Weiß, welche Terrasse auf Paxos um vier Uhr Schatten hat und welcher Kapitän wartet, wenn sich der Flug verspätet.',
    ),
    languages: ['el', 'en', 'fr'],
    line: '311',
    office: 'corfu',
    regions: ionian,
  },
  {
    id: 4,
    fullName: 'Clara Whitcombe',
    part: 'specialist',
    role: say(
      'The Cyclades, Dodecanese and Sporades',
      'Cyclades, Dodécanèse et Sporades',
      'Kykladen, Dodekanes und Sporaden',
    ),
    pitch: say(
      'Spends May going from island to island with one bag. Will tell you honestly about the meltemi.',
      'Passe le mois de mai d’île en île avec un seul sac. Vous parlera franchement du meltem.',
      'Fährt im Mai mit einer einzigen Tasche von Insel zu Insel. Sagt ehrlich, wie es mit dem Meltemi ist.',
    ),
    languages: ['en', 'el', 'it'],
    line: '312',
    office: 'london',
    regions: [...aegean, ...eastern],
  },
  {
    id: 5,
    fullName: 'Jonas Reuter',
    part: 'specialist',
    role: say('Crete and the Greek mainland', 'Crète et Grèce continentale', 'Kreta und das griechische Festland'),
    pitch: say(
      'Walked the Mani from end to end before he let a tower there. Good with steps, prams and the question of which is worse.',
      'A traversé le Magne à pied avant d’y louer une tour. Sait tout des marches et des poussettes, et de leur rencontre.',
      'Hat die Mani zu Fuß durchquert, ehe er dort einen Turm vermietete. Kennt sich mit Stufen und Kinderwagen aus.',
    ),
    languages: ['de', 'el', 'en'],
    line: '313',
    office: 'london',
    regions: ['crete', 'peloponnese', 'halkidiki', 'athens-riviera', 'hydra'],
  },
  {
    id: 6,
    fullName: 'Agnese Terlizzi',
    part: 'specialist',
    role: say('Puglia, Sicily and Amalfi', 'Pouilles, Sicile et Amalfi', 'Apulien, Sizilien und Amalfi'),
    pitch: say(
      'Born in a masseria, so she notices when a kitchen is only for show. Has a cousin in most villages.',
      'Née dans une masseria, elle voit tout de suite qu’une cuisine est là pour la photo. A un cousin dans presque chaque village.',
      'In einer Masseria geboren, sieht sie sofort, wenn eine Küche nur zum Ansehen ist. Hat in fast jedem Dorf Verwandte.',
    ),
    languages: ['it', 'en', 'fr'],
    line: '314',
    office: 'london',
    regions: ['puglia', 'sicily', 'amalfi-coast'],
  },
  {
    id: 7,
    fullName: 'Matthias Lindhorst',
    part: 'specialist',
    role: say('Tuscany, Umbria and Sardinia', 'Toscane, Ombrie et Sardaigne', 'Toskana, Umbrien und Sardinien'),
    pitch: say(
      'Measures the last white kilometre to every farmhouse himself, and tells you what it does to a low car.',
      'Mesure lui-même le dernier kilomètre blanc de chaque ferme, et dit ce qu’il fait à une voiture basse.',
      'Misst den letzten weißen Kilometer zu jedem Gehöft selbst und sagt, was er einem tiefen Wagen antut.',
    ),
    languages: ['de', 'it', 'en'],
    line: '315',
    office: 'london',
    regions: ['tuscany', 'umbria', 'sardinia'],
  },
  {
    id: 8,
    fullName: 'Hélène Orsatti',
    part: 'specialist',
    role: say(
      'Corsica, Provence and the Riviera',
      'Corse, Provence et Côte d’Azur',
      'Korsika, Provence und Côte d’Azur',
    ),
    pitch: say(
      'From the Balagne. Thinks in valleys rather than kilometres, and is usually right about how long it takes.',
      'De Balagne. Compte en vallées plutôt qu’en kilomètres, et se trompe rarement sur la durée.',
      'Aus der Balagne. Rechnet in Tälern statt in Kilometern und irrt sich selten über die Fahrzeit.',
    ),
    languages: ['fr', 'co', 'it', 'en'],
    line: '316',
    office: 'london',
    regions: ['corsica', 'provence', 'cote-d-azur'],
  },
  {
    id: 9,
    fullName: 'Isabella Fenn',
    part: 'manager',
    role: say('Client manager, White Key', 'Responsable clientèle, White Key', 'Kundenbetreuung, White Key'),
    pitch: say(
      'Has all the White Key houses in her head and none of them on paper. Begins by asking about the people, not the budget.',
      'A toutes les maisons White Key en tête et aucune sur le papier. Commence par les personnes, non par le budget.',
      'Hat alle White-Key-Häuser im Kopf und keines auf Papier. Fragt zuerst nach den Menschen, nicht nach dem Budget.',
    ),
    languages: ['en', 'es', 'fr', 'it'],
    line: '323',
    office: 'london',
    regions: [],
    whiteKey: true,
  },
  {
    id: 10,
    fullName: 'Matthieu Arnaud',
    part: 'manager',
    role: say('Client manager', 'Responsable clientèle', 'Kundenbetreuung'),
    pitch: say(
      'Takes over once you have booked and stays with you until you are home. Answers at the table more often than he should.',
      'Prend le relais dès la réservation et reste avec vous jusqu’au retour. Répond à table plus souvent qu’il ne devrait.',
      'Übernimmt nach der Buchung und bleibt bis zur Heimkehr. Geht öfter beim Essen ans Telefon, als er sollte.',
    ),
    languages: ['fr', 'en', 'de'],
    line: '322',
    office: 'london',
    regions: [],
  },
  {
    id: 11,
    fullName: 'Dimitra Kouri',
    part: 'area',
    role: say('Area manager, Corfu and Paxos', 'Responsable de Corfou et Paxos', 'Gebietsleitung Korfu und Paxos'),
    pitch: say(
      'Carries forty-one keys and knows them by touch. Meets you at the house, shows the oven, and comes when it sulks.',
      'Porte quarante et une clés, qu’elle reconnaît au toucher. Vous accueille, montre le four, et revient s’il boude.',
      'Trägt einundvierzig Schlüssel und kennt sie am Griff. Empfängt Sie, erklärt den Ofen und kommt, wenn er streikt.',
    ),
    languages: ['el', 'en'],
    line: '331',
    office: 'corfu',
    regions: ['corfu', 'paxos', 'antipaxos'],
  },
  {
    id: 12,
    fullName: 'Salvo Incardona',
    part: 'area',
    role: say('Area manager, Sicily', 'Responsable de la Sicile', 'Gebietsleitung Sizilien'),
    pitch: say(
      'Was a boatbuilder. There is little in a house that he cannot mend before the guests are back from the beach.',
      'Ancien charpentier de marine. Peu de choses, dans une maison, qu’il ne répare avant le retour de la plage.',
      'War Bootsbauer. Es gibt wenig im Haus, was er nicht repariert, ehe die Gäste vom Strand zurück sind.',
    ),
    languages: ['scn', 'it', 'en'],
    line: '332',
    office: 'corfu',
    regions: ['sicily'],
  },
  {
    id: 13,
    fullName: 'Efisia Manca',
    part: 'area',
    role: say('Area manager, Sardinia', 'Responsable de la Sardaigne', 'Gebietsleitung Sardinien'),
    pitch: say(
      'Lives between granite and cork oaks, and has never yet given directions without a tree in them.',
      'Vit entre granit et chênes-lièges, et n’a jamais indiqué un chemin sans y mettre un arbre.',
      'Lebt zwischen Granit und Korkeichen und hat noch nie einen Weg ohne einen Baum darin beschrieben.',
    ),
    languages: ['sc', 'it', 'en'],
    line: '333',
    office: 'corfu',
    regions: ['sardinia'],
  },
  {
    id: 14,
    fullName: 'Petra Hollmann',
    part: 'house',
    role: say('Accounts', 'Comptabilité', 'Buchhaltung'),
    pitch: say(
      'Finds the cent. Owners are paid on the day after arrival because she says so.',
      'Retrouve le centime. Les propriétaires sont payés le lendemain de l’arrivée parce qu’elle y tient.',
      'Findet den Cent. Dass Eigentümer am Tag nach der Anreise ihr Geld haben, ist ihr Werk.',
    ),
    languages: ['de', 'en'],
    line: '341',
    office: 'london',
    regions: [],
  },
  {
    id: 15,
    fullName: 'Ruth Adeyemi',
    part: 'house',
    role: say('Contracts', 'Contrats', 'Verträge'),
    pitch: say(
      'Reads every contract twice and every registration number aloud.',
      'Lit chaque contrat deux fois, et chaque numéro d’enregistrement à voix haute.',
      'Liest jeden Vertrag zweimal und jede Registrierungsnummer laut.',
    ),
    languages: ['en', 'fr'],
    line: '342',
    office: 'london',
    regions: [],
  },
]
