"""Updates the translation catalogues: `make texts`.

New texts are added without a translation, removed texts are dropped, and the JSON files that the
page and the program read are written again.
"""

from tests.texts.catalogue import (
    TRANSLATED,
    found_messages,
    page_json,
    page_path,
    po_path,
    read,
    told_json,
    told_path,
    translated,
    updated,
    written,
)


def main() -> None:
    """Update the catalogue of each language and print the texts without a translation."""
    found = found_messages()
    for language in TRANSLATED:
        catalogue = updated(read(language), found)
        po_path(language).write_bytes(written(catalogue))
        page_path(language).write_text(page_json(catalogue), encoding="utf-8")
        told_path(language).write_text(told_json(catalogue), encoding="utf-8")
        done = {(one.context, one.id) for one in translated(catalogue)}
        missing = [one.id for one in catalogue if one.id and (one.context, one.id) not in done]
        print(f"{language}: {len(catalogue)} messages, {len(missing)} without a translation")
        for message in missing:
            print(f"  {message}")


if __name__ == "__main__":
    main()
