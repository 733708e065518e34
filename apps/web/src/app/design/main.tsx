import { createRoot } from 'react-dom/client'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import '../../ui/theme.css'
import { DesignPage } from './DesignPage.tsx'

/** A page of its own, /design.html under `npm run dev`: the build of the product has index.html alone. */
const router = createMemoryRouter([{ path: '*', element: <DesignPage /> }])
createRoot(document.getElementById('root') as HTMLElement).render(<RouterProvider router={router} />)
