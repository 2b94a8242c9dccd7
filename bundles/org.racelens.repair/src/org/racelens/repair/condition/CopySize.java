package org.racelens.repair.condition;

import java.util.Optional;
import java.util.OptionalLong;
import org.racelens.model.expression.RecordDefinition;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.Argument;
import org.racelens.model.gap.Explanation;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.repair.flow.Reading;

/**
 * How large a copy is that a clause gives each thread. Copies lie on the threads' stacks, of which nothing is known but that they are
 * small: some implementations have 2 MB for each thread, and 8 MB is usual for the first one.
 */
public record CopySize(ParsedUnit unit) {
	/** The most bytes that the copies of one variable may take on each thread. */
	static final long MOST_BYTES = 256 * 1024;

	/** Why a variable is not copied for each thread; empty where its copies are small. */
	public Optional<Reading> obstacle(Variable variable) {
		return reason(bytes(variable.type())).map(r -> new Reading(variable.declaration(), r));
	}

	/** Why so many elements that a pointer leads to are not copied for each thread. */
	public Optional<Explanation> obstacle(Type element, OptionalLong count) {
		return reason(product(bytes(element), count));
	}

	private static Optional<Explanation> reason(OptionalLong bytes) {
		if (bytes.isEmpty()) {
			return Optional.of(CopySentence.OF_UNKNOWN_SIZE.of());
		}
		return bytes.getAsLong() <= MOST_BYTES ? Optional.empty()
				: Optional.of(CopySentence.TOO_LARGE_X_BYTES_WHERE_Y_ARE_THE_LIMIT.of(Argument.number(bytes.getAsLong()),
						Argument.number(MOST_BYTES)));
	}

	/** The size of an object; empty where it is not the same in every run, or not known. */
	OptionalLong bytes(Type type) {
		if (type instanceof IntegerType t) {
			return OptionalLong.of((t.bits() + Byte.SIZE - 1) / Byte.SIZE);
		}
		if (type instanceof FloatingType t) {
			return OptionalLong.of(t.bytes());
		}
		if (type instanceof PointerType) {
			return OptionalLong.of(PointerType.BYTES);
		}
		if (type instanceof ArrayType a) {
			OptionalLong length = a.length().map(new Constants(unit)::of).orElse(OptionalLong.empty());
			return product(bytes(a.element()), length);
		}
		RecordDefinition record = type instanceof RecordType r ? unit.records().get(r.name()) : null;
		return record == null ? OptionalLong.empty() : OptionalLong.of(record.size());
	}

	private static OptionalLong product(OptionalLong one, OptionalLong other) {
		if (one.isEmpty() || other.isEmpty()) {
			return OptionalLong.empty();
		}
		long high = Math.multiplyHigh(one.getAsLong(), other.getAsLong());
		long low = one.getAsLong() * other.getAsLong();
		return OptionalLong.of(high == 0 && low >= 0 ? low : Long.MAX_VALUE);
	}
}
