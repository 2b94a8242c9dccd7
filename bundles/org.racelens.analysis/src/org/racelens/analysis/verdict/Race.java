package org.racelens.analysis.verdict;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.analysis.logic.BoolExpr;
import org.racelens.model.expr.Variable;
import org.racelens.model.gap.ModelGap;

/**
 * A race of one variable between two places.
 *
 * @param kind write against write, or read against write
 * @param variable the accessed object as the source names it
 * @param object the declared variable whose memory, or whose copy's, is accessed; empty for what only pointers reach
 * @param reasons why it is merely possible; empty exactly for a definite race
 * @param witness smallest values found: {@code T} and the free inputs that take part, by source name
 * @param constraint the race formula, satisfied by the witness
 */
public record Race(Kind kind, String variable, Optional<Variable> object, Confidence confidence, List<ModelGap> reasons, AccessReport first,
		AccessReport second,
		Map<String, String> witness, BoolExpr constraint) {
	/** Which accesses meet. */
	public enum Kind {
		WW, RW
	}

	public Race {
		reasons = List.copyOf(reasons);
		witness = Collections.unmodifiableMap(new LinkedHashMap<>(witness));
	}
}
