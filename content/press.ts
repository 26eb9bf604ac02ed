export { pressPieces } from './press/pieces.ts'
