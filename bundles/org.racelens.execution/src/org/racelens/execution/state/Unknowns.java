package org.racelens.execution.state;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;
import org.racelens.execution.value.OriginalReads;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Symbol;

/**
 * What is kept in mind of numbers that are not known.
 *
 * @param nonNegative symbols of unsigned inputs
 * @param facts all that was known of unknowns in some state
 * @param unsignedLoads unknown contents of memory that were read as unsigned numbers
 * @param wideLoads those of them that have 64 bits, and that nothing has written yet
 * @param signedLoads those that were read as signed ones
 * @param originalReads by which scalars the code since its root was read memory that nothing had written
 */
public record Unknowns(Set<Symbol> nonNegative, Set<BoolExpr> facts, Set<IntExpr> unsignedLoads, Set<IntExpr> wideLoads,
		Set<IntExpr> signedLoads, SharedLoads sharedLoads, OriginalReads originalReads) {
	/** None yet. */
	public Unknowns() {
		this(new LinkedHashSet<>(), new LinkedHashSet<>(), new HashSet<>(), new HashSet<>(), new HashSet<>(), new SharedLoads(),
				new OriginalReads());
	}

	/** Before a root function is executed: what others have read says nothing of what it reads. */
	public void startRoot() {
		unsignedLoads.clear();
		wideLoads.clear();
		signedLoads.clear();
		originalReads.clear();
	}
}
