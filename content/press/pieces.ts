import type { PressPiece } from './shape.ts'
export const pressPieces: PressPiece[] = []
