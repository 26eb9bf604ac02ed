import type { OfficePicture, OfficePictureDetail, OfficeVillaPictures } from '#contract/staff/office-pictures'

/** A picture of the library, which nothing shows. */
export const examplePicture = (id: number, fields: Partial<OfficePicture> = {}): OfficePicture => ({
  ...{ id, url: `/media/${id}-0123456789ab`, width: 1800, height: 1200, colour: '#b5532c', name: `${id}.jpg` },
  ...{ alt: { en: `Terrace ${id}`, fr: '', de: '' }, isDrawing: false, licenceEnds: null, isRemoved: false, uses: 0 },
  ...fields,
})

export const examplePictureDetail: OfficePictureDetail = {
  ...examplePicture(7, { uses: 1 }),
  ...{ revision: 3, focus: {}, photographer: 'Ada Conti', licence: 'Ours' },
  usedBy: [{ kind: 'villa', id: 1, name: 'Kalami House', path: '/villas/kalami' }],
  similar: [],
  versions: [
    { number: 2, at: '2027-01-10T09:00:00.000Z', by: 'Mara Conti', canBeRestored: false },
    { number: 1, at: '2027-01-09T09:00:00.000Z', by: null, canBeRestored: true },
  ],
}

/** A villa with pictures of these ids; the first one is shown in lists. */
export const exampleVillaPictures = (ids: readonly number[], revision = 4): OfficeVillaPictures => ({
  villa: { id: 1, name: 'Kalami House', path: '/villas/kalami', live: true },
  revision,
  thumbId: ids[0] ?? 0,
  rooms: [
    { kind: 'double', floor: 'ground' },
    { kind: 'twin', floor: 'first' },
  ],
  pictures: ids.map(id => ({ ...examplePicture(id), room: null })),
})
