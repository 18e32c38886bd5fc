from engine.seats import clockwise, listed


def test_clockwise_goes_on_from_the_first() -> None:
    assert clockwise([1, 2, 3, 4], 3) == (3, 4, 1, 2)


def test_names_are_listed_as_people_say_them() -> None:
    assert [listed(names) for names in ([], ["Ada"], ["Ada", "Bo"], ["Ada", "Bo", "Cy"])] == [
        "",
        "Ada",
        "Ada and Bo",
        "Ada, Bo and Cy",
    ]
