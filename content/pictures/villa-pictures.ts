import type { Text } from '#domain/text/language'
import { type PortraitBrief, type Scene, scenes, type VillaBrief } from '../illustrator/index.ts'
import type { Landscape, Villa } from '../shapes.ts'
import { sceneTexts } from '../texts/picture-texts.ts'
import { textOfBedroom, textOfPool, textOfPortrait, textOfSittingRoom } from '../texts/portrait-texts.ts'
import { portraitOf } from './portraits.ts'

const coasts = new Set<Landscape>(['island-bay', 'open-sea', 'cliff', 'harbour', 'pine-coast'])
const seaScenes = new Set<Scene>(['from-the-sea', 'path-to-the-beach'])
const poolScenes = new Set<Scene>(['pool', 'pool-from-above'])

/** Scenes of a villa's gallery: only those that match its amenities. */
const scenesOf = (villa: Villa): Scene[] =>
  scenes.filter(
    scene =>
      // The kitchen scene is indoors.
      (scene !== 'kitchen' || !villa.amenities.includes('outdoor-kitchen')) &&
      (!poolScenes.has(scene) || villa.amenities.includes('private-pool')) &&
      (!seaScenes.has(scene) || coasts.has(villa.landscape)),
  )

const indoors = ['fireplace', 'library', 'piano'] as const
const besides = ['pool-fence', 'heated-pool', 'childrens-pool'] as const

/** A picture of a villa: its brief, alternative text, and bedroom number, if any. */
export interface VillaPicture {
  brief: PortraitBrief | VillaBrief
  alt: Text
  room: number | null
}

const named = (text: Text, name: string): Text => ({
  en: text.en.replace('{name}', name),
  fr: text.fr.replace('{name}', name),
  de: text.de.replace('{name}', name),
})

/** The house, shared by all pictures of a villa. */
const houseOf = (villa: Villa) => ({
  seed: `${villa.region}/${villa.slug}`,
  architecture: villa.architecture,
  landscape: villa.landscape,
  bedrooms: villa.bedrooms,
  ...(villa.told && { told: villa.told }),
  pool: villa.amenities.includes('private-pool'),
})

/** The brief of a villa's main picture. */
export const portraitBriefOf = (villa: Villa): PortraitBrief => ({
  kind: 'portrait',
  ...houseOf(villa),
  portrait: portraitOf(villa),
})

/** The pictures of a villa in order: the main one, its scenes, and each bedroom with its beds. */
export function picturesOf(villa: Villa): VillaPicture[] {
  const house = houseOf(villa)
  const leading = portraitBriefOf(villa)
  const inside = indoors.filter(thing => villa.amenities.includes(thing))
  const beside = besides.filter(thing => villa.amenities.includes(thing))
  const bedrooms = (): VillaPicture[] =>
    villa.rooms.map(({ kind }, number) => ({
      brief: { kind: 'villa', ...house, scene: 'bedroom', room: { number, beds: kind } },
      alt: textOfBedroom(kind, villa.name),
      room: number,
    }))
  const pictureOf = (scene: Scene): VillaPicture => {
    const brief: VillaBrief = { kind: 'villa', ...house, scene }
    if (scene === 'sitting-room')
      return { brief: { ...brief, has: inside }, alt: textOfSittingRoom(inside, villa.name), room: null }
    if (scene === 'pool') return { brief: { ...brief, has: beside }, alt: textOfPool(beside, villa.name), room: null }
    return { brief, alt: named(sceneTexts[scene], villa.name), room: null }
  }
  return [
    { brief: leading, alt: textOfPortrait(leading.portrait, villa.name), room: null },
    ...scenesOf(villa).flatMap(scene => (scene === 'bedroom' ? bedrooms() : [pictureOf(scene)])),
  ]
}
