package org.racelens.frontend.fortran.declaration;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.Dimension;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Value;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.InitializerList;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.source.SourceRange;

/**
 * The values with which arrays of integers begin, where all are numbers. Fortran 2018 §8.4, §10.1.12
 *
 * @param scope in which the expressions have their meaning
 */
record InitialValues(Parts parts, Scope scope, SourceRange at) {
	/** Longer arrays are not listed. */
	private static final long MOST = 4096;

	/** The number of elements, where the bounds are numbers and there are not too many. */
	static Optional<Long> size(List<Dimension> dimensions) {
		long size = 1;
		for (Dimension d : dimensions) {
			Optional<Long> extent = d.extent().flatMap(Terms::constant);
			if (extent.isEmpty() || extent.get() < 0 || size * extent.get() > MOST) {
				return Optional.empty();
			}
			size *= extent.get();
		}
		return Optional.of(size);
	}

	/** The list of an array's values; empty where one of them is not a number. */
	Optional<Expression> list(Type array, Type element, List<Dimension> dimensions, Node initial) {
		Optional<Long> size = size(dimensions);
		if (size.isEmpty() || !(element instanceof IntegerType)) {
			return Optional.empty();
		}
		return flat(initial, size.get()).flatMap(values -> list(array, element, dimensions, k -> Optional.of(values.apply(k))));
	}

	/** @param values of the elements as they lie in memory; those that have none are zero */
	Optional<Expression> list(Type array, Type element, List<Dimension> dimensions, LongFunction<Optional<Expression>> values) {
		Optional<Long> size = size(dimensions);
		if (size.isEmpty() || !(element instanceof IntegerType)) {
			return Optional.empty();
		}
		List<Optional<Expression>> all = new ArrayList<>();
		for (long k = 0; k < size.get(); k++) {
			Optional<Expression> value = values.apply(k).map(v -> Terms.converted(v, element));
			if (value.filter(v -> !(v instanceof IntegerLiteral)).isPresent()) {
				return Optional.empty();
			}
			all.add(value);
		}
		return Optional.of(nested(array, all));
	}

	private Expression nested(Type type, List<Optional<Expression>> values) {
		int rows = Terms.constant(((ArrayType) type).length().orElseThrow()).orElseThrow().intValue();
		Type row = ((ArrayType) type).element();
		int width = rows == 0 ? 0 : values.size() / rows;
		List<Expression> elements = new ArrayList<>();
		List<Long> positions = new ArrayList<>();
		for (int r = 0; r < rows; r++) {
			int from = r * width;
			Optional<Expression> value = row instanceof ArrayType ? Optional.of(nested(row, values.subList(from, from + width)))
					: values.get(r);
			if (value.isPresent()) {
				elements.add(value.get());
				positions.add((long) r);
			}
		}
		return new InitializerList(elements, positions, type, at);
	}

	/** What an initial value gives to the elements one after the other: one number to all, a list, or a list in another shape. */
	private Optional<LongFunction<Expression>> flat(Node initial, long size) {
		Code code = new Code(parts.unit());
		boolean reshaped = initial.is("call_expression") && initial.children().get(0).name().equals("reshape")
				&& scope.lookup("reshape").isEmpty();
		List<Node> arguments = reshaped ? initial.child("argument_list").map(Node::parts).orElse(List.of()) : List.of();
		if (reshaped && (arguments.size() != 2 || arguments.get(0).is("keyword_argument"))) {
			return Optional.empty();
		}
		Value value = parts.expressions().value(reshaped ? arguments.get(0) : initial, scope, code);
		if (!value.isArray()) {
			Expression one = value.scalar();
			return Optional.of(k -> one);
		}
		boolean fits = value.extents().size() == 1
				&& Terms.constant(value.extents().get(0)).filter(n -> reshaped ? n >= size : n == size).isPresent();
		return fits ? Optional.of(k -> value.element().apply(List.of(Terms.number(k, at)))) : Optional.empty();
	}
}
