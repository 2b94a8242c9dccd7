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

/** The variable that an lvalue starts from, by the name that users know. */
public final class RootVariable {
	private RootVariable() {
	}

	/** The variable that an lvalue starts from: {@code a} of {@code a[i].x}, {@code p} of {@code *p}, {@code f} of {@code this->f}. */
	public static String of(Expression e) {
		if (e instanceof Member m && m.object() instanceof Dereference d && isUnnamed(of(d.pointer()))) {
			return m.field();
		}
		if (e instanceof Dereference d && d.pointer() instanceof VariableReference v && v.variable().name().startsWith("(")) {
			return "";
		}
		if (e instanceof VariableReference v) {
			return v.variable().name();
		}
		boolean path = e instanceof Subscript || e instanceof Member || e instanceof Dereference || e instanceof Cast
				|| e instanceof Binary b && b.type() instanceof PointerType || e instanceof AddressOf || e instanceof ArraySection;
		return path ? of(Walk.operands(e).get(0)) : "";
	}

	/** {@code this}, and what the front end made: closures and temporaries. */
	private static boolean isUnnamed(String variable) {
		return variable.equals("this") || variable.startsWith("(");
	}
}
