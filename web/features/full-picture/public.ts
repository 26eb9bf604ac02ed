export { FullPicture } from './full-picture'
