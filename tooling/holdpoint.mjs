import { refuseOldNode } from './bootstrap/node-version.mjs'

refuseOldNode()
import('./bootstrap/holdpoint.mjs')
