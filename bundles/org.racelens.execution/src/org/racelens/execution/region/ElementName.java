package org.racelens.execution.region;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.RecordDefinition;
import org.racelens.model.expression.RecordDefinition.Field;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Variable.Origin;
import org.racelens.model.source.ElementSyntax;

/**
 * What the source calls a part of an object: {@code a[1][3]}, {@code list[2].size}, {@code matrix->rows}.
 *
 * @param records structures by name
 * @param syntax of the source's language
 */
public record ElementName(Map<String, RecordDefinition> records, ElementSyntax syntax) {
	private static final int DEEPEST = 8;

	public ElementName {
		records = Map.copyOf(records);
	}

	/**
	 * The part of an object at an offset.
	 *
	 * @param name what the source calls the object: its own name, or the pointer that leads to it
	 * @param offset in bytes
	 * @param size of the part, in bytes
	 */
	public String of(MemoryObject object, String name, long offset, long size) {
		Optional<RecordDefinition> record = record(object.element());
		if (record.isPresent() && record.get().size() > 0) {
			return inRecord(object, name, offset, size, record.get());
		}
		if (object.element() instanceof ArrayType t) {
			return name + syntax.element(indices(t, offset, size));
		}
		boolean whole = offset == 0 && object.isVariable();
		return whole ? name : name + element(Math.floorDiv(offset, size));
	}

	/**
	 * The scalar of an object at an offset.
	 *
	 * @param name what the source calls the object: its own name, or the pointer that leads to it
	 * @param offset in bytes
	 */
	public String of(MemoryObject object, String name, long offset) {
		return of(object, name, offset, unit(scalar(object.element(), offset)));
	}

	/**
	 * The structure of an object, or of an array of them, at an offset.
	 *
	 * @param name what the source calls the object: its own name, or the pointer that leads to it
	 * @param offset in bytes
	 */
	public String structure(MemoryObject object, String name, long offset) {
		// no member is as large
		return record(object.element()).map(r -> inRecord(object, name, offset, r.size() + 1, r)).orElseGet(() -> of(object, name, offset));
	}

	/**
	 * A pointer in each element of an array of pointers, or of structures.
	 *
	 * @param name what the source calls the array: its own name, or the pointer that leads to it
	 * @param offset of the pointer in an element, in bytes
	 */
	public String any(MemoryObject object, String name, long offset) {
		return syntax.any(name)
				+ record(object.element()).map(r -> member(r, offset, PointerType.BYTES, DEEPEST, syntax::member)).orElse("");
	}

	/**
	 * The type of the scalar at an offset in objects of a type; where records are not known, theirs.
	 *
	 * @param offset in bytes
	 */
	public Type scalar(Type type, long offset) {
		if (type instanceof ArrayType a) {
			return scalar(a.element(), offset);
		}
		Optional<RecordDefinition> record = record(type).filter(r -> r.size() > 0);
		long inside = record.isPresent() ? Math.floorMod(offset, record.get().size()) : 0;
		return record.flatMap(r -> r.fields().stream().filter(f -> f.offset() <= inside && inside < f.offset() + f.size()).findFirst())
				.map(f -> scalar(f.type(), inside - f.offset())).orElse(type);
	}

	/**
	 * Whether objects of a type have a scalar or a structure at an offset: a whole one, no part of it and nothing beyond it.
	 *
	 * @param offset in bytes; what is beyond the first object is in those of the same type that follow it
	 * @param size of the part, in bytes
	 */
	public boolean hasPart(Type type, long offset, long size) {
		if (type instanceof ArrayType a) {
			return length(a.element()).isPresent() && hasPart(a.element(), offset, size);
		}
		Optional<RecordDefinition> record = record(type).filter(r -> r.size() > 0);
		if (record.isEmpty()) {
			return isScalar(type) && unit(type) == size && Math.floorMod(offset, size) == 0;
		}
		long inside = Math.floorMod(offset, record.get().size());
		// members of unions have no names here
		return inside == 0 && (size == record.get().size() || record.get().union()) || record.get().fields().stream()
				.filter(f -> !record.get().union() && f.offset() <= inside && inside < f.offset() + f.size() && f.bits().isEmpty())
				.anyMatch(f -> hasPart(f.type(), inside - f.offset(), size));
	}

