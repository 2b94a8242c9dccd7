package org.racelens.frontend.cdt.type;

import java.util.Optional;
import java.util.function.Function;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.size.ArgumentLists;
import org.racelens.model.expression.RecordDefinition;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.AtomicType;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Type.VoidType;

/**
 * How long and how aligned objects are. System V ABI for x86-64
 *
 * @param definitions of records
 */
record TypeMeasures(LoweringParts lowering, Function<Type, Optional<RecordDefinition>> definitions) {
	/** The size of a type, in bytes; empty where it is not known or hangs on a number that is not known. */
	Optional<Long> size(Type type) {
		if (type instanceof IntegerType i) {
			return Optional.of(i.bits() / 8L);
		}
		if (type instanceof FloatingType f) {
			return Optional.of((long) f.bytes());
		}
		if (type instanceof PointerType p) {
			return Optional.of(p.pointee() instanceof RecordType r && ArgumentLists.isElement(r.name()) ? ArgumentLists.SIZE : 8L);
		}
		if (type instanceof ArrayType a) {
			return a.length().flatMap(lowering.constants()::value).flatMap(n -> size(a.element()).flatMap(s -> product(n, s)));
		}
		return type instanceof VoidType ? Optional.of(1L)
				: type instanceof AtomicType a ? size(a.value()) : definitions.apply(type).map(RecordDefinition::size);
	}

	private static Optional<Long> product(long n, long size) {
		try {
			return Optional.of(Math.multiplyExact(n, size));
		} catch (ArithmeticException e) {
			return Optional.empty();
		}
	}

	/** Objects that one instruction accesses are aligned as long as they are. */
	private long ofAtomic(Type value) {
		long size = size(value).filter(n -> n <= 16 && Long.bitCount(n) == 1).orElse(1L);
		return Math.max(size, alignment(value));
	}

	/** The alignment of a type, in bytes; 1 where nothing is known of it. */
	long alignment(Type type) {
		return type instanceof ArrayType a ? alignment(a.element())
				: type instanceof RecordType ? definitions.apply(type).map(RecordDefinition::alignment).orElse(1L)
				: type instanceof PointerType ? 8 : type instanceof AtomicType t ? ofAtomic(t.value())
				: type instanceof FloatingType f && f.complex() ? f.bytes() / 2 : Math.min(16, Math.max(1, size(type).orElse(1L)));
	}
}
