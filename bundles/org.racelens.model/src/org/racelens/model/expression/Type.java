package org.racelens.model.expression;

import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;

/** The type of an object or expression, as far as sizes, signedness and pointees matter. */
public sealed interface Type {
	/** @param bits 8, 16, 32, 64 or 128; a C {@code _Bool} has 8 bits and {@code bool} set */
	record IntegerType(int bits, boolean signed, boolean bool) implements Type {
		public static final IntegerType INT = new IntegerType(32, true, false);
		public static final IntegerType LONG = new IntegerType(64, true, false);
		public static final IntegerType SIZE = new IntegerType(64, false, false);
		public static final IntegerType CHAR = new IntegerType(8, true, false);
		public static final IntegerType BOOL = new IntegerType(8, false, true);
	}

	/** @param bytes 4, 8 or 16 (twice that for complex types) */
	record FloatingType(int bytes, boolean complex) implements Type {
		/** A real type. */
		public FloatingType(int bytes) {
			this(bytes, false);
		}
	}

	/**
	 * A pointer; a C++ reference is lowered to a pointer that is dereferenced at each use.
	 *
	 * @param restrict qualified {@code restrict} or {@code __restrict}
	 */
	record PointerType(Type pointee, boolean restrict) implements Type {
		/** The size of each pointer, in bytes: platforms are taken for LP64. */
		public static final int BYTES = 8;
	}

	/**
	 * @param length number of elements: a constant, a run-time expression (VLA), or empty when the declaration leaves it open
	 * @param shift how much further than the language's usual one the first index is, where that is known: for names of elements, and no
	 * part of what the type is
	 * @param subscripts what is known of indices of its elements, and no part of what the type is
	 */
	record ArrayType(Type element, Optional<Expression> length, long shift, Subscripts subscripts) implements Type {
		/** What the language lets programs do with indices. */
		public enum Subscripts {
			/** an index may lead beyond the last element, to what lies behind it */
			ANY,
			/** each index that is used is that of an element */
			INSIDE
		}

		/** An array that begins with the language's usual first index. */
		public ArrayType(Type element, Optional<Expression> length) {
			this(element, length, 0, Subscripts.ANY);
		}

		@Override
		public boolean equals(Object other) {
			return other instanceof ArrayType a && element.equals(a.element) && length.equals(a.length);
		}

		@Override
		public int hashCode() {
			return Objects.hash(element, length);
		}
	}

	/** A struct, union or class; its layout is found by {@link RecordDefinition#name()} in the parsed unit. */
	record RecordType(String name) implements Type {
		private static final Pattern KEYWORD = Pattern.compile("^(struct|union|class) ");

		/** The name without the keyword that C has before it. */
		public String tag() {
			return KEYWORD.matcher(name).replaceFirst("");
		}
	}

	/** C's {@code _Atomic}: each access to an object of the type is an atomic operation on a value. C11 §6.7.2.4 */
	record AtomicType(Type value) implements Type {
	}

	/** The type without values. */
	record VoidType() implements Type {
		public static final VoidType VOID = new VoidType();
	}

	/** A type that the front end does not model. */
	record UnknownType(String spelling) implements Type {
	}
}
