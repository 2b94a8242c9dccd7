package org.racelens.frontend.fortran.call;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.Entity.Data;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Types;
import org.racelens.frontend.fortran.unit.Value;
import org.racelens.frontend.fortran.unit.Value.Whole;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.source.SourceRange;

/** What the language tells of an object or a type, without reading the object itself. Fortran 2018 §16.9 */
final class Inquiries {
	private static final Set<String> NAMES = Set.of("size", "lbound", "ubound", "allocated", "associated", "present", "kind", "len",
			"selected_int_kind", "selected_real_kind");

	private final Parts parts;

	Inquiries(Parts parts) {
		this.parts = parts;
	}

	static boolean has(String name) {
		return NAMES.contains(name);
	}

	Value value(String name, Arguments arguments, Node reference, Scope scope, Code code) {
		SourceRange at = reference.range();
		return switch (name) {
			case "size", "lbound", "ubound" -> bounds(name, arguments, at, scope, code);
			case "allocated", "associated" -> Value.of(arguments.all().stream().findFirst()
					.flatMap(a -> Intrinsics.whole(parts, a, scope, code)).map(w -> isThere(w, arguments, at))
					.orElseGet(() -> Terms.any(Types.LOGICAL, List.of(), at)));
			case "present" -> Value.of(arguments.at(0, "a").flatMap(a -> Intrinsics.data(a, scope)).map(d -> isPresent(d, at))
					.orElseGet(() -> Terms.any(Types.LOGICAL, List.of(), at)));
			case "kind" -> Value.of(arguments.at(0, "x").map(x -> kind(parts.expressions().value(x, scope, code.apart()), at))
					.orElseGet(() -> Terms.number(4, at)));
			case "len" -> Value.of(arguments.at(0, "string").map(x -> parts.expressions().value(x, scope, code.apart()))
					.filter(v -> v.type() instanceof ArrayType).flatMap(v -> ((ArrayType) v.type()).length())
					.orElseGet(() -> Terms.any(Types.INTEGER, List.of(), at)));
			default -> Value.of(selected(name, arguments, scope, at));
		};
	}

	private static Expression kind(Value value, SourceRange at) {
		return Terms.number(value.type() instanceof FloatingType f ? f.complex() ? f.bytes() / 2 : f.bytes()
				: value.type() instanceof IntegerType i ? i.bits() / 8 : 1, at);
	}

	/** The kind with so many digits. Fortran 2018 §16.9.169, §16.9.170 */
	private Expression selected(String name, Arguments arguments, Scope scope, SourceRange at) {
		long digits = arguments.at(0, name.equals("selected_int_kind") ? "r" : "p").flatMap(a -> parts.expressions().constant(a, scope))
				.orElse(0L);
		long range = arguments.at(1, "r").flatMap(a -> parts.expressions().constant(a, scope)).orElse(0L);
		if (name.equals("selected_int_kind")) {
			return Terms.number(digits <= 2 ? 1 : digits <= 4 ? 2 : digits <= 9 ? 4 : 8, at);
		}
		return Terms.number(digits <= 6 && range <= 37 ? 4 : digits <= 15 && range <= 307 ? 8 : 16, at);
	}

	private static Expression isThere(Whole whole, Arguments arguments, SourceRange at) {
		if (whole.descriptor().isEmpty() || arguments.all().size() > 1) {
			return Terms.any(Types.LOGICAL, List.of(), at);
		}
		Expression data = whole.descriptor().get().data(whole.object().orElseThrow(), at);
		return isSet(data, at);
	}

	/** Whether a pointer is not null. */
	static Expression isSet(Expression pointer, SourceRange at) {
		return new Expression.Binary(Operator.NOT_EQUAL, pointer, Terms.pointer(Terms.number(0, at), pointer.type()), Types.LOGICAL, at);
	}

	private static Expression isPresent(Data dummy, SourceRange at) {
		return dummy.form() == Data.Form.DIRECT ? Terms.number(1, at) : isSet(Terms.use(dummy.variable(), at), at);
	}

	private Value bounds(String name, Arguments arguments, SourceRange at, Scope scope, Code code) {
		Value array = parts.expressions().value(arguments.at(0, "array").orElseThrow(), scope, code);
		Optional<Long> dimension = arguments.at(1, "dim").flatMap(d -> parts.expressions().constant(d, scope));
		boolean whole = name.equals("size") && arguments.at(1, "dim").isEmpty();
		if (whole) {
			return Value.of(array.extents().stream().reduce(Terms.number(1, at), Terms::times));
		}
		if (dimension.isEmpty() && arguments.at(1, "dim").isEmpty()) {
			return new Value(Types.INTEGER, List.of(Terms.number(array.extents().size(), at)),
					k -> Terms.constant(k.get(0)).filter(n -> n >= 0 && n < array.extents().size())
							.map(n -> bound(name, array, n.intValue(), at)).orElseGet(() -> Terms.any(Types.INTEGER, List.of(), at)),
					Optional.empty());
		}
		return Value.of(dimension.filter(d -> d >= 1 && d <= array.extents().size()).map(d -> bound(name, array, d.intValue() - 1, at))
				.orElseGet(() -> Terms.any(Types.INTEGER, List.of(), at)));
	}

	/** Integers as wide as they are held: they are compared and added as they are. */
	private static Expression bound(String name, Value array, int d, SourceRange at) {
		Expression extent = array.extents().get(d);
		Expression lower = array.whole().filter(w -> d < w.dimensions().size()).map(w -> w.dimensions().get(d).lower())
				.orElseGet(() -> Terms.number(1, at));
		Expression bound = Map.of("size", extent, "lbound", lower).getOrDefault(name,
				Terms.minus(Terms.plus(lower, extent), Terms.number(1, at)));
		return bound;
	}
}
