package org.racelens.frontend.cdt.object;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.unit.Arithmetic;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.program.Statement.ExpressionStatement;
import org.racelens.openmp.program.Statement.Return;

/** What functions yield where objects end: it is read before their destructors run. C++17 [stmt.return] p3 */
final class ReturnedValues {
	private final LoweringParts lowering;
	/** the variables that hold what has been read */
	private final Set<Variable> results = new HashSet<>();

	ReturnedValues(LoweringParts lowering) {
		this.lowering = lowering;
	}

	/**
	 * A return with the value that it yields read already.
	 *
	 * @param before is given what reads it
	 */
	Return read(Return s, List<Statement> before, Scope scope) {
		if (s.value().isEmpty()) {
			return s;
		}
		Expression value = s.value().get();
		if (value.type() instanceof VoidType) {
			return called(s, value, before, scope);
		}
		boolean isRead = value instanceof IntegerLiteral || value instanceof VariableReference r && results.contains(r.variable());
		if (isRead || handedOut(value, scope).isPresent()) {
			return s;
		}
		Variable result = lowering.unit()
				.numbered(new Variable(0, "(result)", Arithmetic.decayed(value.type()), Variable.Storage.UNNAMED, false,
						value.range()));
		results.add(result);
		before.add(new Declaration(result, s.value(), value.range()));
		return new Return(Optional.of(new VariableReference(result, value.range())), s.range());
	}

	private static Return called(Return s, Expression value, List<Statement> before, Scope scope) {
		if (!(scope.frame().returnType() instanceof VoidType)) {
			return s;
		}
		before.add(new ExpressionStatement(value, value.range()));
		return new Return(Optional.empty(), s.range());
	}

	/**
	 * The object of a function that is its result itself, and so does not end: one of its own, of just the type that it returns. A
	 * parameter ends, and so does an object of which only a base class's part is copied. C++17 [class.copy.elision] p1
	 */
	Optional<Variable> handedOut(Expression value, Scope scope) {
		// a lambda's result is of whatever type its value is
		Type type = scope.frame().returnType() instanceof VoidType ? value.type() : scope.frame().returnType();
		boolean isObject = value instanceof VariableReference r && r.variable().storage() == Variable.Storage.LOCAL
				&& r.variable().type() instanceof RecordType own && own.equals(type) && !scope.frame().returnsReference();
		return isObject ? Optional.of(((VariableReference) value).variable()) : Optional.empty();
	}
}
