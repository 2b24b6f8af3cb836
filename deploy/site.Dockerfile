# The site: docker build -f deploy/site.Dockerfile --build-arg SITE_URL=https://… --build-arg STUDIO_URL=https://… .
# The build renders the seed's pages, or with --build-arg SANITY_PROJECT_ID=… those of the hosted lake; a server renders every
# page anew from its own lake. The image contains the secret of draft mode: keep it in a private registry.
FROM node:24-slim AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
COPY lake/package.json lake/
COPY studio/package.json studio/
COPY web/package.json web/
COPY scripts/package.json scripts/
RUN npm ci
COPY . .
ARG SITE_URL STUDIO_URL SANITY_PROJECT_ID SANITY_DATASET
RUN --mount=type=secret,id=sanity_api_token,env=SANITY_API_TOKEN npm run package -- site /package && chmod 755 /package

FROM node:24-slim
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 FOLLOW_PUBLISHES=1 MAIL_DIR=/shop/mail
WORKDIR /shop
COPY --from=build /package ./
# Writable: the cache, which is disposable, and email that waits to be sent.
RUN mkdir -p web/.next/cache mail && chown -R node:node web/.next/cache mail
USER node
WORKDIR /shop/web
EXPOSE 3000
VOLUME ["/shop/web/.next/cache", "/shop/mail"]
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://localhost:3000/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.ts", "--hostname", "0.0.0.0", "--port", "3000"]
