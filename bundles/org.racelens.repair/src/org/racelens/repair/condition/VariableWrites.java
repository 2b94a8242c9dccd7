package org.racelens.repair.condition;

import java.util.Optional;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.syntax.Walk;
import org.racelens.openmp.syntax.WrittenVariables;

/** Which code writes a variable, by name, by address, or, where it is static, perhaps by a call. */
public record VariableWrites(Variable variable) {
	/** Whether a statement, with all inside, may write the variable. */
	public boolean in(Statement code) {
		boolean[] found = { false };
		Walk.expressions(code, e -> found[0] |= by(e));
		return found[0];
	}

	/**
	 * Whether an expression itself may write the variable, or make a pointer to it; any call may where it is static. Operands are not
	 * looked into.
	 */
	public boolean by(Expression e) {
		if (e instanceof Expression.Call) {
			return variable.isStatic();
		}
		Optional<Expression> written = e instanceof Expression.Assignment a ? Optional.of(a.target())
				: e instanceof Expression.Increment i ? Optional.of(i.target())
				: e instanceof Expression.AddressOf a ? Optional.of(a.operand()) : Optional.empty();
		return written.flatMap(WrittenVariables::root).filter(variable::equals).isPresent();
	}
}
