import { createRoot } from 'react-dom/client'
// Stands for the scenes of the widget under test.
import { scenes } from 'scenes-of-the-widget'
import { boxInRoot } from './root-of-the-page.ts'

const asked = new URLSearchParams(location.search)
const scene = scenes[asked.get('scene') || Object.keys(scenes)[0] || '']
const place = document.getElementById('stage')
if (!scene || !place) {
  throw new Error(`There is no scene "${asked.get('scene') ?? ''}".`)
}
window.heard = []
window.sceneNames = Object.keys(scenes)
if (asked.get('form') === 'react') {
  const Scene = scene.react
  const root = asked.get('place')
  const isInRoot = root === 'open-root' || root === 'closed-root'
  createRoot(isInRoot ? boxInRoot(place, root, ['/styles.css', '/page.css']) : place).render(
    <Scene />,
  )
} else {
  place.append(scene.element())
}
