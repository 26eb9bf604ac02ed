/** The colours of one hour, chosen together, and how its light falls. */
export interface Palette {
  name: string
  /** From the top of the sky to the horizon. */
  sky: readonly [string, string, string]
  cloud: string
  /** What sunlight and shade make of white plaster. */
  light: string
  shade: string
  /** The glaze of cast shadows and its strength. */
  shadow: string
  depth: number
  /** Land by distance: farthest, middle, near. */
  land: readonly [string, string, string]
  /** The sea at the horizon, and below the viewer. */
  sea: readonly [string, string]
  glint: string
  /** Foliage in shade, half light and full light. */
  leaf: readonly [string, string, string]
  /** Bare ground and dry grass. */
  earth: string
  flower: string
  /** Height of the sun or moon in degrees. */
  sun: number
  /** Windows and lanterns are lit. */
  lamps?: true
  /** Stars and a moon. */
  stars?: true
}

/** Every hour the illustrator knows. */
export const palettes = {
  dawn: { name: 'dawn', sky: ['#86aab8', '#e3c6bd', '#fbe0c2'], cloud: '#fdf0e2', light: '#fff0dd', shade: '#a9a9c4', shadow: '#5d5a86', depth: 0.42, land: ['#b9b6c4', '#8a99a2', '#71896f'], sea: ['#a9c6cd', '#5f9fac'], glint: '#fff1dc', leaf: ['#3c5a56', '#65825f', '#a3b080'], earth: '#dcc3a0', flower: '#d0698c', sun: 22 },
  'first-light': { name: 'first-light', sky: ['#5f93b0', '#f0c9a4', '#fbe6b8'], cloud: '#ffeed2', light: '#ffedc9', shade: '#a3a0bd', shadow: '#56507f', depth: 0.42, land: ['#a7afc0', '#7c90a0', '#7d8f5e'], sea: ['#8fbac2', '#3f8796'], glint: '#fff0c4', leaf: ['#33524c', '#647f4c', '#b3ae69'], earth: '#e0bf8d', flower: '#d9576a', sun: 25 },
  morning: { name: 'morning', sky: ['#4f9fc0', '#9fd0d6', '#e6efdc'], cloud: '#fbfaf0', light: '#fffaec', shade: '#a5bccf', shadow: '#36628a', depth: 0.4, land: ['#a3c0c6', '#6fa09c', '#6c9160'], sea: ['#4fa3b5', '#147d99'], glint: '#eef8f0', leaf: ['#225149', '#4b7f4f', '#9dba62'], earth: '#e8d4a4', flower: '#d8477c', sun: 38 },
  'clear-north': { name: 'clear-north', sky: ['#2c7fb4', '#66b0d2', '#c9e4e2'], cloud: '#ffffff', light: '#fffdf3', shade: '#9db6d4', shadow: '#2c5590', depth: 0.42, land: ['#8db4c8', '#5f95a6', '#8b9a5e'], sea: ['#2a86b4', '#0c5f96'], glint: '#f2fbff', leaf: ['#1f4a4a', '#497a48', '#a6b65c'], earth: '#ead6a8', flower: '#e0397a', sun: 46 },
  'high-noon': { name: 'high-noon', sky: ['#1f86ae', '#58b6c6', '#d5eada'], cloud: '#fdfdf4', light: '#fffdf0', shade: '#9cbac8', shadow: '#1f5a7c', depth: 0.46, land: ['#86bcc0', '#4f9a98', '#7f9a4c'], sea: ['#1f9aaa', '#0a6f8c'], glint: '#f4fff6', leaf: ['#17483f', '#3f7d45', '#aabf55'], earth: '#f0d9a0', flower: '#e64a6e', sun: 56 },
  'white-heat': { name: 'white-heat', sky: ['#8fc4c6', '#c9dfd0', '#f6efd6'], cloud: '#fffdf2', light: '#fffbe8', shade: '#c0bda8', shadow: '#6b6a62', depth: 0.46, land: ['#c2cdb8', '#9cae90', '#a8a25c'], sea: ['#7fbcb8', '#2f8f98'], glint: '#fffbe6', leaf: ['#42513a', '#77854a', '#c1b970'], earth: '#f2dca8', flower: '#d95f4a', sun: 58 },
  'siesta': { name: 'siesta', sky: ['#3f8f9c', '#8fc0b0', '#f3e3b4'], cloud: '#fff6dd', light: '#fff3d2', shade: '#a2b0b0', shadow: '#2f5a68', depth: 0.46, land: ['#9fbcae', '#6c9a86', '#8a9448'], sea: ['#3f9c9c', '#12707e'], glint: '#fff6d6', leaf: ['#264a36', '#587a3a', '#b7b352'], earth: '#eccb8a', flower: '#e0573f', sun: 42 },
  maestrale: { name: 'maestrale', sky: ['#20659a', '#4d9cc0', '#b8dcd8'], cloud: '#f7fbf8', light: '#fff8e6', shade: '#8fa9c8', shadow: '#234a80', depth: 0.46, land: ['#7aa8bc', '#3f7f92', '#5e8a58'], sea: ['#1c6f9c', '#0a4a78'], glint: '#ffffff', leaf: ['#163f42', '#34714c', '#8fb056'], earth: '#e5cf9c', flower: '#e3466b', sun: 36 },
  'after-rain': { name: 'after-rain', sky: ['#5f7f92', '#a3b9b6', '#f3e4c0'], cloud: '#dfe3da', light: '#fff4d6', shade: '#97a9b2', shadow: '#33505f', depth: 0.42, land: ['#93aab0', '#5f8588', '#5c8452'], sea: ['#6f9fa4', '#2c6a76'], glint: '#fff3cf', leaf: ['#1f4238', '#3f7145', '#9cb455'], earth: '#d6ba88', flower: '#cf4a72', sun: 32 },
  'late-gold': { name: 'late-gold', sky: ['#5f9aa0', '#e8cf94', '#fbd88a'], cloud: '#ffefc4', light: '#ffe6ae', shade: '#a48f9c', shadow: '#5a3f66', depth: 0.46, land: ['#b9b48c', '#8a9468', '#7e8438'], sea: ['#8fb49c', '#2f7f86'], glint: '#fff0b8', leaf: ['#33472c', '#6a7830', '#c2a844'], earth: '#e6b566', flower: '#d1495b', sun: 24 },
  'harvest': { name: 'harvest', sky: ['#d9a860', '#f1cd84', '#fbe7ae'], cloud: '#fff2cc', light: '#ffe4a8', shade: '#a98a86', shadow: '#6a3c4c', depth: 0.46, land: ['#cfae72', '#a8904c', '#8a7e30'], sea: ['#b8b482', '#4f8a80'], glint: '#fff2bf', leaf: ['#3d4426', '#78732a', '#cfa53e'], earth: '#dea450', flower: '#c23f3a', sun: 24 },
  'dusk-rose': { name: 'dusk-rose', sky: ['#5c6f9a', '#d497a2', '#f9c79c'], cloud: '#fbd7bd', light: '#ffd0b0', shade: '#86749c', shadow: '#3f2f66', depth: 0.44, land: ['#a488a4', '#75709a', '#5f6a5c'], sea: ['#c99fae', '#5c6f9c'], glint: '#ffd9b4', leaf: ['#2c3846', '#4f6350', '#9c8f62'], earth: '#cf9f84', flower: '#c94a72', sun: 18 },
  'ember': { name: 'ember', sky: ['#355a72', '#d9785a', '#f8b45c'], cloud: '#f9c07c', light: '#ffbf86', shade: '#7c5f80', shadow: '#3a2450', depth: 0.48, land: ['#b06a62', '#74506a', '#4c4a48'], sea: ['#d48a62', '#33566e'], glint: '#ffd48a', leaf: ['#232f36', '#4a5238', '#a47c3c'], earth: '#c4824e', flower: '#d3423f', sun: 18 },
  'lilac-evening': { name: 'lilac-evening', sky: ['#4f5c94', '#9a8fb8', '#f0c0b4'], cloud: '#e6c3c8', light: '#f4cfc8', shade: '#7f7aa8', shadow: '#322f6a', depth: 0.44, land: ['#8c86b4', '#5f6a98', '#4f6468'], sea: ['#a397bf', '#46609a'], glint: '#f9d6c8', leaf: ['#22344a', '#41605c', '#8a9470'], earth: '#bfa0a0', flower: '#c2508c', sun: 20, lamps: true },
  'blue-hour': { name: 'blue-hour', sky: ['#173a63', '#3f6c94', '#d9b79c'], cloud: '#7f94ac', light: '#a9bdd6', shade: '#56709c', shadow: '#0f1f4a', depth: 0.46, land: ['#55779c', '#2f5578', '#2a4a58'], sea: ['#6f90ac', '#1d4670'], glint: '#f3d0a0', leaf: ['#102a3c', '#1f4650', '#4f7468'], earth: '#8a9098', flower: '#a04a86', sun: 26, lamps: true },
  'green-dusk': { name: 'green-dusk', sky: ['#0f4452', '#3a7f7c', '#f0cf8c'], cloud: '#8fae9c', light: '#c3cda8', shade: '#5a8088', shadow: '#0a2a3c', depth: 0.46, land: ['#4f8480', '#2a5c62', '#2a4c44'], sea: ['#8fa88c', '#17505c'], glint: '#fbdc98', leaf: ['#0c2a2e', '#1f4a40', '#5f7c4c'], earth: '#94987a', flower: '#b8505c', sun: 26, lamps: true },
  moonlit: { name: 'moonlit', sky: ['#0b1a3c', '#17305c', '#3c5c86'], cloud: '#34507c', light: '#9fb6dc', shade: '#3f5890', shadow: '#060f30', depth: 0.5, land: ['#29446f', '#1a3158', '#142a44'], sea: ['#3a5c8a', '#0f2a54'], glint: '#e6ecd2', leaf: ['#081a30', '#12324a', '#2f5a66'], earth: '#66789c', flower: '#7a4a8c', sun: 40, lamps: true, stars: true },
  'august-night': { name: 'august-night', sky: ['#081f2e', '#0f3a48', '#3f6f70'], cloud: '#2a5560', light: '#9cc0bc', shade: '#39646f', shadow: '#04141f', depth: 0.5, land: ['#255560', '#163e4a', '#10302f'], sea: ['#37707a', '#0c3644'], glint: '#f1e8c0', leaf: ['#061f24', '#0f3a36', '#2f6450'], earth: '#6c8480', flower: '#8c4a6a', sun: 40, lamps: true, stars: true },
  'plum-night': { name: 'plum-night', sky: ['#1a1538', '#362a5a', '#7a5878'], cloud: '#4f3f6c', light: '#b9acd4', shade: '#5a4c88', shadow: '#0f0a2a', depth: 0.5, land: ['#4a3f70', '#33295a', '#241f40'], sea: ['#5f507f', '#241f50'], glint: '#f4dcc0', leaf: ['#151433', '#252c4a', '#4a5468'], earth: '#7c7090', flower: '#9c4a7c', sun: 40, lamps: true, stars: true },
} as const satisfies Record<string, Palette>

