package org.racelens.frontend.fortran.unit;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Member;
import org.racelens.model.expression.RecordDefinition;
import org.racelens.model.expression.RecordDefinition.Field;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.source.SourceRange;

/**
 * What an allocatable or pointer array consists of besides its elements: where they are and its bounds. Nothing of it has a name in the
 * program.
 *
 * @param element type of the elements
 */
public record Descriptor(Type element, int rank, Kind kind) {
	/** Whose descriptor it is. */
	public enum Kind {
		/** of an allocatable object */
		ALLOCATABLE("array"),
		/** of a pointer whose targets are contiguous */
		POINTER("pointer to array"),
		/** of a pointer; the elements are as far from each other as the descriptor says */
		STRIDED("pointer to strided array");

		private final String shown;

		Kind(String shown) {
			this.shown = shown;
		}
	}

	private static final String DATA = "data";
	private static final String LOWER = "lower";
	private static final String EXTENT = "extent";
	private static final String STRIDE = "stride";
	private static final Pattern BOUND = Pattern.compile("(" + LOWER + "|" + EXTENT + ")(\\d+)");

	/** What an allocatable object has. */
	public Descriptor(Type element, int rank) {
		this(element, rank, Kind.ALLOCATABLE);
	}

	/** The same for objects of a type that {@link #type} yields, or that leads to such objects. */
	public static Descriptor like(Type described, Type element, int rank) {
		Type type = described instanceof PointerType p ? p.pointee() : described;
		return Stream.of(Kind.values()).map(k -> new Descriptor(element, rank, k)).filter(d -> d.type().equals(type)).findFirst()
				.orElseGet(() -> new Descriptor(element, rank));
	}

	/** The inquiry of an object that yields a field; empty where none does. Fortran 2018 §16.9.109, §16.9.179 */
	public static Optional<String> inquiry(String of, String field) {
		Matcher bound = BOUND.matcher(field);
		return bound.matches()
				? Optional
						.of((bound.group(1).equals(LOWER) ? "lbound(" : "size(") + of + "," + (Integer.parseInt(bound.group(2)) + 1) + ")")
				: Optional.empty();
	}

	/** Whether elements may be no neighbours. */
	public boolean isStrided() {
		return kind == Kind.STRIDED;
	}

	/** Whether it is that of a pointer. */
	public boolean isPointer() {
		return kind != Kind.ALLOCATABLE;
	}

	/** The type of the elements' address. What is allocated for one allocatable object is none of another's. Fortran 2018 §9.7.1.3 */
	private PointerType address() {
		return new PointerType(element, kind == Kind.ALLOCATABLE);
	}

	/** The type of the descriptor. */
	public RecordType type() {
		return new RecordType("(" + kind.shown + " " + rank + " " + element + ")");
	}

	/** The layout of the descriptor. */
	public RecordDefinition definition() {
		List<Field> fields = new ArrayList<>(List.of(new Field(DATA, address(), 0, PointerType.BYTES)));
		for (int d = 0; d < rank; d++) {
			fields.add(new Field(LOWER + d, Types.INDEX, PointerType.BYTES + 16L * d, 8));
			fields.add(new Field(EXTENT + d, Types.INDEX, PointerType.BYTES + 16L * d + 8, 8));
		}
		for (int d = 0; d < rank && isStrided(); d++) {
			fields.add(new Field(STRIDE + d, Types.INDEX, PointerType.BYTES + 16L * rank + 8L * d, 8));
		}
		Set<String> names = new LinkedHashSet<>(fields.stream().map(Field::name).toList());
		return new RecordDefinition(type().name(), false, fields, PointerType.BYTES + (isStrided() ? 24L : 16L) * rank,
				PointerType.BYTES, names);
	}

	/** Where the elements are. */
	public Expression data(Expression descriptor, SourceRange at) {
		return new Member(descriptor, DATA, address(), at);
	}

	/** How many elements of the target lie between two that follow one another in a dimension; none where all are neighbours. */
	public List<Expression> strides(Expression descriptor, SourceRange at) {
		List<Expression> all = new ArrayList<>();
		for (int d = 0; d < rank && isStrided(); d++) {
			all.add(new Member(descriptor, STRIDE + d, Types.INDEX, at));
		}
		return all;
	}

	/** The bounds of a dimension, from 0 on. */
	public Dimension dimension(Expression descriptor, int d, SourceRange at) {
		return new Dimension(new Member(descriptor, LOWER + d, Types.INDEX, at),
				Optional.of(new Member(descriptor, EXTENT + d, Types.INDEX, at)));
	}

	/** The bounds of all dimensions. */
	public List<Dimension> dimensions(Expression descriptor, SourceRange at) {
		List<Dimension> all = new ArrayList<>();
		for (int d = 0; d < rank; d++) {
			all.add(dimension(descriptor, d, at));
		}
		return all;
	}
}
