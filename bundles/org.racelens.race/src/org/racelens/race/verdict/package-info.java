/** The answers. Invariant: a race carries its witness, an unknown its reasons, a proof its figures and assumptions. */
package org.racelens.race.verdict;
