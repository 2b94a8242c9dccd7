package org.racelens.analysis;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.AddressOf;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.Dereference;
import org.racelens.model.expression.Expression.StringLiteral;
import org.racelens.model.expression.Expression.Subscript;
import org.racelens.model.expression.Expression.Unmodelled;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.AtomicType;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.syntax.Walk;
import org.racelens.openmp.syntax.WrittenVariables;
import org.racelens.openmp.unit.ParsedUnit;

/** The functions of a unit that touch nothing but numbers which no code of other units can name: a subset. */
final class OwnCode {
	private final Map<String, FunctionDefinition> functions = new HashMap<>();
	private final Set<String> library;
	/** those to which pointers may lead */
	private final Set<Variable> addressed = new HashSet<>();

	OwnCode(ParsedUnit unit) {
		unit.functions().forEach(f -> functions.put(f.key(), f));
		library = unit.libraryFunctions().declared();
		WrittenVariables.forEach(unit, e -> {
			if (e instanceof AddressOf a && a.operand() instanceof VariableReference v) {
				addressed.add(v.variable());
			}
		});
	}

	/** Whether an expression is the name of such a function. */
	boolean isAlone(Expression code) {
		if (code instanceof Cast c) {
			return isAlone(c.operand());
		}
		if (code instanceof AddressOf a) {
			return isAlone(a.operand());
		}
		return code instanceof VariableReference v && v.variable().constant() && functions.containsKey(v.variable().name())
				&& isAlone(functions.get(v.variable().name()), new HashSet<>());
	}

	private boolean isAlone(FunctionDefinition f, Set<String> seen) {
		boolean[] alone = { true };
		if (seen.add(f.key())) {
			Walk.statements(f.body(), s -> alone[0] &= !(s instanceof Statement.Unmodelled));
			Walk.expressions(f.body(), e -> alone[0] = alone[0] && isOwn(e, seen));
		}
		return alone[0];
	}

	private boolean isOwn(Expression e, Set<String> seen) {
		if (e instanceof Call c) {
			return c.target().isEmpty() && (functions.containsKey(c.callee())
					? isAlone(functions.get(c.callee()), seen)
					: library.contains(c.callee()) && c.arguments().stream().allMatch(a -> isNumber(a.type()) || isText(a)));
		}
		if (e instanceof VariableReference v) {
			return isOwn(v.variable());
		}
		return !(e instanceof Dereference || e instanceof Subscript || e instanceof AddressOf || e instanceof Unmodelled);
	}

	private static boolean isText(Expression e) {
		return e instanceof Cast c ? isText(c.operand()) : e instanceof StringLiteral;
	}

	private boolean isOwn(Variable v) {
		boolean local = v.storage() == Storage.LOCAL || v.storage() == Storage.PARAMETER || v.storage() == Storage.UNNAMED;
		boolean file = v.storage() == Storage.STATIC_GLOBAL || v.storage() == Storage.STATIC_LOCAL;
		return local || file && isNumber(v.type()) && !addressed.contains(v);
	}

	private static boolean isNumber(Type type) {
		return type instanceof IntegerType || type instanceof FloatingType || type instanceof AtomicType a && isNumber(a.value());
	}
}
