package org.racelens.execution.value;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.racelens.execution.region.EffectiveTypes;
import org.racelens.logic.term.FunctionSymbol;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.FloatingType;

/**
 * By which scalars memory is read that nothing has written. A term for the contents of some bytes stands for a number of one size: bytes
 * that scalars of several sizes see, as members of unions do, are told by the term as the first of them sees them, and by other terms as
 * the others do. What one execution reads by the one type and another one by another type is another number, too. ISO C11 §6.5p6, §6.5.2.3,
 * note 95
 */
public final class OriginalReads {
	private final Map<FunctionSymbol, List<Read>> first = new HashMap<>();
	private final Map<Seen, FunctionSymbol> others = new HashMap<>();

	/** A kind of scalars. */
	private record Shape(long size, boolean floating) {
		static Optional<Shape> of(Type type, Layout layout) {
			return layout.size(type).map(n -> new Shape(n, Layout.value(type) instanceof FloatingType));
		}
	}

	private record Read(Grid offsets, Shape shape, EffectiveTypes types) {
		boolean meets(IntExpr offset, Shape other) {
			try {
				return !shape.equals(other) && offsets.meet(shape.size, offset, other.size) != Grid.Meeting.APART;
			} catch (ArithmeticException tooLarge) {
				return true;
			}
		}
	}

	private record Seen(FunctionSymbol contents, Shape shape, Bytes bytes) {
	}

	/** Whether scalars of different kinds see the same bytes in one execution. */
	public enum Bytes {
		/** they may: the numbers that they see depend on each other */
		SHARED,
		/** their types say that they do not, or nothing has a declared type there: any two numbers are possible */
		OTHERS
	}

	/** Before a root function is executed. */
	public void clear() {
		first.clear();
		others.clear();
	}

	/**
	 * What a scalar sees.
	 *
	 * @param content of the bytes from an offset on, the last of its arguments
	 * @param types by which they are accessed
	 * @param another a function for what scalars of a kind see of contents that scalars of other kinds have seen before
	 */
	public IntExpr seen(Apply content, Type type, EffectiveTypes types, Layout layout, Function<Bytes, FunctionSymbol> another) {
		Optional<Shape> shape = Shape.of(type, layout);
		if (shape.isEmpty()) {
			return content;
		}
		IntExpr offset = content.arguments().get(content.arguments().size() - 1);
		List<Read> reads = first.computeIfAbsent(content.function(), f -> new ArrayList<>());
		List<Read> met = reads.stream().filter(r -> r.meets(offset, shape.get())).toList();
		if (!met.isEmpty()) {
			Bytes bytes = met.stream().anyMatch(r -> r.types.meets(types)) ? Bytes.SHARED : Bytes.OTHERS;
			return new Apply(others.computeIfAbsent(new Seen(content.function(), shape.get(), bytes), s -> another.apply(bytes)),
					content.arguments());
		}
		Read read = new Read(Grid.at(offset).forAnyTerms(), shape.get(), types);
		if (!reads.contains(read)) {
			reads.add(read);
		}
		return content;
	}
}
