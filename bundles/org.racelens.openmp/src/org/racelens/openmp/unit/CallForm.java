package org.racelens.openmp.unit;

import java.util.List;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.openmp.program.Arity;
import org.racelens.openmp.program.FunctionDefinition;

/**
 * How a call passes its arguments. A call through a pointer leads to no function that takes them otherwise: it would have no meaning, C11
 * §6.5.2.2 p9, and could not work. Numbers and pointers are not told apart, since programs convert them.
 *
 * @param arguments one for each
 */
public record CallForm(List<Passed> arguments) {
	/** How an argument is passed. */
	public enum Passed {
		/** an integer or a pointer */
		WORD,
		/** a floating-point number */
		FLOATING,
		/** anything else */
		OTHER
	}

	public CallForm {
		arguments = List.copyOf(arguments);
	}

	/** The form of a call. */
	public static CallForm of(Call call) {
		return new CallForm(call.arguments().stream().map(Expression::type).map(CallForm::passed).toList());
	}

	/** Whether a function takes arguments that are passed so; of further ones nothing is known. */
	public boolean fits(FunctionDefinition f) {
		int parameters = f.parameters().size();
		boolean many = f.arity() == Arity.VARIADIC && arguments.size() >= parameters;
		return (many || arguments.size() == parameters)
				&& f.parameters().stream().map(p -> passed(p.type())).toList().equals(arguments.subList(0, parameters));
	}

	private static Passed passed(Type type) {
		return type instanceof IntegerType || type instanceof PointerType || type instanceof ArrayType ? Passed.WORD
				: type instanceof FloatingType ? Passed.FLOATING : Passed.OTHER;
	}
}
