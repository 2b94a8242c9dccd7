package org.racelens.openmp.unit;

import java.util.List;
import java.util.stream.IntStream;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.openmp.program.Arity;
import org.racelens.openmp.program.FunctionDefinition;

/**
 * How a call passes its arguments. A call through a pointer leads to no function that takes another number of them, or pointers where the
 * call passes floating-point numbers: it would have no meaning, C11 §6.5.2.2 p9, and could not work. Else types do not tell: calls convert
 * numbers to those of the parameters, and programs take integers for pointers.
 *
 * @param arguments one for each
 */
public record CallForm(List<Passed> arguments) {
	/** How an argument is passed, or a parameter is taken. */
	public enum Passed {
		/** a pointer */
		POINTER,
		/** a floating-point number */
		FLOATING,
		/** anything else */
		OTHER;

		private boolean fits(Passed parameter) {
			return this == parameter || this == OTHER || parameter == OTHER;
		}
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
		List<Passed> parameters = f.parameters().stream().map(p -> passed(p.type())).toList();
		boolean many = f.arity() == Arity.VARIADIC && arguments.size() >= parameters.size();
		return (many || arguments.size() == parameters.size())
				&& IntStream.range(0, parameters.size()).allMatch(i -> arguments.get(i).fits(parameters.get(i)));
	}

	private static Passed passed(Type type) {
		return type instanceof PointerType || type instanceof ArrayType ? Passed.POINTER
				: type instanceof FloatingType ? Passed.FLOATING : Passed.OTHER;
	}
}
