package org.racelens.frontend.cdt.unit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Binary;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.Conditional;
import org.racelens.model.expression.Expression.Increment;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.openmp.library.LibraryModels;
import org.racelens.openmp.library.LibraryModels.Behaviour;
import org.racelens.openmp.syntax.Walk;

/**
 * Calls of {@code std::min} and {@code std::max} for numbers, which the model knows by their names: where their values are used, they are
 * functions of two values, and where they are named, one of two objects. C++17 §28.7.8
 */
public final class Extrema {
	private static final String MAXIMUM = "max";
	private static final Set<String> NAMES = Set.of("min", MAXIMUM);
	/** the function without a body that yields one of two objects after what its arguments do */
	private static final String CHOICE = "::std::";

	private Extrema() {
	}

	/** Whether a function of the library is known by its name for arguments of some type. */
	public static boolean isOf(String name, Type argument) {
		return NAMES.contains(name) && (argument instanceof IntegerType || argument instanceof FloatingType);
	}

	/** Whether a call may yield one of its arguments, which are objects. */
	static boolean isObject(Expression e) {
		return e instanceof Call c && NAMES.contains(c.callee()) && c.arguments().size() == 2
				&& c.arguments().stream().allMatch(a -> isOf(c.callee(), a.type()))
				&& c.arguments().stream().anyMatch(a -> Addresses.isObject(a) && a.type().equals(c.type()));
	}

	/** The address of what a call yields; empty for all other expressions. */
	static Optional<Expression> address(Expression e) {
		if (!isObject(e)) {
			return Optional.empty();
		}
		Call c = (Call) e;
		Expression first = converted(c.arguments().get(0), c.type());
		Expression second = converted(c.arguments().get(1), c.type());
		Type pointer = new PointerType(c.type(), false);
		List<Expression> addresses = List.of(Addresses.ofArgument(first), Addresses.ofArgument(second));
		if (isEffect(first) || isEffect(second)) {
			return Optional.of(new Call(CHOICE + c.callee(), Optional.empty(), addresses, pointer, c.range()));
		}
		boolean maximum = c.callee().equals(MAXIMUM);
		Expression less = new Binary(Operator.LESS, maximum ? first : second, maximum ? second : first, IntegerType.BOOL, c.range());
		return Optional.of(new Conditional(less, addresses.get(1), addresses.get(0), pointer, c.range()));
	}

	/** A number of another type is converted to one that is an object of its own. */
	private static Expression converted(Expression number, Type type) {
		return number.type().equals(type) ? number : new Cast(number, type, number.range());
	}

	/** Whether it may matter how often an expression is evaluated. */
	private static boolean isEffect(Expression e) {
		List<Expression> effects = new ArrayList<>();
		Walk.expressions(e, x -> {
			if (x instanceof Assignment || x instanceof Increment
					|| x instanceof Call c && LibraryModels.behaviour(c).filter(b -> b == Behaviour.PURE).isEmpty()) {
				effects.add(x);
			}
		});
		return !effects.isEmpty();
	}
}
