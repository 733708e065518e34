import { createRoot } from 'react-dom/client'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import '../../ui/theme.css'
import { DesignPage } from './DesignPage.tsx'

/** /design.html under `npm run dev`: the product's build has index.html alone. */
const router = createMemoryRouter([{ path: '*', element: <DesignPage /> }])
createRoot(document.getElementById('root') as HTMLElement).render(<RouterProvider router={router} />)
