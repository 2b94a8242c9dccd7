/**
 * "Can this loop be parallel?" A text with sequential loops enters; for each the pragma that makes it parallel leaves, with the proof, or
 * the dependence in the way with its witness. Invariant: what is suggested was inserted in memory, analysed, and found race-free.
 */
package org.racelens.repair.suggest;
