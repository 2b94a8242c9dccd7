package org.racelens.execution.state;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.FunctionSymbol;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;

/**
 * What loads saw of memory that the region may write. Each instance may have seen another value, but for loads that no write races with:
 * all threads see one value between two barriers.
 */
public final class SharedLoads {
	private final Set<FunctionSymbol> functions = new HashSet<>();
	private final Set<FunctionSymbol> uniform = new HashSet<>();

	/** Keeps in mind what a load inside a team sees. */
	public IntExpr seen(IntExpr value) {
		if (value instanceof Apply a) {
			functions.add(a.function());
		}
		return value;
	}

	/** Keeps in mind what a load sees that no write of the region races with. */
	public IntExpr seenByAll(IntExpr value) {
		if (value instanceof Apply a) {
			uniform.add(a.function());
		}
		return seen(value);
	}

	/** Whether a term is what a load saw. */
	public boolean contains(IntExpr term) {
		return term instanceof Apply a && functions.contains(a.function());
	}

	/** Whether a term is what a load saw which no write of the region races with. */
	public boolean isUniform(IntExpr term) {
		return term instanceof Apply a && uniform.contains(a.function());
	}

	/** What loads saw, as far as a condition depends on it. */
	public Set<IntExpr> in(BoolExpr condition) {
		Set<IntExpr> result = new LinkedHashSet<>();
		Atoms.forEach(condition, t -> {
			if (contains(t)) {
				result.add(t);
			}
		});
		return result;
	}
}