	private static boolean isScalar(Type type) {
		return type instanceof PointerType || type instanceof Type.IntegerType || type instanceof Type.FloatingType;
	}

	/** The size of the scalars in a type, in bytes; of what is none, that of a pointer. */
	public static long unit(Type type) {
		if (type instanceof ArrayType a) {
			return unit(a.element());
		}
		return type instanceof Type.IntegerType i ? Math.max(1, i.bits() / 8) : type instanceof Type.FloatingType f ? f.bytes()
				: PointerType.BYTES;
	}

	private Optional<RecordDefinition> record(Type type) {
		Type element = type;
		while (element instanceof ArrayType a) {
			element = a.element();
		}
		return element instanceof RecordType r ? Optional.ofNullable(records.get(r.name())) : Optional.empty();
	}

	private String inRecord(MemoryObject object, String name, long offset, long size, RecordDefinition record) {
		long index = Math.floorDiv(offset, record.size());
		long inside = Math.floorMod(offset, record.size());
		String member = member(record, inside, size, DEEPEST, syntax::member);
		if (object.element() instanceof ArrayType a) {
			return name + syntax.element(indices(a, index * record.size(), record.size())) + member;
		}
		if (index != 0 || member.isEmpty()) {
			return object.isVariable() && index == 0 ? name : name + element(index) + member;
		}
		if (isUnnamed(object)) {
			return member(record, inside, size, DEEPEST, UnaryOperator.identity());
		}
		return name + (object.isVariable() ? member : member(record, inside, size, DEEPEST, syntax::pointed));
	}

	/** Whether the text names an object's members alone, and not the object. */
	static boolean isUnnamed(MemoryObject object) {
		return object.variable().filter(v -> v.origin() == Origin.STORAGE).isPresent();
	}

	/** With what parts it from its object; empty where the whole is meant, or no member is known there. */
	private String member(RecordDefinition record, long offset, long size, int depth, UnaryOperator<String> parted) {
		if (record.union() || depth == 0 || size > record.size() || size == record.size() && record.fields().size() > 1) {
			return "";
		}
		for (Field field : record.fields()) {
			long inside = offset - field.offset();
			if (field.bits().isEmpty() && inside >= 0 && inside < field.size()) {
				return (record.internal().contains(field.name()) ? "" : parted.apply(field.name())) + part(field, inside, size, depth);
			}
		}
		return "";
	}

	private String part(Field field, long offset, long size, int depth) {
		Optional<RecordDefinition> inner = record(field.type());
		long unit = inner.map(RecordDefinition::size).filter(n -> n > 0).orElse(size);
		String index = field.type() instanceof ArrayType a && size < field.size() ? syntax.element(indices(a, offset, unit)) : "";
		return index + inner.map(r -> member(r, Math.floorMod(offset, unit), size, depth - 1, syntax::member)).orElse("");
	}

	private String element(long index) {
		return syntax.element(List.of(index));
	}

	private static List<Long> indices(ArrayType type, long offset, long size) {
		Optional<Long> inner = length(type.element());
		if (inner.isEmpty() || inner.get() == 1) {
			return List.of(Math.floorDiv(offset, size) + type.shift());
		}
		long row = inner.get() * size;
		List<Long> indices = new ArrayList<>(List.of(Math.floorDiv(offset, row) + type.shift()));
		indices.addAll(indices((ArrayType) type.element(), Math.floorMod(offset, row), size));
		return indices;
	}

	/** Number of scalars, or structures, in a type with constant lengths; 1 for one of them. */
	private static Optional<Long> length(Type type) {
		if (!(type instanceof ArrayType a)) {
			return Optional.of(1L);
		}
		return a.length().filter(IntegerLiteral.class::isInstance)
				.map(n -> ((IntegerLiteral) n).value()).flatMap(n -> length(a.element()).map(m -> n * m));
	}
}
