# One image, every part of Tappet: the server, the web app and an embedded PostgreSQL.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --omit=dev --no-audit --no-fund
RUN npx vite build apps/web
# What runs is the server and the functions: no browser, no compiler, nothing that is in the page already.
RUN npm ci --omit=dev --workspace apps/server --workspace supabase --no-audit --no-fund

FROM node:24-bookworm-slim
WORKDIR /app
COPY --from=build /app/package.json ./package.json
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/packages ./packages
COPY --from=build /app/supabase ./supabase
COPY --from=build /app/apps/server ./apps/server
COPY --from=build /app/apps/web/package.json ./apps/web/package.json
COPY --from=build /app/apps/web/dist ./apps/web/dist
# PostgreSQL refuses to run as root, and nothing here needs to.
RUN mkdir -p /data/backups && chown node:node /data /data/backups
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8787 TAPPET_DATA=/data
# As apps/server/launch.json, which npm start reads.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
VOLUME /data
EXPOSE 8787
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8787/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "--no-parallel-scavenge", "--v8-pool-size=1", "apps/server/src/main.ts"]
