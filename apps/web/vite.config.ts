import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: { target: 'es2022', sourcemap: false },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['/rest/v1', '/auth/v1', '/storage/v1', '/functions/v1', '/realtime/v1', '/config.json'].map((prefix) => [
        prefix,
        { target: 'http://127.0.0.1:8787', ws: prefix.startsWith('/realtime') },
      ]),
    ),
  },
})