export type Hour = keyof typeof palettes

/** The light a villa is known by: the hours its pictures are drawn at. */
export const families: readonly { day: readonly Hour[]; late: readonly Hour[]; dusk: Hour; night: Hour }[] = [
  { day: ['morning', 'high-noon'], late: ['late-gold', 'siesta'], dusk: 'blue-hour', night: 'moonlit' },
  { day: ['clear-north', 'maestrale'], late: ['siesta', 'dusk-rose'], dusk: 'lilac-evening', night: 'moonlit' },
  { day: ['siesta', 'high-noon'], late: ['harvest', 'late-gold'], dusk: 'ember', night: 'august-night' },
  { day: ['dawn', 'morning'], late: ['dusk-rose', 'first-light'], dusk: 'lilac-evening', night: 'plum-night' },
  { day: ['white-heat', 'siesta'], late: ['late-gold', 'ember'], dusk: 'green-dusk', night: 'august-night' },
  { day: ['after-rain', 'first-light'], late: ['late-gold', 'dusk-rose'], dusk: 'green-dusk', night: 'moonlit' },
  { day: ['first-light', 'clear-north'], late: ['ember', 'harvest'], dusk: 'dusk-rose', night: 'plum-night' },
  { day: ['maestrale', 'after-rain'], late: ['dusk-rose', 'late-gold'], dusk: 'blue-hour', night: 'august-night' },
]
