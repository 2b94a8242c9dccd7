package org.racelens.analysis.fix;

import java.util.Optional;
import org.racelens.analysis.syntax.Walk;
import org.racelens.analysis.syntax.WrittenVariables;
import org.racelens.model.expr.Expression;
import org.racelens.model.expr.Variable;
import org.racelens.model.stmt.Statement;

/** Which code writes a variable, by name, by address, or, where it is static, perhaps by a call. */
record VariableWrites(Variable variable) {
	boolean in(Statement code) {
		boolean[] found = { false };
		Walk.expressions(code, e -> found[0] |= by(e));
		return found[0];
	}

	boolean by(Expression e) {
		if (e instanceof Expression.Call) {
			return variable.isStatic();
		}
		Optional<Expression> written = e instanceof Expression.Assignment a ? Optional.of(a.target())
				: e instanceof Expression.Increment i ? Optional.of(i.target())
				: e instanceof Expression.AddressOf a ? Optional.of(a.operand()) : Optional.empty();
		return written.flatMap(WrittenVariables::root).filter(variable::equals).isPresent();
	}
}
