"""Writes a list's addresses as councils record them, with the errors that address-errors (PyPI) learned from six councils' own records.

    python recorded_by_councils.py FOLDER NAME [SEED]

Reads `NAME-components.csv` and writes `NAME-recorded.csv`: id, address, postcode, uprn, kinds. An error that makes the text say another address
(another number, a flat dropped, a street replaced) leaves nothing to judge: such records are passed over, as are those that equal another row.
"""

import csv
import sys

from address_errors import Controls, Corruptor, Noise, Profile, load_components

folder, name = sys.argv[1:3]
seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1

# Families of errors after which the text names another address, or several.
SHIFTING = ("SU1:", "SU4:floor_descriptor_dropped", "SU7", "SU13:other", "SU15", "SU10:subunit_text_replaced", "PN", "ST4", "ST5", "BN4", "verify")

# The text equals its own row or no row of the list. `not_tested` has no street.
JUDGED = ("", "no_match", "matches_label_only")

profile = Profile.load()
records = load_components(f"{folder}/{name}-components.csv")
uprns = [record["uprn"] for record in records]
styles = sorted(profile.styles())

with open(f"{folder}/{name}-recorded.csv", "w", newline="") as out:
    writer = csv.writer(out)
    writer.writerow(["id", "address", "postcode", "uprn", "kinds"])
    written = 0
    for at, style in enumerate(styles):
        # Each style of writing for a share of the list, with more errors than councils make, so that there are enough to count.
        controls = Controls(prevalence=5.0, noise=Noise(rate=0.15, max_ops=1))
        corruptor = Corruptor(profile, style=style, seed=seed + at, controls=controls)
        corruptor.index(records)
        for row in corruptor.generate(uprns[at :: len(styles)]):
            rules = [rule for rule in row["applied_rules"].split("|") if rule]
            is_shifted = any(rule.startswith(SHIFTING) for rule in rules)
            if is_shifted or row["label_drift_relation"] or row["collision"] not in JUDGED:
                continue
            kinds = sorted({rule.split(":")[0] for rule in rules})
            if row["noise_ops"]:
                kinds.append("noise")
            if row["postcode_edit"]:
                kinds.append("postcode")
            written += 1
            writer.writerow(
                [f"{name}-recorded-{written}", row["recorded_address"], row["recorded_postcode"], row["source_uprn"], "|".join(kinds)]
            )
