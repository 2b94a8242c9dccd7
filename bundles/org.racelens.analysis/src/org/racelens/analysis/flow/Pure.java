package org.racelens.analysis.flow;

import org.racelens.analysis.semantics.LibraryEffect;
import org.racelens.analysis.syntax.Walk;
import org.racelens.model.expr.Expression;
import org.racelens.model.expr.Expression.Allocation;
import org.racelens.model.expr.Expression.Assignment;
import org.racelens.model.expr.Expression.Call;
import org.racelens.model.expr.Expression.Increment;
import org.racelens.model.expr.Expression.Unmodelled;

/** Expressions whose evaluation changes nothing. */
public final class Pure {
	private Pure() {
	}

	public static boolean is(Expression e) {
		boolean effect = e instanceof Assignment || e instanceof Increment || e instanceof Unmodelled || e instanceof Allocation
				|| e instanceof Call c && LibraryEffect.of(c.callee()).filter(LibraryEffect.PURE::equals).isEmpty();
		return !effect && Walk.operands(e).stream().allMatch(Pure::is);
	}
}
