export { allVillasData } from './all-villas-data.ts'
export { arrivalsData } from './arrivals-data.ts'
export { countryData, guideData, regionData, weatherData } from './place-data.ts'
