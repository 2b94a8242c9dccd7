package org.racelens.model.expression;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The layout of a struct, union or class on an LP64 machine.
 *
 * @param name unique within the parsed unit
 * @param fields in declaration order; all offsets are 0 in a union
 * @param size in bytes, with padding
 * @param internal names of fields that are the library's own: what the program says names none of them
 */
public record RecordDefinition(String name, boolean union, List<Field> fields, long size, long alignment, Set<String> internal) {
	/**
	 * A field.
	 *
	 * @param offset in bytes; adjacent bit-fields share one memory location, of which this and {@code size} tell the bytes. C11 §3.14
	 * @param bits where the field is within that location, if it is a bit-field
	 */
	public record Field(String name, Type type, long offset, long size, Optional<Bits> bits) {
		/** A field that is no bit-field. */
		public Field(String name, Type type, long offset, long size) {
			this(name, type, offset, size, Optional.empty());
		}

		/** The same field, in a record that begins some bytes before the one that declares it. */
		public Field behind(long bytes) {
			return new Field(name, type, bytes + offset, size, bits);
		}

		/** The same field by another name. */
		public Field named(String other) {
			return new Field(other, type, offset, size, bits);
		}
	}

	/** The bits of a bit-field: {@code width} bits from bit {@code first} on, 0 being the lowest one of its memory location. */
	public record Bits(long first, long width) {
	}

	public RecordDefinition {
		fields = List.copyOf(fields);
		internal = Set.copyOf(internal);
	}

	/** A record whose fields can all be named. */
	public RecordDefinition(String name, boolean union, List<Field> fields, long size, long alignment) {
		this(name, union, fields, size, alignment, Set.of());
	}
}
