import type { NearbyFact, NearbyKind, TravelMode } from '#domain/geography/nearby'
import type { Text } from '#domain/text/language'

// Places near each villa with travel times; they match the villa's own text.

const by =
  (way: TravelMode) =>
  (kind: NearbyKind, name: string | Text, minutes: number): NearbyFact => ({
    kind,
    name: typeof name === 'string' ? { en: name, fr: name, de: name } : name,
    minutes,
    by: way,
  })
const foot = by('foot')
const car = by('car')
const boat = by('boat')
const crossing = by('car-and-boat')

const named = (en: string, fr: string, de: string): Text => ({ en, fr, de })
const ownShore = named('The house’s own shore', 'Le rivage de la maison', 'Das eigene Ufer des Hauses')
const corfu = named('Corfu', 'Corfou', 'Korfu')
const corfuTown = named('Corfu Town', 'Ville de Corfou', 'Korfu-Stadt')
const chania = named('Chania', 'La Canée', 'Chania')
const heraklion = named('Heraklion', 'Héraklion', 'Heraklion')
const agiosNikolaos = 'Agios Nikolaos'
const athens = named('Athens', 'Athènes', 'Athen')
const piraeus = named('Piraeus', 'Le Pirée', 'Piräus')
const thessaloniki = named('Thessaloniki', 'Thessalonique', 'Thessaloniki')
const mykonosTown = named('Mykonos Town', 'Chora de Mykonos', 'Mykonos-Stadt')
const santorini = named('Santorini', 'Santorin', 'Santorin')
const naxosTown = named('Naxos Town', 'Chora de Naxos', 'Naxos-Stadt')
const rhodes = named('Rhodes', 'Rhodes', 'Rhodos')
const skopelosTown = named('Skopelos Town', 'Chora de Skopelos', 'Skopelos-Stadt')
const lefkadaTown = named('Lefkada Town', 'Ville de Leucade', 'Lefkada-Stadt')
const kefalonia = named('Kefalonia', 'Céphalonie', 'Kefalonia')
const zakynthos = named('Zakynthos', 'Zante', 'Zakynthos')
const nice = named('Nice', 'Nice', 'Nizza')
const florence = named('Florence', 'Florence', 'Florenz')
const pisa = named('Pisa', 'Pise', 'Pisa')
const siena = named('Siena', 'Sienne', 'Siena')
const lucca = named('Lucca', 'Lucques', 'Lucca')
const perugia = named('Perugia', 'Pérouse', 'Perugia')
const fiumicino = named('Rome Fiumicino', 'Rome Fiumicino', 'Rom Fiumicino')
const naples = named('Naples', 'Naples', 'Neapel')
const catania = named('Catania', 'Catane', 'Catania')
const palermo = named('Palermo', 'Palerme', 'Palermo')
const trasimeno = named('Lake Trasimeno', 'Lac Trasimène', 'Trasimenischer See')
const otranto = named('Otranto', 'Otrante', 'Otranto')

