package org.racelens.execution.value;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.RecordDefinition;
import org.racelens.model.expression.RecordDefinition.Field;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.AtomicType;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;

/** Sizes and offsets in bytes on an LP64 machine, as far as they are constant. */
public record Layout(Map<String, RecordDefinition> records) {
	private static final int MOST_PARTS = 64;
	private static final int MOST_POINTERS = 128;

	/** The size of a type; nothing for arrays of run-time or open length and for what is not modelled. */
	public Optional<Long> size(Type type) {
		if (type instanceof IntegerType i) {
			return Optional.of(i.bits() / 8L);
		}
		if (type instanceof FloatingType f) {
			return Optional.of((long) f.bytes());
		}
		if (type instanceof PointerType) {
			return Optional.of((long) PointerType.BYTES);
		}
		if (type instanceof AtomicType a) {
			return size(a.value());
		}
		if (type instanceof RecordType r) {
			return Optional.ofNullable(records.get(r.name())).map(RecordDefinition::size);
		}
		if (type instanceof ArrayType a) {
			return a.length().filter(Expression.IntegerLiteral.class::isInstance)
					.flatMap(n -> size(a.element()).map(e -> e * ((Expression.IntegerLiteral) n).value()));
		}
		return type instanceof Type.VoidType ? Optional.of(1L) : Optional.empty();
	}

	/** The members of a structure type, or of the elements of an array of such; none of other types, and of unions. */
	public List<Field> fields(Type type) {
		if (type instanceof ArrayType a) {
			return fields(a.element());
		}
		return type instanceof RecordType r
				? Optional.ofNullable(records.get(r.name())).filter(d -> !d.union()).map(RecordDefinition::fields).orElse(List.of())
				: List.of();
	}

	/** The field of a record type by its name; empty where the type is no known record or has no such field. */
	public Optional<Field> field(Type type, String name) {
		return type instanceof RecordType r
				? Optional.ofNullable(records.get(r.name())).stream().flatMap(d -> d.fields().stream()).filter(f -> f.name().equals(name))
						.findFirst()
				: Optional.empty();
	}

	/** A scalar inside an object; the offset is in bytes. */
	public record Part(long offset, Type type) {
	}

	/**
	 * The scalars that an object of a structure type consists of; nothing where they overlap, as in unions, or where they are too many to
	 * be followed one by one. Bit-fields of one memory location are one scalar.
	 */
	public Optional<List<Part>> parts(Type type) {
		List<Part> parts = new ArrayList<>();
		return type instanceof RecordType && collect(type, 0, parts) ? Optional.of(parts) : Optional.empty();
	}

	private boolean collect(Type type, long offset, List<Part> parts) {
		if (isScalar(type)) {
			parts.add(new Part(offset, type));
			return parts.size() <= MOST_PARTS;
		}
		if (type instanceof ArrayType a) {
			Optional<Long> length = a.length().filter(Expression.IntegerLiteral.class::isInstance)
					.map(n -> ((Expression.IntegerLiteral) n).value());
			Optional<Long> size = size(a.element());
			return length.isPresent() && size.isPresent() && length.get() <= MOST_PARTS
					&& LongStream.range(0, length.get()).allMatch(i -> collect(a.element(), offset + i * size.get(), parts));
		}
		RecordDefinition record = type instanceof RecordType r ? records.get(r.name()) : null;
		List<Field> fields = record == null ? List.of() : record.fields().stream().map(Layout::location).distinct().toList();
		return record != null && !record.union() && areApart(fields)
				&& fields.stream().allMatch(f -> collect(f.type(), offset + f.offset(), parts));
	}

	private static boolean areApart(List<Field> fields) {
		List<Field> sorted = fields.stream().sorted(Comparator.comparingLong(Field::offset)).toList();
		return IntStream.range(1, sorted.size())
				.allMatch(i -> sorted.get(i - 1).offset() + Math.max(1, sorted.get(i - 1).size()) <= sorted.get(i).offset());
	}

	/** The pointers among the scalars of an object, as many as are followed one by one; those in unions are left out. */
	public List<Part> pointers(Type type) {
		return pointers(type, 0).limit(MOST_POINTERS).toList();
	}

	private Stream<Part> pointers(Type type, long offset) {
		if (type instanceof PointerType) {
			return Stream.of(new Part(offset, type));
		}
		if (type instanceof ArrayType a) {
			long length = a.length().filter(Expression.IntegerLiteral.class::isInstance)
					.map(n -> ((Expression.IntegerLiteral) n).value()).orElse(0L);
			long size = size(a.element()).orElse(0L);
			return length > MOST_PARTS || size == 0
					? Stream.empty()
					: LongStream.range(0, length).boxed().flatMap(i -> pointers(a.element(), offset + i * size));
		}
		RecordDefinition record = type instanceof RecordType r ? records.get(r.name()) : null;
		return record == null || record.union()
				? Stream.empty()
				: record.fields().stream().flatMap(f -> pointers(f.type(), offset + f.offset()));
	}

	/** The memory location of a bit-field as one number; other fields as they are. */
	private static Field location(Field f) {
		return f.bits().isEmpty() ? f : new Field("", new IntegerType((int) f.size() * 8, false, false), f.offset(), f.size());
	}

	/** The type of the scalar of a size at an offset in an object, or in a row of such objects, where there is one alone. */
	public Optional<Type> scalar(Type type, long offset, long size) {
		if (isScalar(type)) {
			return size(type).filter(n -> n == size && offset % n == 0).map(n -> type);
		}
		if (type instanceof ArrayType a) {
			return size(a.element()).filter(n -> n > 0).flatMap(n -> scalar(a.element(), offset % n, size));
		}
		RecordDefinition record = type instanceof RecordType r ? records.get(r.name()) : null;
		return record == null || record.union()
				? Optional.empty()
				: field(record, record.size() == 0 ? 0 : offset % record.size()).filter(f -> f.bits().isEmpty())
						.flatMap(f -> scalar(f.type(), (record.size() == 0 ? 0 : offset % record.size()) - f.offset(), size));
	}

	/** The scalars that begin at an offset of an object, in unions one for each member. */
	public Stream<Type> overlaid(Type type, long offset) {
		if (type instanceof ArrayType a) {
			return size(a.element()).filter(n -> n > 0).stream().flatMap(n -> overlaid(a.element(), offset % n));
		}
		return type instanceof RecordType r
				? Optional.ofNullable(records.get(r.name())).stream().flatMap(d -> d.fields().stream())
						.filter(f -> f.offset() <= offset && offset < f.offset() + f.size())
						.flatMap(f -> overlaid(f.type(), offset - f.offset()))
				: Stream.of(type).filter(t -> offset == 0);
	}

	/** The field of a record that holds the byte at an offset; of fields that overlap the last one. */
	public static Optional<Field> field(RecordDefinition record, long offset) {
		return record.fields().stream().filter(f -> f.offset() <= offset && offset < f.offset() + f.size()).reduce((a, b) -> b);
	}

	/** The type of what an object holds: that of an atomic type without the qualifier. */
	public static Type value(Type type) {
		return type instanceof AtomicType a ? a.value() : type;
	}

	/** Whether values of the type are single numbers or pointers. */
	public static boolean isScalar(Type type) {
		return type instanceof AtomicType a ? isScalar(a.value())
				: type instanceof IntegerType || type instanceof FloatingType || type instanceof PointerType;
	}
}
