"""Cleanses rows with the batch interface: token, dataset, job, download. Needs Python 3.8 and requests.

    FETTLE_URL=http://127.0.0.1:8080 FETTLE_CLIENT_ID=… FETTLE_CLIENT_SECRET=… python3 clean_rows.py
"""

import gzip
import json
import os
import time

import requests
from requests.adapters import HTTPAdapter
from urllib3.util.retry import Retry

# Every request may be sent again: a block replaces itself, and a job or dataset of the same name is refused.
AGAIN = Retry(
    total=5,
    backoff_factor=0.5,
    status_forcelist=[429, 503],
    allowed_methods=None,
    respect_retry_after_header=True,
)
BLOCK = 1000


class Fettle:
    def __init__(self, url, client_id, client_secret):
        self.url = url.rstrip("/")
        self.credentials = {"client_id": client_id, "client_secret": client_secret}
        self.expires = 0
        self.session = requests.Session()
        self.session.mount(self.url, HTTPAdapter(max_retries=AGAIN))

    def call(self, method, path, body=None, **options):
        if time.time() > self.expires:
            self.renew_token()
        if body is not None:
            options["data"] = gzip.compress(json.dumps(body).encode())
            options["headers"] = {"Content-Type": "application/json", "Content-Encoding": "gzip"}
        answer = self.session.request(method, self.url + path, timeout=60, **options)
        if not answer.ok:
            # A problem document (RFC 9457): `errors` names the wrong fields.
            problem = answer.json()
            raise RuntimeError(f"{problem['title']}: {problem.get('errors') or problem['detail']}")
        return answer.json() if answer.content else None

    def renew_token(self):
        grant = {"grant_type": "client_credentials", "scope": "BatchApi", **self.credentials}
        answer = self.session.post(self.url + "/connect/token", data=grant, timeout=60)
        answer.raise_for_status()
        token = answer.json()
        self.expires = time.time() + token["expires_in"] - 60
        self.session.headers["Authorization"] = f"Bearer {token['access_token']}"

    def clean(self, workflow, source, rows, parameters=None):
        """Uploads rows (dicts of text) as an input, runs a workflow, and yields the cleansed rows."""
        rows = list(rows)
        name = f"python_{int(time.time() * 1000)}"
        self.call("POST", "/Dataset", {"name": name, "columns": {column: 0 for column in rows[0]}})
        for number, start in enumerate(range(0, len(rows), BLOCK)):
            block = {"blockNumber": number, "records": rows[start : start + BLOCK]}
            self.call("PATCH", f"/Dataset/{name}/data", block)
        self.call("PUT", f"/Dataset/{name}", {"recordCount": len(rows), "completed": True})
        job = {"name": name, "workflowName": workflow, "inputDatasets": {source: name}}
        self.call("POST", "/Job", {**job, "parameters": parameters or {}})
        while (status := self.call("GET", f"/Job/{name}"))["status"] < 2:
            time.sleep(0.5)
        if status["status"] != 2:
            raise RuntimeError(status.get("error") or "The job was cancelled.")
        output = status["outputDatasets"][source]
        start = 1
        while page := self.call("GET", f"/Dataset/{output}/data?start={start}&count={BLOCK}")["records"]:
            yield from page
            start += len(page)


if __name__ == "__main__":
    fettle = Fettle(
        os.environ["FETTLE_URL"], os.environ["FETTLE_CLIENT_ID"], os.environ["FETTLE_CLIENT_SECRET"]
    )
    people = [
        {"name": "MRS  ANN O’BRIEN", "company": "", "address_1": "flat a, 3 chapel dr", "address_2": "",
         "town": "Fettlestow", "postcode": "CH11AJ", "email": "ann.obrien@example,com", "telephone": "01632 960 001"},
        {"name": "van der berg, tobias", "company": "", "address_1": "23 Cahpel Road", "address_2": "",
         "town": "QUIBBLEMARKET", "postcode": "EH1 2AD", "email": "t.vanderberg@example.org", "telephone": ""},
    ]  # fmt: skip
    for row in fettle.clean("ContactCheck", "Contacts", people, {"AcceptDramaNumbers": True}):
        print(json.dumps(row, ensure_ascii=False))
