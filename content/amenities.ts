import type { Text } from '#domain/language'
import type { AmenityKey } from './shapes.ts'

export type AmenityCategory = 'outdoors' | 'water' | 'indoors' | 'staff' | 'families' | 'practical'

export interface Amenity {
  id: number
  name: Text
  category: AmenityCategory
}

/** A line of the search filter. */
export interface AmenityGroup {
  id: number
  name: Text
  allowFiltering: boolean
  /** Whether a villa needs one of the amenities named or every one of them. */
  match: 'any' | 'all'
  amenities: AmenityKey[]
}

/** The ids are kept for good: they stand in saved searches and links. */
export const amenities: Record<AmenityKey, Amenity> = {
  'private-pool': { id: 1, category: 'water', name: { en: 'Private pool', fr: 'Piscine privée', de: 'Eigener Pool' } },
  'heated-pool': {
    id: 2,
    category: 'water',
    name: { en: 'Heated pool', fr: 'Piscine chauffée', de: 'Beheizter Pool' },
  },
  'childrens-pool': {
    id: 3,
    category: 'families',
    name: { en: 'Children’s pool', fr: 'Bassin pour enfants', de: 'Kinderbecken' },
  },
  'pool-fence': {
    id: 4,
    category: 'families',
    name: { en: 'Fenced pool', fr: 'Piscine clôturée', de: 'Eingezäunter Pool' },
  },
  'hot-tub': { id: 5, category: 'water', name: { en: 'Hot tub', fr: 'Bain bouillonnant', de: 'Whirlpool' } },
  'on-the-water': {
    id: 6,
    category: 'water',
    name: { en: 'On the water', fr: 'Les pieds dans l’eau', de: 'Direkt am Wasser' },
  },
  'private-jetty': {
    id: 7,
    category: 'water',
    name: { en: 'Private jetty', fr: 'Ponton privé', de: 'Eigener Bootssteg' },
  },
  'walk-to-beach': {
    id: 8,
    category: 'water',
    name: { en: 'Walk to the beach', fr: 'Plage à pied', de: 'Strand zu Fuß' },
  },
  'walk-to-village': {
    id: 9,
    category: 'practical',
    name: { en: 'Walk to a village', fr: 'Village à pied', de: 'Dorf zu Fuß' },
  },
  'sea-view': { id: 10, category: 'outdoors', name: { en: 'Sea view', fr: 'Vue sur la mer', de: 'Meerblick' } },
  garden: { id: 11, category: 'outdoors', name: { en: 'Garden', fr: 'Jardin', de: 'Garten' } },
  'olive-grove': { id: 12, category: 'outdoors', name: { en: 'Olive grove', fr: 'Oliveraie', de: 'Olivenhain' } },
  vineyard: { id: 13, category: 'outdoors', name: { en: 'Vineyard', fr: 'Vignoble', de: 'Weinberg' } },
  'outdoor-dining': {
    id: 14,
    category: 'outdoors',
    name: { en: 'Outdoor dining', fr: 'Table en plein air', de: 'Essplatz im Freien' },
  },
  'outdoor-kitchen': {
    id: 15,
    category: 'outdoors',
    name: { en: 'Outdoor kitchen', fr: 'Cuisine d’été', de: 'Außenküche' },
  },
  'wood-oven': { id: 16, category: 'outdoors', name: { en: 'Wood-fired oven', fr: 'Four à bois', de: 'Holzofen' } },
  barbecue: { id: 17, category: 'outdoors', name: { en: 'Barbecue', fr: 'Barbecue', de: 'Grill' } },
  tennis: { id: 18, category: 'outdoors', name: { en: 'Tennis court', fr: 'Court de tennis', de: 'Tennisplatz' } },
  gym: { id: 19, category: 'indoors', name: { en: 'Gym', fr: 'Salle de sport', de: 'Fitnessraum' } },
  hammam: { id: 20, category: 'indoors', name: { en: 'Hammam', fr: 'Hammam', de: 'Hamam' } },
  sauna: { id: 21, category: 'indoors', name: { en: 'Sauna', fr: 'Sauna', de: 'Sauna' } },
  'yoga-deck': { id: 22, category: 'outdoors', name: { en: 'Yoga deck', fr: 'Terrasse de yoga', de: 'Yogadeck' } },
  'table-tennis': {
    id: 23,
    category: 'outdoors',
    name: { en: 'Table tennis', fr: 'Tennis de table', de: 'Tischtennis' },
  },
  petanque: {
    id: 24,
    category: 'outdoors',
    name: { en: 'Pétanque court', fr: 'Terrain de pétanque', de: 'Boulebahn' },
  },
  bicycles: { id: 25, category: 'outdoors', name: { en: 'Bicycles', fr: 'Vélos', de: 'Fahrräder' } },
  'paddle-boards': {
    id: 26,
    category: 'water',
    name: { en: 'Paddle boards', fr: 'Planches à pagaie', de: 'Stand-up-Boards' },
  },
  'motor-boat': { id: 27, category: 'water', name: { en: 'Motor boat', fr: 'Bateau à moteur', de: 'Motorboot' } },
  'air-conditioning': {
    id: 28,
    category: 'indoors',
    name: { en: 'Air conditioning', fr: 'Climatisation', de: 'Klimaanlage' },
  },
  heating: { id: 29, category: 'indoors', name: { en: 'Heating', fr: 'Chauffage', de: 'Heizung' } },
  fireplace: { id: 30, category: 'indoors', name: { en: 'Fireplace', fr: 'Cheminée', de: 'Kamin' } },
  library: { id: 31, category: 'indoors', name: { en: 'Library', fr: 'Bibliothèque', de: 'Bibliothek' } },
  piano: { id: 32, category: 'indoors', name: { en: 'Piano', fr: 'Piano', de: 'Klavier' } },
  cinema: { id: 33, category: 'indoors', name: { en: 'Cinema room', fr: 'Salle de cinéma', de: 'Kinoraum' } },
  'wine-cellar': { id: 34, category: 'indoors', name: { en: 'Wine cellar', fr: 'Cave à vin', de: 'Weinkeller' } },
  'fast-wifi': { id: 35, category: 'practical', name: { en: 'Fast Wi-Fi', fr: 'Wi-Fi rapide', de: 'Schnelles WLAN' } },
  desk: {
    id: 36,
    category: 'practical',
    name: { en: 'Desk to work at', fr: 'Bureau pour travailler', de: 'Schreibtisch' },
  },
  cook: { id: 37, category: 'staff', name: { en: 'Cook', fr: 'Cuisinier ou cuisinière', de: 'Koch oder Köchin' } },
  breakfast: {
    id: 38,
    category: 'staff',
    name: { en: 'Breakfast served', fr: 'Petit-déjeuner servi', de: 'Frühstück wird bereitet' },
  },
  'daily-housekeeping': {
    id: 39,
    category: 'staff',
    name: { en: 'Daily housekeeping', fr: 'Ménage quotidien', de: 'Tägliche Reinigung' },
  },
  'weekly-linen': {
    id: 40,
    category: 'staff',
    name: { en: 'Weekly change of linen', fr: 'Linge changé chaque semaine', de: 'Wöchentlicher Wäschewechsel' },
  },
  gardener: { id: 41, category: 'staff', name: { en: 'Gardener', fr: 'Jardinier', de: 'Gärtner' } },
  concierge: { id: 42, category: 'staff', name: { en: 'Concierge', fr: 'Conciergerie', de: 'Concierge' } },
  'cot-and-high-chair': {
    id: 43,
    category: 'families',
    name: { en: 'Cot and high chair', fr: 'Lit bébé et chaise haute', de: 'Babybett und Hochstuhl' },
  },
  'games-room': { id: 44, category: 'families', name: { en: 'Games room', fr: 'Salle de jeux', de: 'Spielzimmer' } },
  'stair-gate': {
    id: 45,
    category: 'families',
    name: { en: 'Stair gate', fr: 'Barrière d’escalier', de: 'Treppengitter' },
  },
  'step-free': { id: 46, category: 'practical', name: { en: 'Step-free', fr: 'De plain-pied', de: 'Stufenlos' } },
  lift: { id: 47, category: 'practical', name: { en: 'Lift', fr: 'Ascenseur', de: 'Aufzug' } },
  'pets-welcome': {
    id: 48,
    category: 'practical',
    name: { en: 'Pets welcome', fr: 'Animaux bienvenus', de: 'Haustiere willkommen' },
  },
  'ev-charger': {
    id: 49,
    category: 'practical',
    name: { en: 'Charging for electric cars', fr: 'Recharge pour voitures électriques', de: 'Ladestation für E-Autos' },
  },
  parking: { id: 50, category: 'practical', name: { en: 'Parking', fr: 'Stationnement', de: 'Parkplatz' } },
  generator: {
    id: 51,
    category: 'practical',
    name: { en: 'Generator', fr: 'Groupe électrogène', de: 'Notstromaggregat' },
  },
  weddings: {
    id: 52,
    category: 'practical',
    name: { en: 'Weddings by arrangement', fr: 'Mariages sur demande', de: 'Hochzeiten nach Absprache' },
  },
}

