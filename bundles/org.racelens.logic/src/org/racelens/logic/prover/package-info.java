/** The contract between the analysis and a solver. Invariant: no solver's type appears. */
package org.racelens.logic.prover;
