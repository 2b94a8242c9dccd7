package org.racelens.openmp.syntax;

import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.AddressOf;
import org.racelens.model.expression.Expression.ArraySection;
import org.racelens.model.expression.Expression.Binary;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.Dereference;
import org.racelens.model.expression.Expression.Member;
import org.racelens.model.expression.Expression.Subscript;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Variable.Origin;

/** The variable that an lvalue starts from, by the name that users know. */
public final class RootVariable {
	private RootVariable() {
	}

	/** The variable that an lvalue starts from: {@code a} of {@code a[i].x}, {@code p} of {@code *p}, {@code f} of {@code this->f}. */
	public static String of(Expression e) {
		if (e instanceof Member m && m.object() instanceof Dereference d && isUnnamed(d.pointer())) {
			return m.field();
		}
		if (e instanceof Member m && m.object() instanceof VariableReference v && v.variable().origin() == Origin.STORAGE) {
			return m.field();
		}
		if (e instanceof Dereference d && d.pointer() instanceof VariableReference v && v.variable().origin() == Origin.MADE) {
			return "";
		}
		if (e instanceof VariableReference v) {
			return v.variable().name();
		}
		return isPath(e) ? of(Walk.operands(e).get(0)) : "";
	}

	private static boolean isPath(Expression e) {
		return e instanceof Subscript || e instanceof Member || e instanceof Dereference || e instanceof Cast
				|| e instanceof Binary b && b.type() instanceof PointerType || e instanceof AddressOf || e instanceof ArraySection;
	}

	/** Whether an expression starts from {@code this}, or from what the front end made, without a member on the way. */
	private static boolean isUnnamed(Expression e) {
		if (e instanceof VariableReference v) {
			return !v.variable().isDeclared();
		}
		boolean named = e instanceof Member m && m.object() instanceof Dereference d && isUnnamed(d.pointer());
		boolean made = e instanceof Dereference d && d.pointer() instanceof VariableReference v && v.variable().origin() == Origin.MADE;
		return !named && !made && isPath(e) && isUnnamed(Walk.operands(e).get(0));
	}
}
