package org.racelens.frontend.cdt.declaration;

import java.util.HashSet;
import java.util.Set;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.AddressOf;
import org.racelens.model.expression.Expression.Binary;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.Conditional;
import org.racelens.model.expression.Expression.Dereference;
import org.racelens.model.expression.Expression.FloatingLiteral;
import org.racelens.model.expression.Expression.InitializerList;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.Member;
import org.racelens.model.expression.Expression.ShortCircuit;
import org.racelens.model.expression.Expression.SizeOf;
import org.racelens.model.expression.Expression.StringLiteral;
import org.racelens.model.expression.Expression.Subscript;
import org.racelens.model.expression.Expression.Unary;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.UnknownType;
import org.racelens.model.expression.Variable;

/** Which values a variable has from the program's start on, without any code that is executed: a subset. C++ [basic.start.static] */
final class ConstantInitializers {
	private final Set<Variable> constants = new HashSet<>();

	/** Remembers a variable that always has its constant value. */
	void note(Variable variable) {
		if (variable.constant()) {
			constants.add(variable);
		}
	}

	boolean isConstant(Expression e) {
		if (e instanceof Cast c) {
			return isConstant(c.operand());
		}
		if (e instanceof Unary u) {
			return isConstant(u.operand());
		}
		if (e instanceof Binary b) {
			return isConstant(b.left()) && isConstant(b.right());
		}
		if (e instanceof ShortCircuit s) {
			return isConstant(s.left()) && isConstant(s.right());
		}
		if (e instanceof Conditional c) {
			return isConstant(c.condition()) && isConstant(c.whenTrue()) && isConstant(c.whenFalse());
		}
		if (e instanceof InitializerList list) {
			return list.elements().stream().allMatch(this::isConstant);
		}
		return isElementary(e);
	}

	private boolean isElementary(Expression e) {
		boolean literal = e instanceof IntegerLiteral || e instanceof FloatingLiteral || e instanceof StringLiteral || e instanceof SizeOf;
		return literal || e instanceof AddressOf a && isPlace(a.operand()) || e.type() instanceof ArrayType && isPlace(e)
				|| e instanceof VariableReference r && (constants.contains(r.variable()) || isFunction(r.variable()));
	}

	private static boolean isFunction(Variable v) {
		return v.constant() && v.type() instanceof PointerType p && p.pointee() instanceof UnknownType;
	}

	/** Whether an lvalue names the same object in every execution. */
	private boolean isPlace(Expression e) {
		if (e instanceof VariableReference r) {
			return r.variable().isStatic();
		}
		if (e instanceof Member m) {
			return isPlace(m.object());
		}
		if (e instanceof Subscript s) {
			return s.base().type() instanceof ArrayType && isPlace(s.base()) && isConstant(s.index());
		}
		return e instanceof StringLiteral || e instanceof Dereference d && isConstant(d.pointer());
	}
}
