import { say } from '../pages/shape.ts'
import type { Wine } from './shape.ts'

export const france: Wine[] = [
  {
    ...{ id: 17, region: 'corsica', appellation: 'Patrimonio', name: 'Conca d’Oru', producer: 'Domaine Serralta' },
    ...{ vintage: 2021, colour: 'red', perCase: 6, bottleCents: 1_990, stock: 84, complimentary: true },
    grape: say('Niellucciu', 'Niellucciu', 'Niellucciu'),
    style: say(
      'Ripe blackcurrant, maquis and liquorice; supple, with a chalky edge.',
      'Cassis mûr, maquis, réglisse ; souple, sur une trame crayeuse.',
      'Reife Johannisbeere, Macchia, Lakritz; geschmeidig, mit kreidigem Rand.',
    ),
    pairing: say(
      'Figatellu, veal with olives, tomme of the mountains',
      'Figatellu, veau aux olives, tomme de montagne',
      'Figatellu, Kalb mit Oliven, Bergkäse',
    ),
  },
  {
    ...{ id: 18, region: 'corsica', appellation: 'Patrimonio', name: 'Marina', producer: 'Domaine Serralta' },
    ...{ vintage: 2024, colour: 'white', perCase: 6, bottleCents: 1_890, stock: 84 },
    grape: say('Vermentinu', 'Vermentinu', 'Vermentinu'),
    style: say(
      'Citrus, hawthorn and a clear, saline finish.',
      'Agrumes, aubépine, finale nette et saline.',
      'Zitrus, Weißdorn, ein klares, salziges Ende.',
    ),
    pairing: say(
      'Grilled red mullet, brocciu with mint, oysters from the lagoon',
      'Rougets grillés, brocciu à la menthe, huîtres de l’étang',
      'Gegrillte Rotbarben, Brocciu mit Minze, Austern aus der Lagune',
    ),
  },
  {
    ...{
      id: 19,
      region: 'corsica',
      appellation: 'Muscat du Cap Corse',
      name: 'Sole di Sera',
      producer: 'Clos Marinacciu',
    },
    ...{ vintage: 2023, colour: 'sweet', perCase: 1, bottleCents: 1_780, stock: 36 },
    grape: say('Muscat à petits grains', 'Muscat à petits grains', 'Muscat à petits grains'),
    style: say(
      'Fresh grapes, rose and lychee; sweet, never sticky.',
      'Raisin frais, rose, litchi ; doux, jamais collant.',
      'Frische Trauben, Rose, Litschi; süß, nie klebrig.',
    ),
    pairing: say('Fiadone, melon, goat’s cheese', 'Fiadone, melon, fromage de chèvre', 'Fiadone, Melone, Ziegenkäse'),
  },
  {
    ...{ id: 20, region: 'provence', appellation: 'Bandol', name: 'Les Restanques', producer: 'Domaine de l’Aiguière' },
    ...{ vintage: 2019, colour: 'red', perCase: 6, bottleCents: 2_890, stock: 60 },
    grape: say('Mourvèdre, Grenache', 'Mourvèdre, grenache', 'Mourvèdre, Grenache'),
    style: say(
      'Black olive, leather and blackberry, from terraces that face the sea.',
      'Olive noire, cuir, mûre, sur des restanques tournées vers la mer.',
      'Schwarze Olive, Leder, Brombeere, von Terrassen mit Blick aufs Meer.',
    ),
    pairing: say(
      'Daube, leg of lamb with garlic, wild mushrooms',
      'Daube, gigot à l’ail, champignons des bois',
      'Daube, Lammkeule mit Knoblauch, Waldpilze',
    ),
  },
  {
    ...{ id: 21, region: 'provence', appellation: 'Bandol', name: 'Matin clair', producer: 'Domaine de l’Aiguière' },
    ...{ vintage: 2024, colour: 'rose', perCase: 6, bottleCents: 2_150, stock: 120, complimentary: true },
    grape: say('Mourvèdre, Cinsault', 'Mourvèdre, cinsault', 'Mourvèdre, Cinsault'),
    style: say(
      'Peach and pink grapefruit, with enough body for a whole dinner.',
      'Pêche, pamplemousse rose, et assez de corps pour tenir tout un dîner.',
      'Pfirsich, rosa Grapefruit und genug Körper für ein ganzes Abendessen.',
    ),
    pairing: say(
      'Bouillabaisse, grilled sardines, aïoli with vegetables',
      'Bouillabaisse, sardines grillées, grand aïoli',
      'Bouillabaisse, gegrillte Sardinen, Aïoli mit Gemüse',
    ),
  },
  {
    ...{ id: 22, region: 'provence', appellation: 'Cassis', name: 'Calanque', producer: 'Clos des Embruns' },
    ...{ vintage: 2023, colour: 'white', perCase: 6, bottleCents: 1_920, stock: 66 },
    grape: say('Marsanne, Clairette', 'Marsanne, clairette', 'Marsanne, Clairette'),
    style: say(
      'Rosemary, quince and sea spray; broad and calm.',
      'Romarin, coing, embruns ; large et posé.',
      'Rosmarin, Quitte, Gischt; breit und ruhig.',
    ),
    pairing: say(
      'Sea urchins, sea bream with fennel, tapenade',
      'Oursins, daurade au fenouil, tapenade',
      'Seeigel, Dorade mit Fenchel, Tapenade',
    ),
  },
  {
    ...{ id: 23, region: 'cote-d-azur', appellation: 'Bellet', name: 'Colline', producer: 'Château Saint-Roman' },
    ...{ vintage: 2022, colour: 'white', perCase: 3, bottleCents: 3_050, stock: 33 },
    grape: say('Rolle', 'Rolle', 'Rolle (Vermentino)'),
    style: say(
      'Grown within the town of Nice: lime blossom, lemon, a long chalky finish.',
      'Né dans la ville même de Nice : tilleul, citron, longue finale crayeuse.',
      'Mitten in Nizza gewachsen: Lindenblüte, Zitrone, ein langes, kreidiges Ende.',
    ),
    pairing: say(
      'Stuffed courgette flowers, pissaladière, turbot',
      'Fleurs de courgette farcies, pissaladière, turbot',
      'Gefüllte Zucchiniblüten, Pissaladière, Steinbutt',
    ),
  },
  {
    ...{
      id: 24,
      region: 'cote-d-azur',
      appellation: 'Côtes de Provence',
      name: 'Quatre heures',
      producer: 'Mas des Cistes',
    },
    ...{ vintage: 2024, colour: 'rose', perCase: 6, bottleCents: 1_480, stock: 180, complimentary: true },
    grape: say('Grenache, Cinsault', 'Grenache, cinsault', 'Grenache, Cinsault'),
    style: say(
      'Very pale and very dry: white strawberry, lemon zest, nothing more.',
      'Très pâle, très sec : fraise blanche, zeste de citron, rien de plus.',
      'Sehr hell, sehr trocken: weiße Erdbeere, Zitronenschale, mehr nicht.',
    ),
    pairing: say(
      'Salade niçoise, prawns, the hour before dinner',
      'Salade niçoise, crevettes, l’heure d’avant le dîner',
      'Salade niçoise, Garnelen, die Stunde vor dem Essen',
    ),
  },
]
