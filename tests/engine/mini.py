"""A game small enough to train in a test."""

MINI = """
extends = "english"
id = "mini"
name = "Mini"
shelf = "house"
[board]
width = { is = 6, reading = "For tests." }
height = { is = 6, reading = "For tests." }
men_rows = { is = [1, 2], reading = "For tests." }
"""