/** The places near the villas by region and slug. */
export const nearby: Record<string, NearbyFact[]> = {
  'corfu/kalami-house': [
    foot('beach', 'Kalami', 3),
    foot('supermarket', 'Kalami', 3),
    foot('village', 'Kouloura', 15),
    foot('restaurant', 'Agni', 20),
    car('village', 'Kassiopi', 20),
    car('airport', corfu, 60),
  ],
  'corfu/kerasia-point': [
    foot('beach', ownShore, 1),
    foot('beach', 'Kerasia', 5),
    foot('village', 'Agios Stefanos', 20),
    car('village', 'Kassiopi', 15),
    car('town', corfuTown, 60),
    car('airport', corfu, 65),
  ],
  'corfu/villa-malvasia': [
    foot('village', 'Gastouri', 10),
    car('beach', 'Benitses', 10),
    car('town', corfuTown, 20),
    car('airport', corfu, 15),
  ],
  'corfu/ormos': [
    foot('beach', 'Avlaki', 4),
    car('village', 'Kassiopi', 6),
    car('supermarket', 'Acharavi', 15),
    car('airport', corfu, 70),
  ],
  'corfu/kambana': [
    foot('village', named('Old Perithia', 'Vieille Perithia', 'Alt-Perithia'), 2),
    foot('restaurant', named('Old Perithia', 'Vieille Perithia', 'Alt-Perithia'), 2),
    car('beach', 'Acharavi', 20),
    car('supermarket', 'Acharavi', 20),
    car('village', 'Kassiopi', 30),
    car('airport', corfu, 80),
  ],
  'corfu/zephyros': [
    foot('village', 'Lakones', 5),
    car('beach', 'Paleokastritsa', 15),
    car('sight', 'Angelokastro', 10),
    car('town', corfuTown, 45),
    car('airport', corfu, 50),
  ],
  'corfu/the-net-loft': [
    foot('beach', ownShore, 1),
    foot('restaurant', 'Boukari', 2),
    car('village', 'Petriti', 8),
    car('beach', 'Halikounas', 30),
    car('town', corfuTown, 50),
    car('airport', corfu, 50),
  ],
  'corfu/liotrivi': [
    foot('village', 'Liapades', 3),
    car('beach', 'Gefyra', 5),
    car('beach', 'Paleokastritsa', 10),
    car('town', corfuTown, 40),
    car('airport', corfu, 45),
  ],
  'crete/metochi-asteri': [
    car('village', 'Vamos', 5),
    car('beach', 'Almyrida', 10),
    car('beach', 'Kalyves', 10),
    car('town', chania, 30),
    car('airport', chania, 35),
  ],
  'crete/casa-querini': [
    foot('town', chania, 2),
    foot('sight', named('Venetian harbour', 'Port vénitien', 'Venezianischer Hafen'), 2),
    foot('beach', 'Nea Chora', 10),
    foot('supermarket', named('Municipal Market', 'Marché municipal', 'Städtische Markthalle'), 10),
    car('airport', chania, 25),
  ],
  'crete/porphyra': [
    foot('village', 'Plaka', 5),
    foot('beach', ownShore, 1),
    foot('beach', 'Plaka', 5),
    foot('restaurant', 'Plaka', 5),
    car('village', 'Elounda', 10),
    car('town', agiosNikolaos, 25),
    car('hospital', agiosNikolaos, 25),
    car('airport', heraklion, 70),
  ],
  'crete/charoupia': [
    foot('village', 'Kamilari', 5),
    car('beach', 'Kommos', 10),
    car('beach', 'Matala', 15),
    car('sight', named('Palace of Phaistos', 'Palais de Phaistos', 'Palast von Phaistos'), 10),
    car('supermarket', 'Mires', 15),
    car('airport', heraklion, 75),
  ],
  'peloponnese/pyrgos-melissa': [
    foot('village', 'Kardamyli', 7),
    foot('beach', 'Ritsa', 12),
    car('town', 'Kalamata', 50),
    car('airport', 'Kalamata', 60),
  ],
  'peloponnese/ktima-liostasi': [
    foot('beach', 'Voidokilia', 25),
    car('supermarket', 'Gialova', 15),
    car('restaurant', 'Gialova', 15),
    car('sight', named('Nestor’s palace', 'Palais de Nestor', 'Palast des Nestor'), 15),
    car('town', 'Pylos', 20),
    car('airport', 'Kalamata', 55),
  ],
  'peloponnese/kapetanissa': [
    foot('village', 'Poulithra', 5),
    foot('beach', 'Poulithra', 5),
    foot('restaurant', 'Poulithra', 5),
    car('town', 'Leonidio', 15),
    car('airport', athens, 210),
  ],
  'halkidiki/agrampeli': [
    foot('beach', ownShore, 1),
    foot('beach', 'Karydi', 10),
    car('town', 'Nikiti', 15),
    car('airport', thessaloniki, 80),
  ],
  'halkidiki/avli-tis-meropis': [
    foot('village', 'Afytos', 2),
    foot('beach', 'Afytos', 10),
    car('supermarket', 'Kallithea', 5),
    car('airport', thessaloniki, 60),
  ],
  'athens-riviera/villa-danae-1961': [
    foot('beach', 'Kavouri', 6),
    foot('town', 'Vouliagmeni', 9),
    foot('sight', named('Lake Vouliagmeni', 'Lac de Vouliagmeni', 'See von Vouliagmeni'), 15),
    car('sight', named('Acropolis', 'Acropole', 'Akropolis'), 40),
    car('port', piraeus, 40),
    car('airport', athens, 30),
  ],
  'hydra/spiti-tou-karavokyri': [
    foot('beach', 'Kamini', 5),
    foot('restaurant', 'Kamini', 5),
    foot('town', named('Hydra Town', 'Ville d’Hydra', 'Hydra-Stadt'), 15),
    boat('port', 'Metochi', 20),
    boat('port', piraeus, 95),
  ],
  'mykonos/villa-rhenia': [
    foot('beach', 'Agios Ioannis', 6),
    car('beach', 'Ornos', 5),
    car('town', mykonosTown, 10),
    car('airport', 'Mykonos', 10),
  ],
  'mykonos/xerolithia': [
    foot('beach', 'Agios Sostis', 8),
    foot('beach', 'Panormos', 12),
    car('village', 'Ano Mera', 12),
    car('town', mykonosTown, 15),
    car('airport', 'Mykonos', 15),
  ],
  'paros/spiti-tou-anemou': [
    foot('village', 'Ampelas', 7),
    foot('beach', 'Ampelas', 7),
    foot('restaurant', 'Ampelas', 7),
    car('beach', 'Santa Maria', 8),
    car('town', 'Naoussa', 8),
    car('port', 'Parikia', 25),
    car('airport', 'Paros', 35),
  ],
  'paros/to-patitiri': [
    foot('village', 'Lefkes', 2),
    foot('supermarket', 'Lefkes', 2),
    car('beach', 'Logaras', 15),
    car('port', 'Parikia', 20),
    car('airport', 'Paros', 25),
  ],
  'paros/kymothoe': [
    foot('beach', 'Farangas', 2),
    foot('village', 'Aliki', 15),
    car('airport', 'Paros', 8),
    car('port', 'Pounda', 15),
    car('town', 'Parikia', 20),
  ],
  'antiparos/pente-kedra': [
    foot('beach', 'Agios Georgios', 8),
    foot('restaurant', 'Agios Georgios', 8),
    car('village', 'Antiparos', 20),
    crossing('airport', 'Paros', 45),
  ],
  'santorini/kanava-aspropetra': [
    foot('village', 'Megalochori', 3),
    car('beach', 'Perissa', 12),
    car('town', 'Fira', 15),
    car('port', 'Athinios', 10),
    car('airport', santorini, 15),
  ],
  'santorini/ta-dyo-skafta': [
    foot('village', 'Imerovigli', 5),
    foot('restaurant', 'Imerovigli', 5),
    foot('town', 'Fira', 30),
    car('port', 'Athinios', 25),
    car('airport', santorini, 15),
  ],
  'naxos/pyrgos-alimounta': [
    foot('village', 'Halki', 10),
    car('village', 'Filoti', 5),
    car('beach', 'Agios Prokopios', 25),
    car('town', naxosTown, 25),
    car('hospital', naxosTown, 25),
    car('airport', 'Naxos', 30),
  ],
  'tinos/peristeria': [
    foot('village', 'Kardiani', 2),
    car('supermarket', 'Isternia', 5),
    car('beach', 'Giannaki', 10),
    car('port', 'Tinos', 25),
    crossing('airport', 'Mykonos', 75),
  ],
  'rhodes/krokalia': [
    foot('village', 'Lindos', 4),
    foot('beach', named('St Paul’s Bay', 'Baie de Saint-Paul', 'Paulusbucht'), 8),
    foot('beach', 'Lindos', 10),
    foot('sight', named('Acropolis of Lindos', 'Acropole de Lindos', 'Akropolis von Lindos'), 15),
    car('town', rhodes, 60),
    car('airport', rhodes, 60),
  ],
  'patmos/archontiko-kampanario': [
    foot('village', 'Chora', 3),
    foot('sight', named('Monastery of St John', 'Monastère Saint-Jean', 'Johanneskloster'), 2),
    foot('restaurant', 'Chora', 3),
    foot('port', 'Skala', 25),
    car('beach', 'Grikos', 10),
  ],
  'symi/sfoungaras': [
    foot('town', 'Gialos', 3),
    foot('port', 'Gialos', 3),
    foot('supermarket', 'Gialos', 3),
    foot('beach', 'Nos', 13),
    crossing('airport', rhodes, 120),
  ],
  'skiathos/koukounaria': [
    foot('beach', 'Vromolimnos', 5),
    foot('beach', 'Kanapitsa', 12),
    car('beach', 'Koukounaries', 12),
    car('town', named('Skiathos Town', 'Ville de Skiathos', 'Skiathos-Stadt'), 15),
    car('airport', 'Skiathos', 20),
  ],
  'skopelos/damaskinia': [
    foot('village', 'Glossa', 10),
    car('port', 'Loutraki', 8),
    car('beach', 'Kastani', 20),
    car('beach', 'Milia', 20),
    car('town', skopelosTown, 40),
    crossing('airport', 'Skiathos', 75),
  ],
  'skopelos/tarsanas': [
    foot('village', 'Panormos', 4),
    foot('beach', 'Panormos', 4),
    foot('restaurant', 'Panormos', 4),
    car('beach', 'Milia', 5),
    car('beach', 'Kastani', 10),
    car('town', skopelosTown, 25),
    car('port', 'Loutraki', 30),
    crossing('airport', 'Skiathos', 90),
  ],
  'corsica/u-pagliaghju': [
    car('town', 'Saint-Florent', 20),
    car('supermarket', 'Saint-Florent', 20),
    car('beach', 'Saleccia', 60),
    car('airport', 'Bastia', 70),
  ],
  'corsica/mandria-vecchia': [
    foot('beach', 'Porto Pollo', 10),
    foot('village', 'Porto Pollo', 10),
    car('sight', 'Filitosa', 15),
    car('town', 'Propriano', 30),
    car('airport', 'Ajaccio', 60),
  ],
  'corsica/oliu-novu': [
    foot('village', 'Pigna', 5),
    car('beach', 'Aregno', 10),
    car('town', 'L’Île-Rousse', 15),
    car('town', 'Calvi', 25),
    car('airport', 'Calvi', 25),
  ],
  'corsica/villa-falesia': [
    foot('beach', ownShore, 1),
    foot('beach', 'Maora', 10),
    car('town', 'Bonifacio', 10),
    car('airport', 'Figari', 30),
  ],
  'corsica/villa-pineta': [
    foot('beach', 'Palombaggia', 6),
    car('beach', 'Santa Giulia', 10),
    car('town', 'Porto-Vecchio', 20),
    car('town', 'Bonifacio', 40),
    car('airport', 'Figari', 35),
  ],
  'corsica/palazzu-ponce': [
    car('supermarket', 'Macinaggio', 10),
    car('marina', 'Macinaggio', 10),
    car('town', 'Bastia', 60),
    car('airport', 'Bastia', 80),
  ],
  'provence/mas-des-trois-puits': [
    foot('village', 'Maussane-les-Alpilles', 15),
    car('sight', 'Les Baux-de-Provence', 10),
    car('town', 'Saint-Rémy-de-Provence', 15),
    car('town', 'Arles', 25),
    car('airport', 'Marseille', 50),
  ],
  'provence/mas-calavon': [
    car('village', 'Bonnieux', 8),
    car('village', 'Lacoste', 10),
    car('village', 'Ménerbes', 15),
    car('town', 'Apt', 15),
    car('sight', 'Gordes', 25),
    car('town', 'Avignon', 50),
  ],
  'cote-d-azur/villa-hesperia': [
    foot('village', 'Saint-Jean-Cap-Ferrat', 15),
    foot('beach', ownShore, 1),
    foot('beach', 'Passable', 10),
    foot('restaurant', 'Saint-Jean-Cap-Ferrat', 15),
    car('town', 'Beaulieu-sur-Mer', 10),
    car('airport', nice, 35),
  ],
  'cote-d-azur/villa-bergamote': [
    foot('town', 'Menton', 20),
    foot('beach', 'Garavan', 8),
    foot('marina', 'Garavan', 8),
    foot('supermarket', named('Market hall of Menton', 'Halles de Menton', 'Markthalle von Menton'), 20),
    car('airport', nice, 45),
  ],
  'lefkada/levantes': [
    foot('village', 'Sivota', 7),
    foot('restaurant', 'Sivota', 7),
    car('beach', 'Mikros Gialos', 20),
    car('village', 'Vasiliki', 25),
    car('supermarket', 'Nydri', 25),
    car('town', lefkadaTown, 55),
    car('airport', 'Preveza', 70),
  ],
  'lefkada/kentima': [
    foot('village', 'Karya', 1),
    car('beach', 'Agios Nikitas', 25),
    car('town', lefkadaTown, 25),
    car('supermarket', 'Nydri', 30),
    car('airport', 'Preveza', 50),
  ],
  'kefalonia/the-pilots-house': [
    foot('village', 'Fiskardo', 1),
    foot('restaurant', 'Fiskardo', 1),
    foot('beach', 'Emblisi', 20),
    foot('beach', 'Foki', 20),
    car('village', 'Assos', 30),
    car('beach', 'Myrtos', 40),
    car('airport', kefalonia, 75),
  ],
  'kefalonia/ainos': [
    foot('village', 'Lourdata', 5),
    foot('beach', 'Lourdas', 8),
    car('supermarket', 'Argostoli', 25),
    car('airport', kefalonia, 25),
  ],
  'ithaca/three-mills': [
    foot('village', 'Kioni', 6),
    foot('beach', named('Coves of Kioni', 'Criques de Kioni', 'Buchten von Kioni'), 16),
    car('village', 'Frikes', 10),
    car('port', 'Piso Aetos', 35),
    car('town', 'Vathy', 40),
    crossing('airport', kefalonia, 180),
  ],
  'zakynthos/fanari': [
    foot('beach', named('Bathing place on the rocks', 'Baignade sur les rochers', 'Badeplatz auf den Felsen'), 15),
    car('village', agiosNikolaos, 5),
    car('village', 'Volimes', 12),
    car('sight', named('Cape Skinari', 'Cap Skinari', 'Kap Skinari'), 5),
    car('supermarket', 'Katastari', 25),
    car('airport', zakynthos, 55),
  ],
  'paxos/anatoli': [
    foot('village', 'Lakka', 11),
    foot('beach', 'Monodendri', 20),
    car('port', 'Gaios', 20),
    crossing('airport', corfu, 120),
  ],
  'paxos/the-soapmakers-house': [
    foot('village', 'Loggos', 1),
    foot('restaurant', 'Loggos', 1),
    foot('beach', 'Levrechio', 6),
    foot('beach', 'Monodendri', 25),
    car('village', 'Lakka', 10),
    car('port', 'Gaios', 12),
    crossing('airport', corfu, 120),
  ],
  'paxos/dysi': [
    car('supermarket', 'Magazia', 5),
    car('village', 'Loggos', 10),
    car('port', 'Gaios', 12),
    crossing('airport', corfu, 120),
  ],
  'paxos/sterna': [
    foot('village', 'Fontana', 2),
    foot('supermarket', 'Fontana', 2),
    car('beach', 'Kipiadi', 5),
    car('village', 'Loggos', 7),
    car('port', 'Gaios', 10),
    crossing('airport', corfu, 120),
  ],
  'antipaxos/ambeli': [
    foot('beach', 'Voutoumi', 8),
    foot('port', 'Agrapidia', 15),
    boat('supermarket', 'Gaios', 15),
    crossing('airport', corfu, 240),
  ],
  'puglia/trulli-di-mezzo': [
    car('town', 'Locorotondo', 10),
    car('town', 'Cisternino', 10),
    car('sight', 'Alberobello', 20),
    car('beach', 'Savelletri', 30),
    car('airport', 'Brindisi', 60),
    car('airport', 'Bari', 75),
  ],
  'puglia/masseria-fragno': [
    car('town', 'Martina Franca', 15),
    car('sight', 'Alberobello', 30),
    car('beach', named('The Ionian coast', 'La côte ionienne', 'Die ionische Küste'), 45),
    car('airport', 'Bari', 70),
    car('airport', 'Brindisi', 70),
  ],
  'puglia/masseria-quattrocisterne': [
    car('restaurant', 'Savelletri', 5),
    car('beach', 'Torre Canne', 10),
    car('town', 'Ostuni', 25),
    car('town', 'Polignano a Mare', 30),
    car('airport', 'Brindisi', 50),
    car('airport', 'Bari', 50),
  ],
  'puglia/casa-del-gelso': [
    car('town', 'Ostuni', 8),
    car('beach', 'Dune Costiere', 12),
    car('town', 'Cisternino', 20),
    car('sight', 'Torre Guaceto', 25),
    car('airport', 'Brindisi', 35),
    car('airport', 'Bari', 60),
  ],
  'puglia/villa-controra': [
    foot('beach', ownShore, 1),
    foot('village', 'Tricase Porto', 3),
    car('beach', 'Marina Serra', 5),
    car('village', 'Castro', 15),
    car('town', otranto, 40),
    car('town', 'Lecce', 50),
    car('airport', 'Brindisi', 80),
  ],
  'puglia/masseria-spighera': [
    car('village', 'Giurdignano', 4),
    car('beach', otranto, 10),
    car('beach', 'Porto Badisco', 15),
    car('town', otranto, 10),
    car('town', 'Gallipoli', 45),
    car('airport', 'Brindisi', 75),
  ],
  'puglia/pajara-lucertola': [
    car('beach', 'Pescoluse', 7),
    car('village', 'Presicce', 12),
    car('town', 'Santa Maria di Leuca', 20),
    car('airport', 'Brindisi', 90),
  ],
  'sardinia/stazzo-lentischio': [
    foot('village', 'San Pantaleo', 20),
    car('beach', 'Liscia Ruja', 20),
    car('beach', 'Capriccioli', 20),
    car('marina', 'Porto Cervo', 20),
    car('port', 'Olbia', 30),
    car('airport', 'Olbia', 30),
  ],
  'sardinia/villa-tafone': [
    foot('beach', 'Baja Sardinia', 6),
    car('marina', 'Poltu Quatu', 5),
    car('marina', 'Porto Cervo', 10),
    car('village', 'Cannigione', 15),
    car('port', 'Palau', 25),
    car('airport', 'Olbia', 40),
  ],
  'amalfi-coast/casa-sfusato': [
    foot('beach', 'Minori', 6),
    foot('village', 'Minori', 6),
    foot('sight', 'Ravello', 40),
    car('airport', named('Salerno', 'Salerne', 'Salerno'), 60),
    car('airport', naples, 90),
  ],
  'amalfi-coast/villa-assiola': [
    foot('village', 'Praiano', 5),
    foot('beach', 'Gavitella', 10),
    car('town', 'Positano', 15),
    car('town', 'Amalfi', 25),
    car('airport', naples, 90),
  ],
  'sicily/baglio-settevolte': [
    car('beach', 'Vendicari', 10),
    car('village', 'Marzamemi', 13),
    car('town', 'Noto', 15),
    car('airport', catania, 75),
  ],
  'sicily/casa-neviera': [
    foot('village', 'Buccheri', 20),
    car('sight', 'Palazzolo Acreide', 25),
    car('town', named('Syracuse', 'Syracuse', 'Syrakus'), 55),
    car('airport', catania, 70),
  ],
  'sicily/palmento-ginestra': [
    car('town', 'Linguaglossa', 10),
    car('sight', named('Alcantara gorge', 'Gorges de l’Alcantara', 'Alcantara-Schlucht'), 20),
    car('beach', named('Taormina', 'Taormine', 'Taormina'), 40),
    car('airport', catania, 70),
  ],
  'sicily/villa-isidora': [
    foot('town', named('Taormina', 'Taormine', 'Taormina'), 15),
    foot('beach', 'Isola Bella', 10),
    foot('sight', named('Greek theatre', 'Théâtre grec', 'Griechisches Theater'), 20),
    car('airport', catania, 50),
  ],
  'sicily/baglio-frassino': [
    car('village', 'Pollina', 3),
    car('beach', 'Finale', 20),
    car('town', 'Castelbuono', 30),
    car('town', 'Cefalù', 35),
    car('airport', palermo, 90),
    car('airport', catania, 120),
  ],
  'sicily/baglio-salinaro': [
    car('town', 'Marsala', 20),
    car('town', 'Trapani', 30),
    car('port', 'Trapani', 30),
    car('sight', 'Erice', 50),
    car('airport', 'Trapani Birgi', 10),
    car('airport', palermo, 80),
  ],
  'sicily/casa-capperaia': [
    foot('village', 'Malfa', 3),
    foot('beach', 'Scario', 15),
    car('beach', 'Pollara', 10),
    car('port', 'Santa Marina', 20),
  ],
  'tuscany/podere-della-notte': [
    car('village', 'Magliano in Toscana', 8),
    car('beach', 'Talamone', 30),
    car('beach', 'Feniglia', 40),
    car('sight', named('Hot falls of Saturnia', 'Cascades de Saturnia', 'Thermalfälle von Saturnia'), 40),
    car('airport', fiumicino, 105),
    car('airport', pisa, 120),
  ],
  'tuscany/podere-sorbo-vecchio': [
    car('village', 'Gaiole in Chianti', 7),
    car('village', 'Radda', 15),
    car('sight', named('Castle of Brolio', 'Château de Brolio', 'Burg Brolio'), 15),
    car('town', siena, 40),
    car('airport', florence, 80),
    car('airport', pisa, 115),
  ],
  'tuscany/villa-arrighetta': [
    car('village', 'Panzano in Chianti', 5),
    car('town', 'Greve', 10),
    car('town', 'Castellina', 25),
    car('town', florence, 50),
    car('airport', florence, 55),
    car('airport', pisa, 90),
  ],
  'tuscany/podere-cretaio': [
    car('village', 'Monticchiello', 5),
    car('town', 'Pienza', 12),
    car('town', 'Montepulciano', 15),
    car('sight', 'Bagno Vignoni', 25),
    car('airport', perugia, 80),
    car('airport', florence, 90),
  ],
  'tuscany/villa-fiordimarzo': [
    foot('village', 'Sant’Andrea di Compito', 5),
    car('town', lucca, 20),
    car('town', pisa, 35),
    car('beach', 'Viareggio', 35),
    car('airport', pisa, 35),
  ],
  'tuscany/casa-bagnasciuga': [
    foot('town', 'Forte dei Marmi', 25),
    foot('beach', 'Forte dei Marmi', 8),
    car('town', 'Pietrasanta', 10),
    car('town', lucca, 35),
    car('airport', pisa, 35),
  ],
  'tuscany/il-seccatoio': [
    car('town', named('Cortona', 'Cortone', 'Cortona'), 15),
    car('sight', trasimeno, 30),
    car('town', 'Arezzo', 45),
    car('airport', perugia, 60),
    car('airport', florence, 100),
  ],
  'umbria/convento-delle-rondini': [
    car('town', 'Todi', 8),
    car('sight', 'Montefalco', 35),
    car('town', 'Orvieto', 45),
    car('sight', named('Assisi', 'Assise', 'Assisi'), 50),
    car('airport', perugia, 45),
    car('airport', fiumicino, 105),
  ],
  'umbria/casa-zafferana': [
    foot('town', 'Città della Pieve', 20),
    car('sight', trasimeno, 25),
    car('town', 'Orvieto', 40),
    car('town', 'Montepulciano', 40),
    car('airport', perugia, 55),
  ],
}
