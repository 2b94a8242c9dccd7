package org.racelens.frontend.fortran.expression;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.racelens.frontend.fortran.unit.Dimension;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Types;
import org.racelens.frontend.fortran.unit.Value;
import org.racelens.frontend.fortran.unit.Value.Whole;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.Subscript;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.ArrayType.Subscripts;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.source.SourceRange;

/** Elements of arrays. The first index is that of neighbours in memory; in the model it is the last one. Fortran 2018 §9.5.3.2 */
public final class ArrayAccess {
	private ArrayAccess() {
	}

	/** The type of an array. */
	public static Type array(Type element, List<Dimension> dimensions) {
		Type type = element;
		for (int d = 0; d < dimensions.size(); d++) {
			Dimension each = dimensions.get(d);
			Subscripts subscripts = d == dimensions.size() - 1 && isOfOldSize(each) ? Subscripts.ANY : Subscripts.INSIDE;
			type = new ArrayType(type, each.extent(), each.shift() instanceof IntegerLiteral shift ? shift.value() : 0, subscripts);
		}
		return type;
	}

	/** Old programs wrote {@code a(1)} where today they would write {@code a(*)}. */
	private static boolean isOfOldSize(Dimension last) {
		return last.extent().flatMap(Terms::constant).filter(n -> n == 1).isPresent();
	}

	/** The type of what a pointer to the first element of an array leads to: all dimensions but the last one. */
	public static Type row(Type element, List<Dimension> dimensions) {
		return array(element, dimensions.subList(0, dimensions.size() - 1));
	}

	/**
	 * An element.
	 *
	 * @param base an array, or a pointer to its rows
	 * @param indices each counted from 0 on
	 */
	public static Expression element(Expression base, List<Expression> indices, SourceRange at) {
		return element(base, indices, List.of(), at);
	}

	/** @param dimensions of the array, or none where its elements have no names */
	private static Expression element(Expression base, List<Expression> indices, List<Dimension> dimensions, SourceRange at) {
		Expression e = base;
		for (int d = indices.size() - 1; d >= 0; d--) {
			Type type = e.type() instanceof PointerType p ? p.pointee() : ((ArrayType) e.type()).element();
			Optional<Expression> shift = d < dimensions.size() ? Optional.of(dimensions.get(d).shift()) : Optional.empty();
			e = new Subscript(e, indices.get(d), shift, type, at);
		}
		return e;
	}

	/** An array as a whole. */
	public static Value whole(Expression base, Type element, List<Dimension> dimensions, SourceRange at) {
		List<Expression> extents = dimensions.stream().map(d -> d.extent().orElseGet(() -> Terms.any(Types.INDEX, List.of(), at)))
				.toList();
		Expression first = element(base, zeros(dimensions.size(), at), dimensions, at);
		return new Value(element, extents, indices -> element(base, indices, dimensions, at),
				Optional.of(new Whole(first, dimensions, Optional.of(base))));
	}

	/**
	 * An array whose elements are at distances.
	 *
	 * @param data points to its first element
	 * @param whole what it is as an object, given that element
	 */
	public static Value strided(Expression data, Type element, List<Dimension> dimensions, List<Expression> strides,
			Function<Expression, Whole> whole, SourceRange at) {
		List<Expression> extents = dimensions.stream().map(d -> d.extent().orElseGet(() -> Terms.any(Types.INDEX, List.of(), at)))
				.toList();
		Expression first = new Subscript(data, Terms.number(0, at), element, at);
		return new Value(element, extents, indices -> {
			Expression position = Terms.number(0, at);
			for (int d = 0; d < indices.size(); d++) {
				position = Terms.plus(position, Terms.times(indices.get(d), strides.get(d)));
			}
			return new Subscript(data, position, element, at);
		}, Optional.of(whole.apply(first)));
	}

	/** The same elements, as the source names them at a place with their subscripts. */
	static Value written(Value part, SourceRange at) {
		return new Value(part.type(), part.extents(), indices -> part.element().apply(indices) instanceof Subscript s
				? new Subscript(s.base(), s.index(), s.shift(), s.type(), at)
				: part.element().apply(indices), part.whole());
	}

	private static List<Expression> zeros(int count, SourceRange at) {
		List<Expression> zeros = new ArrayList<>();
		for (int d = 0; d < count; d++) {
			zeros.add(Terms.number(0, at));
		}
		return zeros;
	}
}
