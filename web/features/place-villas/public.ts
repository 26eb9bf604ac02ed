export { PlaceVillas } from './place-villas'
