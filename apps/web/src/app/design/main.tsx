import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import '../../ui/theme.css'
import { DesignPage } from './DesignPage.tsx'

/** /design.html under `npm run dev`: the product's build has index.html alone. */
createRoot(document.getElementById('root') as HTMLElement).render(
  <MemoryRouter>
    <DesignPage />
  </MemoryRouter>,
)
