package org.racelens.frontend.cdt.unit;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Conditional;
import org.racelens.model.expression.Expression.Member;
import org.racelens.model.expression.Expression.Subscript;

/**
 * The expressions of a unit that name an object whose value may be moved: {@code std::move(x)}, casts to rvalue references, and members of
 * such. C++17 [basic.lval]
 */
public final class ExpiringValues {
	private final Set<Expression> marked = Collections.newSetFromMap(new IdentityHashMap<>());

	/** The expression, which a function or a cast yields as an rvalue reference. */
	public Expression mark(Expression e) {
		marked.add(e);
		return e;
	}

	/** Whether an expression names an object whose value may be moved, itself, by a member, an element or one of two choices. */
	public boolean contains(Expression e) {
		return marked.contains(e) || e instanceof Member m && contains(m.object()) || e instanceof Subscript s && contains(s.base())
				|| e instanceof Conditional c && contains(c.whenTrue()) && contains(c.whenFalse());
	}
}
