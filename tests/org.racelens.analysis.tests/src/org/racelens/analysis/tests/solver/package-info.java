/** The prover's contract, sentence by sentence, and the translation against an evaluator. Invariant: every check has a budget. */
package org.racelens.analysis.tests.solver;
