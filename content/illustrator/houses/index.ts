import type { Architecture, Told } from '../../shapes.ts'
import { random } from '../random.ts'
import { cycladicCube, modernWhite } from './aegean.ts'
import { bergerie, provencalMas, stazzo, tuscanFarmhouse } from './farmhouses.ts'
import { cretanStone, ionianStone, maniTower } from './greek-stone.ts'
import type { Builder, House } from './house.ts'
import { baglio, trullo } from './southern-stone.ts'
import { captainsHouse, rivieraVilla, tuscanVilla, venetianManor } from './stucco.ts'
import { amalfiTerrace, masseria } from './white-italy.ts'

const builders: Record<Architecture, Builder> = {
  'cycladic-cube': cycladicCube,
  'ionian-stone': ionianStone,
  'venetian-manor': venetianManor,
  'captains-house': captainsHouse,
  'mani-tower': maniTower,
  'cretan-stone': cretanStone,
  'modern-white': modernWhite,
  baglio,
  trullo,
  masseria,
  'tuscan-farmhouse': tuscanFarmhouse,
  'tuscan-villa': tuscanVilla,
  'amalfi-terrace': amalfiTerrace,
  stazzo,
  bergerie,
  'provencal-mas': provencalMas,
  'riviera-villa': rivieraVilla,
}

/** Builds the house of a villa: deterministic for a seed, in any scene. */
export function buildHouse(seed: string, architecture: Architecture, bedrooms: number, told?: Told): House {
  return builders[architecture](bedrooms, random(`${seed} house ${architecture}`), told)
}
