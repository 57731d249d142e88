# The table in a container; docs/server.md says how to use it.
FROM python:3.13-slim AS build
WORKDIR /skulduggery
COPY pyproject.toml setup.py MANIFEST.in README.md CHANGELOG.md LICENSE NOTICE ./
COPY tools/fast.py tools/
COPY src src
RUN pip wheel --no-cache-dir --wheel-dir /wheels ".[postgres]"

FROM python:3.13-slim
RUN --mount=type=bind,from=build,source=/wheels,target=/wheels \
    pip install --no-cache-dir --no-index --find-links /wheels "skulduggery[postgres]" \
    && useradd --uid 1000 --no-create-home player \
    && install --directory --owner=player /data
USER player
WORKDIR /data
VOLUME /data
EXPOSE 8313
HEALTHCHECK CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8313/api/health')"]
STOPSIGNAL SIGINT
ENTRYPOINT ["skulduggery", "serve", "--host", "0.0.0.0", "--no-browser", "--db", "/data/games.db"]
