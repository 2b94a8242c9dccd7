package org.racelens.execution.value;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.racelens.execution.region.EffectiveTypes;
import org.racelens.execution.region.Place;
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
	/** those that see what others have seen before */
	private final Map<FunctionSymbol, List<Read>> later = new HashMap<>();
	private final Map<Seen, FunctionSymbol> others = new HashMap<>();

	/** A kind of scalars. */
	private record Shape(long size, boolean floating) {
		static Optional<Shape> of(Type type, Layout layout) {
			return layout.size(type).map(n -> new Shape(n, Layout.value(type) instanceof FloatingType));
		}
	}

	/**
	 * @param types by which it is accessed
	 * @param member the array member that its address was formed from
	 * @param letters that member again, where it consists of characters that share no bytes with others
	 */
	public record Access(EffectiveTypes types, Optional<Place.Extent> member, Optional<Place.Extent> letters) {
		boolean maySeeWhat(Access other) {
			boolean isAny = types.scalars().isEmpty() && other.types.scalars().isEmpty();
			if (isAny || letters.isEmpty() && other.letters.isEmpty()) {
				return types.meets(other.types);
			}
			return letters.isPresent() ? other.member.equals(letters) : member.equals(other.letters);
		}
	}

	private record Read(Grid offsets, Shape shape, Access access) {
		boolean meets(IntExpr offset, Shape other) {
			try {
				return offsets.meet(shape.size, offset, other.size) != Grid.Meeting.APART;
			} catch (ArithmeticException tooLarge) {
				return true;
			}
		}
	}

	private record Seen(FunctionSymbol contents, Shape shape, Bytes bytes) {
	}

	/** Whether scalars of different kinds see the same bytes in one execution. */
	public enum Bytes {
		/** they may, or they see what scalars of their own kind have seen: the numbers depend on each other */
		SHARED,
		/** their types say that they do not, or nothing has a declared type there: any two numbers are possible */
		OTHERS
	}

	/** Before a root function is executed. */
	public void clear() {
		first.clear();
		later.clear();
		others.clear();
	}

	/**
	 * What a scalar sees.
	 *
	 * @param content of the bytes from an offset on, the last of its arguments
	 * @param another a function for what scalars of a kind see of contents that scalars of other kinds have seen before
	 */
	public IntExpr seen(Apply content, Type type, Access access, Layout layout, Function<Bytes, FunctionSymbol> another) {
		Optional<Shape> known = Shape.of(type, layout);
		if (known.isEmpty()) {
			return content;
		}
		Shape shape = known.get();
		IntExpr offset = content.arguments().get(content.arguments().size() - 1);
		List<Read> before = first.computeIfAbsent(content.function(), f -> new ArrayList<>());
		List<Read> met = before.stream().filter(r -> r.meets(offset, shape)).toList();
		Read read = new Read(Grid.at(offset).forAnyTerms(), shape, access);
		List<Read> more = later.computeIfAbsent(content.function(), f -> new ArrayList<>());
		boolean isOwn = met.stream().allMatch(r -> r.shape.equals(shape));
		if (isOwn && more.stream().noneMatch(r -> r.shape.equals(shape) && r.meets(offset, shape))) {
			add(read, before);
			return content;
		}
		boolean isLinked = met.stream().anyMatch(r -> r.shape.equals(shape));
		boolean isShared = Stream.concat(met.stream(), more.stream().filter(r -> r.meets(offset, shape)))
				.anyMatch(r -> !r.shape.equals(shape) && r.access.maySeeWhat(access));
		add(read, more);
		Bytes bytes = isLinked || isShared ? Bytes.SHARED : Bytes.OTHERS;
		return new Apply(others.computeIfAbsent(new Seen(content.function(), shape, bytes), s -> another.apply(bytes)),
				content.arguments());
	}

	private static void add(Read read, List<Read> reads) {
		if (!reads.contains(read)) {
			reads.add(read);
		}
	}
}
