import '@fontsource/barlow/400.css'
import '@fontsource/barlow/500.css'
import '@fontsource/barlow/600.css'
import '@fontsource/barlow/700.css'
import '@holdpoint/widgets/elements'
import '@holdpoint/widgets/styles.css'
import './bench/hosts.css'
import './sandbox.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Sandbox } from './sandbox.tsx'
import { rememberedTheme, showTheme } from './theme.ts'

const place = document.getElementById('sandbox')
if (!place) {
  throw new Error('The page has no element with the id "sandbox" to draw into.')
}

showTheme(rememberedTheme())
createRoot(place).render(
  <StrictMode>
    <Sandbox />
  </StrictMode>,
)
