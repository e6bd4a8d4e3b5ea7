"""Cabale's games for programs that learn. `Batch` needs numpy; the PettingZoo and Gymnasium environments need those packages.

    from cabale import Batch                 # many games over one pipe
    from cabale.zoo import aec, parallel     # PettingZoo
    from cabale.gym import Among             # Gymnasium: one learner among bots
"""
from .batch import Batch

__all__ = ['Batch']
