"""Clubs and classes: who is in them, what they may do there, and what teachers do for pupils.

What people are called inside a club stays inside it. A class may have pupils: accounts that a
teacher made, without e-mail, and that belong to the class until they are set free.
"""
