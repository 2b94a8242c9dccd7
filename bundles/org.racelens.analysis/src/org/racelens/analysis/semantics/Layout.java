package org.racelens.analysis.semantics;

import java.util.Map;
import java.util.Optional;
import org.racelens.model.expr.Expression;
import org.racelens.model.type.RecordDefinition;
import org.racelens.model.type.RecordDefinition.Field;
import org.racelens.model.type.Type;
import org.racelens.model.type.Type.ArrayType;
import org.racelens.model.type.Type.FloatingType;
import org.racelens.model.type.Type.IntegerType;
import org.racelens.model.type.Type.PointerType;
import org.racelens.model.type.Type.RecordType;

/** Sizes and offsets in bytes on an LP64 machine, as far as they are constant. */
record Layout(Map<String, RecordDefinition> records) {
	/** The size of a type; nothing for arrays of run-time or open length and for what is not modelled. */
	Optional<Long> size(Type type) {
		if (type instanceof IntegerType i) {
			return Optional.of(i.bits() / 8L);
		}
		if (type instanceof FloatingType f) {
			return Optional.of((long) f.bytes());
		}
		if (type instanceof PointerType) {
			return Optional.of(8L);
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

	Optional<Field> field(Type type, String name) {
		return type instanceof RecordType r
				? Optional.ofNullable(records.get(r.name())).stream().flatMap(d -> d.fields().stream()).filter(f -> f.name().equals(name))
						.findFirst()
				: Optional.empty();
	}

	/** Whether values of the type are single numbers or pointers. */
	static boolean isScalar(Type type) {
		return type instanceof IntegerType || type instanceof FloatingType || type instanceof PointerType;
	}
}
