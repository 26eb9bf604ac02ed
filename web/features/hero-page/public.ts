export { HeroPage } from './full-picture'
