package org.racelens.repair.flow;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Binary;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.Conditional;
import org.racelens.model.expression.Expression.Increment;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.ShortCircuit;
import org.racelens.model.expression.Expression.Unary;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.syntax.Walk;
import org.racelens.openmp.syntax.WrittenVariables;
import org.racelens.openmp.unit.ParsedUnit;

/** Numbers that are never anything but 0 and 1: whatever is stored in a variable is the outcome of a condition. */
public final class TruthValues {
	private static final Set<Operator> KEPT = Set.of(Operator.BIT_AND, Operator.BIT_OR, Operator.BIT_XOR);

	private TruthValues() {
	}

	/** Whether a variable, or each element of an array, surely never holds another number. */
	public static boolean only(Variable v, ParsedUnit unit) {
		if (v.type() instanceof ArrayType a ? Conversions.isTruth(a.element()) : Conversions.isTruth(v.type())) {
			return true;
		}
		Subject subject = Subject.of(v, unit);
		boolean own = v.storage() == Storage.LOCAL || subject.isShared() && Roots.of(subject).isClosed(v);
		if (!own || !(v.type() instanceof IntegerType) || WrittenVariables.addressed(unit).contains(v) || Escapes.of(subject).isPresent()) {
			return false;
		}
		List<Declaration> declarations = new ArrayList<>(unit.globals());
		unit.functions().forEach(f -> Walk.statements(f.body(), (Statement s) -> {
			if (s instanceof Declaration d) {
				declarations.add(d);
			}
		}));
		boolean[] only = { declarations.stream().filter(d -> d.variable().equals(v))
				.allMatch(d -> d.initializer().map(i -> isTruth(i, v)).orElse(true)) };
		WrittenVariables.forEach(unit, e -> only[0] &= !changesOtherwise(e, v));
		return only[0];
	}

	private static boolean changesOtherwise(Expression e, Variable v) {
		if (e instanceof Increment i) {
			return names(i.target(), v);
		}
		return e instanceof Assignment a && names(a.target(), v)
				&& !(a.operator().map(o -> KEPT.contains(o) && (o == Operator.BIT_AND || isTruth(a.value(), v)))
						.orElseGet(() -> isTruth(a.value(), v)));
	}

	/** Whether an expression is 0 or 1 if the variable is. */
	private static boolean isTruth(Expression e, Variable v) {
		if (e instanceof Cast c) {
			return Conversions.isTruth(c.type()) || c.type() instanceof IntegerType && isTruth(c.operand(), v);
		}
		if (e instanceof Conditional c) {
			return isTruth(c.whenTrue(), v) && isTruth(c.whenFalse(), v);
		}
		if (e instanceof Binary b) {
			return b.operator().isComparison() || KEPT.contains(b.operator()) && isTruth(b.left(), v) && isTruth(b.right(), v);
		}
		return Conversions.isTruth(e.type()) || e instanceof ShortCircuit || e instanceof Unary u && u.kind() == Unary.Kind.NOT
				|| e instanceof IntegerLiteral n && (n.value() == 0 || n.value() == 1) || names(e, v);
	}

	private static boolean names(Expression e, Variable v) {
		return e instanceof Expression.VariableReference r && r.variable().equals(v);
	}
}
