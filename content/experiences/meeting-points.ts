import type { Text } from '#domain/text/language'
import { say } from '../pages/shape.ts'

/** Where hosts meet their guests: towns with their market square and, on the coast, with a harbour. */
interface Host {
  region: string
  place: string | Text
  lat: number
  lng: number
  /** Without a harbour no boat leaves from there. */
  harbour?: false
}

const at = (region: string, place: string | Text, lat: number, lng: number, harbour?: false): Host => ({
  ...{ region, place, lat, lng },
  ...(harbour === false && { harbour }),
})

const hosts: readonly Host[] = [
  at('corfu', say('Corfu Town', 'Corfou', 'Korfu-Stadt'), 39.6243, 19.9217),
  at('corfu', 'Lefkimmi', 39.4245, 20.069),
  at('paxos', 'Gaios', 39.197, 20.1858),
  at('antipaxos', 'Agrapidia', 39.1625, 20.229),
  at('lefkada', 'Nidri', 38.707, 20.711),
  at('kefalonia', 'Argostoli', 38.175, 20.489),
  at('kefalonia', 'Fiskardo', 38.46, 20.577),
  at('ithaca', 'Vathy', 38.365, 20.718),
  at('zakynthos', 'Agios Nikolaos', 37.906, 20.708),
  at('mykonos', say('Mykonos Town', 'Mykonos-ville', 'Mykonos-Stadt'), 37.446, 25.328),
  at('paros', 'Naoussa', 37.124, 25.238),
  at('antiparos', 'Antiparos', 37.0405, 25.0817),
  at('naxos', say('Naxos Town', 'Naxos-ville', 'Naxos-Stadt'), 37.106, 25.375),
  at('tinos', say('Tinos Town', 'Tinos-ville', 'Tinos-Stadt'), 37.5385, 25.162),
  at('santorini', 'Vlychada', 36.337, 25.435),
  at('santorini', 'Pyrgos', 36.383, 25.45, false),
  at('rhodes', 'Lindos', 36.0915, 28.087),
  at('patmos', 'Skala', 37.324, 26.545),
  at('symi', 'Gialos', 36.616, 27.837),
  at('skiathos', 'Skiathos', 39.163, 23.49),
  at('skopelos', 'Skopelos', 39.123, 23.729),
  at('crete', say('Chania', 'La Canée', 'Chania'), 35.517, 24.018),
  at('crete', 'Agios Nikolaos', 35.191, 25.717),
  at('crete', 'Matala', 34.993, 24.749),
  at('peloponnese', 'Leonidio', 37.166, 22.86),
  at('peloponnese', 'Pylos', 36.9135, 21.696),
  at('peloponnese', 'Kardamyli', 36.888, 22.233),
  at('halkidiki', 'Nikiti', 40.22, 23.669),
  at('halkidiki', 'Afytos', 40.0985, 23.437),
  at('athens-riviera', 'Vouliagmeni', 37.8086, 23.785),
  at('hydra', say('Hydra Town', 'Hydra', 'Hydra-Stadt'), 37.3505, 23.4662),
  at('corsica', 'Porto-Vecchio', 41.591, 9.279),
  at('corsica', 'Propriano', 41.6758, 8.904),
  at('corsica', 'L’Île-Rousse', 42.634, 8.9377),
  at('corsica', 'Saint-Florent', 42.681, 9.304),
  at('corsica', 'Macinaggio', 42.961, 9.452),
  at('cote-d-azur', 'Menton', 43.7745, 7.5045),
  at('cote-d-azur', 'Villefranche-sur-Mer', 43.704, 7.312),
  at('provence', 'Apt', 43.876, 5.3965, false),
  at('provence', 'Saint-Rémy-de-Provence', 43.789, 4.831, false),
  at('amalfi-coast', 'Amalfi', 40.634, 14.6027),
  at('puglia', 'Ostuni', 40.73, 17.578, false),
  at('puglia', 'Locorotondo', 40.756, 17.326, false),
  at('puglia', say('Otranto', 'Otrante', 'Otranto'), 40.146, 18.491),
  at('puglia', 'Tricase', 39.93, 18.355),
  at('sardinia', 'Cannigione', 41.106, 9.441),
  at('sicily', 'Cefalù', 38.039, 14.022),
  at('sicily', 'Marsala', 37.799, 12.435),
  at('sicily', 'Noto', 36.891, 15.07, false),
  at('sicily', 'Marzamemi', 36.741, 15.117),
  at('sicily', 'Palazzolo Acreide', 37.062, 14.903, false),
  at('sicily', 'Santa Marina Salina', 38.561, 14.872),
  at('sicily', say('Taormina', 'Taormine', 'Taormina'), 37.852, 15.287),
  at('tuscany', 'Viareggio', 43.865, 10.238),
  at('tuscany', say('Lucca', 'Lucques', 'Lucca'), 43.843, 10.505, false),
  at('tuscany', 'Greve in Chianti', 43.584, 11.317, false),
  at('tuscany', 'Gaiole in Chianti', 43.466, 11.434, false),
  at('tuscany', 'Cortona', 43.275, 11.985, false),
  at('tuscany', 'Pienza', 43.077, 11.679, false),
  at('tuscany', 'Scansano', 42.687, 11.334, false),
  at('umbria', 'Città della Pieve', 42.953, 12.003, false),
  at('umbria', 'Todi', 42.782, 12.407, false),
]

/** The spot within a town at which each of these experiences begins. */
const spots: Readonly<Record<number, { spot: Text; byBoat?: true }>> = {
  41: { spot: say('at the harbour', 'sur le port', 'am Hafen'), byBoat: true },
  42: { spot: say('at the market stalls', 'devant les étals du marché', 'an den Marktständen') },
  43: { spot: say('in front of the church', 'devant l’église', 'vor der Kirche') },
  44: { spot: say('on the main square', 'sur la grand-place', 'auf dem Hauptplatz') },
}

const hasHarbour = ({ harbour }: Host) => harbour !== false

/** The regions in which hosts live, those with a harbour only where a boat is needed. */
export const regionsWithHosts = (kind: 'harbour' | 'any'): string[] => [
  ...new Set(hosts.filter(host => kind === 'any' || hasHarbour(host)).map(({ region }) => region)),
]

/** The further places where an experience begins. */
export function meetingPointsOf(experienceId: number): { region: string; name: Text; lat: number; lng: number }[] {
  const found = spots[experienceId]
  if (!found) return []
  const { spot, byBoat } = found
  return hosts
    .filter(host => !byBoat || hasHarbour(host))
    .map(({ region, place, lat, lng }) => {
      const town = typeof place === 'string' ? say(place, place, place) : place
      const name = say(`${town.en}, ${spot.en}`, `${town.fr}, ${spot.fr}`, `${town.de}, ${spot.de}`)
      return { region, name, lat, lng }
    })
}
