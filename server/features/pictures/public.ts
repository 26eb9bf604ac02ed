export { creditPicture } from './edit-picture.ts'
export { pictureConditions, pictureHasWords, pictureOrder, picturesOf } from './list-pictures.ts'
export { removePicture } from './remove-picture.ts'
