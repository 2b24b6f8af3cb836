// Preloaded into every service. Next.js opens Node's inspector for whoever asks its development server to, and says its secret: any
// user of the machine could run programs in it.
import inspector from 'node:inspector'
import { syncBuiltinESMExports } from 'node:module'

inspector.open = () => {
  throw new Error('Services of the shop open no inspector while they run.')
}
syncBuiltinESMExports()
