package org.racelens.frontend.fortran.unit;

import java.util.Optional;
import org.racelens.model.expression.RecordDefinition;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;

/** How much storage objects have. */
record Sizes(Unit unit) {
	private static final long BYTE = 8;

	/** The bytes of an object; empty where the text does not tell. */
	Optional<Long> of(Type type) {
		if (type instanceof IntegerType i) {
			return Optional.of(i.bits() / BYTE);
		} else if (type instanceof FloatingType f) {
			return Optional.of((long) f.bytes());
		} else if (type instanceof ArrayType a) {
			return a.length().flatMap(Terms::constant).flatMap(n -> of(a.element()).map(e -> n * e));
		} else if (type instanceof PointerType) {
			return Optional.of((long) PointerType.BYTES);
		}
		return type instanceof RecordType r ? unit.record(r).map(RecordDefinition::size).filter(n -> n > 0) : Optional.empty();
	}
}
