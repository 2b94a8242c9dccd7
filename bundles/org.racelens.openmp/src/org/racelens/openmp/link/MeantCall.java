package org.racelens.openmp.link;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.AddressOf;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.Dereference;
import org.racelens.model.expression.Expression.InitializerList;
import org.racelens.model.expression.Expression.Member;
import org.racelens.model.expression.Expression.Subscript;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.link.Program.Definition;
import org.racelens.openmp.unit.Symbols.Declared;
import org.racelens.openmp.unit.Symbols.Passing;

/**
 * A call of a function of another unit.
 *
 * @param call as the function takes it, by the callee as the caller's unit names it
 */
record MeantCall(Definition definition, Call call) {
	/** A call of a function that is declared; empty where its arguments do not fit the definition. */
	static Optional<MeantCall> of(Call call, Declared declared, Definition definition) {
		List<Variable> parameters = definition.function().parameters();
		List<Expression> arguments = new ArrayList<>();
		for (int i = 0; i < call.arguments().size(); i++) {
			Expression given = call.arguments().get(i);
			boolean read = i < declared.passing().size() && declared.passing().get(i) == Passing.READ;
			if (read && i < parameters.size() && parameters.get(i).type() instanceof PointerType p) {
				object(given, p.pointee()).ifPresent(o -> arguments.add(address(o)));
			} else if (!read) {
				arguments.add(given);
			}
		}
		Call passed = new Call(call.callee(), call.target(), arguments, call.type(), call.range());
		return arguments.size() == call.arguments().size() && Signatures.fit(passed, definition.function())
				? Optional.of(new MeantCall(definition, passed)) : Optional.empty();
	}

	/** The object that a reference is bound to; a number gets one of its own. */
	private static Optional<Expression> object(Expression given, Type referent) {
		boolean object = given instanceof VariableReference || given instanceof Subscript || given instanceof Member
				|| given instanceof Dereference;
		if (object && given.type().equals(referent)) {
			return Optional.of(given);
		}
		return isNumber(given.type()) && isNumber(referent)
				? Optional.of(new InitializerList(List.of(new Cast(given, referent, given.range())), List.of(0L), referent, given.range()))
				: Optional.empty();
	}

	private static boolean isNumber(Type type) {
		return type instanceof IntegerType || type instanceof FloatingType;
	}

	private static Expression address(Expression object) {
		return object instanceof Dereference d ? d.pointer()
				: new AddressOf(object, new PointerType(object.type(), false), object.range());
	}
}
