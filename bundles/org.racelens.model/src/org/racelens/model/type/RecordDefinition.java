package org.racelens.model.type;

import java.util.List;

/**
 * The layout of a struct, union or class on an LP64 machine.
 *
 * @param name unique within the parsed unit
 * @param fields in declaration order; all offsets are 0 in a union
 * @param size in bytes, with padding
 */
public record RecordDefinition(String name, boolean union, List<Field> fields, long size, long alignment) {
	/** A field; adjacent bit-fields share one memory location: {@code offset} and {@code size} are those of the whole run. */
	public record Field(String name, Type type, long offset, long size) {
	}

	public RecordDefinition {
		fields = List.copyOf(fields);
	}
}
