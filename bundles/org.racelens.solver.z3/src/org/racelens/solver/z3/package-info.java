/** The prover by Z3: formulas enter, answers with copied-out values leave; no other package knows Z3. */
package org.racelens.solver.z3;
