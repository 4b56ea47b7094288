declare module 'scenes-of-the-widget' {
  import { type Scenes } from './scenes.ts'
  export const scenes: Scenes
}
