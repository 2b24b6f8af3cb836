# The lake and the Studio: docker build -f deploy/lake.Dockerfile --build-arg LAKE_PUBLIC_URL=https://… --build-arg SITE_URL=https://… .
# One image, two programs: the lake (default), and `node scripts/studio.ts`.
FROM node:24-slim AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
COPY lake/package.json lake/
COPY studio/package.json studio/
COPY web/package.json web/
COPY scripts/package.json scripts/
RUN npm ci
COPY . .
# The Studio contains both addresses.
ARG LAKE_PUBLIC_URL SITE_URL
RUN npm run package -- lake /package

FROM node:24-slim
ENV NODE_ENV=production LAKE_DATA=/data LAKE_BACKUPS=/backups LAKE_HOST=0.0.0.0 STUDIO_HOST=0.0.0.0
WORKDIR /shop
COPY --from=build /package ./
RUN mkdir -p /data /backups && chown node:node /data /backups && chmod 700 /data /backups
USER node
EXPOSE 3900 3333
VOLUME ["/data", "/backups"]
HEALTHCHECK --interval=10s --timeout=3s --start-period=15m \
  CMD ["node", "-e", "fetch('http://localhost:3900/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "lake/src/server.ts"]
