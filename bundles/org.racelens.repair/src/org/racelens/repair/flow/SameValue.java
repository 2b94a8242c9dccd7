package org.racelens.repair.flow;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.FloatingLiteral;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.Unary;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.syntax.Walk;
import org.racelens.openmp.unit.ParsedUnit;

/** Variables that some code only ever gives one value. */
public final class SameValue {
	private final Uses uses;
	private final Set<String> followed = new HashSet<>();
	private final List<Expression> values = new ArrayList<>();
	private boolean otherUse;

	private SameValue(Subject subject) {
		uses = new Uses(subject);
	}

	/** The literal that all writes of the variable in the code store, callees included; present only if no code there reads it. */
	public static Optional<Expression> stored(Variable v, Statement code, ParsedUnit unit) {
		Subject subject = Subject.of(v, unit);
		if (v.isThreadLocal() || Escapes.of(subject).isPresent()) {
			return Optional.empty();
		}
		SameValue stores = new SameValue(subject);
		stores.collect(code);
		boolean same = stores.values.stream().map(Spelling::of).distinct().count() == 1;
		return same && !stores.otherUse ? Optional.of(stores.values.get(0)) : Optional.empty();
	}

	private void collect(Statement code) {
		Walk.statements(code, s -> {
			otherUse |= uses.isBeside(s);
			Walk.ownExpressions(s).forEach(this::expression);
		});
	}

	private void expression(Expression e) {
		if (e instanceof Assignment a && a.operator().isEmpty() && a.target() instanceof VariableReference r && uses.isOwn(r)
				&& isLiteral(a.value())) {
			values.add(a.value());
			return;
		}
		otherUse |= uses.isOwn(e) || e instanceof Call c && uses.mayBeUsedByUnknown(c);
		FunctionDefinition callee = e instanceof Call c ? uses.subject().functions().get(c.callee()) : null;
		if (callee != null && uses.subject().isShared() && followed.add(callee.key())) {
			collect(callee.body());
		}
		Walk.operands(e).forEach(this::expression);
	}

	private static boolean isLiteral(Expression e) {
		return e instanceof IntegerLiteral || e instanceof FloatingLiteral
				|| e instanceof Unary u && u.kind() == Unary.Kind.NEGATE && isLiteral(u.operand());
	}
}
