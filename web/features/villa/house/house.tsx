import type { VillaData } from '#contract/pages/villa'
import { Amenities } from './amenities'
import { FactSheet } from './fact-sheet'
import { GoodToKnow } from './good-to-know'
import { Rooms } from './rooms'

/** The villa itself: rooms, amenities, and practical information. */
export default function House({ villa }: { villa: VillaData }) {
  const { property, images, roomPictures, amenities, terms } = villa
  return (
    <>
      <Rooms rooms={property.rooms} images={images} roomPictures={roomPictures} />
      <Amenities amenities={amenities} />
      <GoodToKnow property={property} terms={terms} />
      <FactSheet property={property} />
    </>
  )
}
