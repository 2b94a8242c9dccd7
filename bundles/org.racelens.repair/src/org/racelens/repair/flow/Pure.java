package org.racelens.repair.flow;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Allocation;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.Increment;
import org.racelens.model.expression.Expression.Unmodelled;
import org.racelens.openmp.library.LibraryEffect;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.Return;
import org.racelens.openmp.syntax.Walk;
import org.racelens.openmp.unit.ParsedUnit;

/** Expressions whose evaluation changes nothing. */
public final class Pure {
	private Pure() {
	}

	/**
	 * Whether an expression's evaluation changes nothing: it stores and allocates nothing, is understood, and calls only library functions
	 * known to be pure.
	 */
	public static boolean is(Expression e) {
		boolean effect = e instanceof Assignment || e instanceof Increment || e instanceof Unmodelled || e instanceof Allocation
				|| e instanceof Call c && LibraryEffect.of(c.callee()).filter(LibraryEffect.PURE::equals).isEmpty();
		return !effect && Walk.operands(e).stream().allMatch(Pure::is);
	}

	/** The same, where functions of the unit are followed that only compute and return a value, as accessors of containers do. */
	public static boolean is(Expression e, ParsedUnit unit) {
		return is(e, unit, Set.of());
	}

	private static boolean is(Expression e, ParsedUnit unit, Set<String> followed) {
		if (is(e)) {
			return true;
		}
		boolean call = e instanceof Call c && LibraryEffect.of(c.callee()).filter(LibraryEffect.PURE::equals).isEmpty();
		boolean known = call ? returnsOnly(((Call) e).callee(), unit, followed)
				: !(e instanceof Assignment || e instanceof Increment || e instanceof Unmodelled || e instanceof Allocation);
		return known && Walk.operands(e).stream().allMatch(o -> is(o, unit, followed));
	}

	private static boolean returnsOnly(String callee, ParsedUnit unit, Set<String> followed) {
		Set<String> inside = new HashSet<>(followed);
		boolean[] only = { inside.add(callee) };
		Optional<FunctionDefinition> function = unit.functions().stream().filter(f -> f.key().equals(callee)).findFirst();
		function.ifPresent(f -> Walk.statements(f.body(), s -> only[0] = only[0] && (s instanceof Block
				|| s instanceof Return r && r.value().filter(v -> is(v, unit, inside)).isPresent())));
		return function.isPresent() && only[0] && !unit.virtualFunctions().targets(callee).iterator().hasNext();
	}
}