export const amenityGroups: AmenityGroup[] = [
  {
    id: 1,
    name: { en: 'Private pool', fr: 'Piscine privée', de: 'Eigener Pool' },
    allowFiltering: true,
    match: 'any',
    amenities: ['private-pool'],
  },
  {
    id: 2,
    name: { en: 'Heated pool', fr: 'Piscine chauffée', de: 'Beheizter Pool' },
    allowFiltering: true,
    match: 'any',
    amenities: ['heated-pool'],
  },
  {
    id: 3,
    name: { en: 'On the water', fr: 'Les pieds dans l’eau', de: 'Direkt am Wasser' },
    allowFiltering: true,
    match: 'any',
    amenities: ['on-the-water'],
  },
  {
    id: 4,
    name: { en: 'Walk to the beach', fr: 'Plage à pied', de: 'Strand zu Fuß' },
    allowFiltering: true,
    match: 'any',
    amenities: ['walk-to-beach'],
  },
  {
    id: 5,
    name: { en: 'Walk to a village', fr: 'Village à pied', de: 'Dorf zu Fuß' },
    allowFiltering: true,
    match: 'any',
    amenities: ['walk-to-village'],
  },
  {
    id: 6,
    name: { en: 'Sea view', fr: 'Vue sur la mer', de: 'Meerblick' },
    allowFiltering: true,
    match: 'any',
    amenities: ['sea-view'],
  },
  {
    id: 7,
    name: { en: 'Air conditioning', fr: 'Climatisation', de: 'Klimaanlage' },
    allowFiltering: true,
    match: 'any',
    amenities: ['air-conditioning'],
  },
  {
    id: 8,
    name: { en: 'Cook', fr: 'Cuisinier ou cuisinière', de: 'Koch oder Köchin' },
    allowFiltering: true,
    match: 'any',
    amenities: ['cook'],
  },
  {
    id: 9,
    name: { en: 'Daily housekeeping', fr: 'Ménage quotidien', de: 'Tägliche Reinigung' },
    allowFiltering: true,
    match: 'any',
    amenities: ['daily-housekeeping'],
  },
  {
    id: 10,
    name: { en: 'Tennis', fr: 'Tennis', de: 'Tennis' },
    allowFiltering: true,
    match: 'any',
    amenities: ['tennis'],
  },
  {
    id: 11,
    name: { en: 'Gym', fr: 'Salle de sport', de: 'Fitnessraum' },
    allowFiltering: true,
    match: 'any',
    amenities: ['gym'],
  },
  {
    id: 12,
    name: { en: 'Good for small children', fr: 'Adaptée aux tout-petits', de: 'Für kleine Kinder' },
    allowFiltering: true,
    match: 'any',
    amenities: ['cot-and-high-chair', 'pool-fence', 'childrens-pool', 'stair-gate'],
  },
  {
    id: 13,
    name: { en: 'Step-free', fr: 'De plain-pied', de: 'Stufenlos' },
    allowFiltering: true,
    match: 'any',
    amenities: ['step-free'],
  },
  {
    id: 14,
    name: { en: 'Pets welcome', fr: 'Animaux bienvenus', de: 'Haustiere willkommen' },
    allowFiltering: true,
    match: 'any',
    amenities: ['pets-welcome'],
  },
  {
    id: 15,
    name: { en: 'Fast Wi-Fi and desk', fr: 'Wi-Fi rapide et bureau', de: 'Schnelles WLAN und Schreibtisch' },
    allowFiltering: true,
    match: 'all',
    amenities: ['fast-wifi', 'desk'],
  },
  {
    id: 16,
    name: { en: 'Charging for electric cars', fr: 'Recharge pour voitures électriques', de: 'Ladestation für E-Autos' },
    allowFiltering: true,
    match: 'any',
    amenities: ['ev-charger'],
  },
  {
    id: 17,
    name: { en: 'Outdoor kitchen', fr: 'Cuisine d’été', de: 'Außenküche' },
    allowFiltering: true,
    match: 'any',
    amenities: ['outdoor-kitchen'],
  },
  {
    id: 18,
    name: { en: 'Hammam or sauna', fr: 'Hammam ou sauna', de: 'Hamam oder Sauna' },
    allowFiltering: true,
    match: 'any',
    amenities: ['hammam', 'sauna'],
  },
  {
    id: 19,
    name: { en: 'Boats and boards', fr: 'Bateaux et planches', de: 'Boote und Boards' },
    allowFiltering: true,
    match: 'any',
    amenities: ['motor-boat', 'paddle-boards', 'private-jetty'],
  },
  {
    id: 20,
    name: { en: 'Weddings', fr: 'Mariages', de: 'Hochzeiten' },
    allowFiltering: true,
    match: 'any',
    amenities: ['weddings'],
  },
  {
    id: 21,
    name: { en: 'Olive grove or vineyard', fr: 'Oliveraie ou vignoble', de: 'Olivenhain oder Weinberg' },
    allowFiltering: false,
    match: 'any',
    amenities: ['olive-grove', 'vineyard'],
  },
  {
    id: 22,
    name: { en: 'Parking', fr: 'Stationnement', de: 'Parkplatz' },
    allowFiltering: false,
    match: 'any',
    amenities: ['parking'],
  },
]
