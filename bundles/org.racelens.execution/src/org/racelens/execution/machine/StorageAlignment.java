package org.racelens.execution.machine;

import java.util.Optional;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Member;
import org.racelens.model.expression.Expression.Subscript;
import org.racelens.model.expression.RecordDefinition;
import org.racelens.model.expression.RecordDefinition.Field;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.RecordType;

/** Where objects may begin, as the types say on the way to them: members of packed structures may begin anywhere. */
public final class StorageAlignment {
	private final Machine machine;

	public StorageAlignment(Machine machine) {
		this.machine = machine;
	}

	/** Whether the address of what an lvalue names is a multiple of its size, as far as the types tell. */
	public boolean isMultipleOfSize(Expression lvalue) {
		return machine.layout().size(lvalue.type()).filter(size -> of(lvalue) % size != 0).isEmpty();
	}

	/** A number of bytes that the address of what an lvalue names is surely a multiple of. */
	private long of(Expression lvalue) {
		if (lvalue instanceof Member m) {
			long object = of(m.object());
			return machine.layout().field(m.object().type(), m.field()).map(Field::offset).filter(offset -> offset != 0)
					.map(offset -> Math.min(object, Long.lowestOneBit(offset))).orElse(object);
		}
		if (lvalue instanceof Subscript s && s.base().type() instanceof ArrayType) {
			long row = of(s.base());
			return machine.layout().size(s.type()).map(size -> Math.min(row, Long.lowestOneBit(size))).orElse(row);
		}
		return of(lvalue.type());
	}

	private long of(Type type) {
		if (type instanceof ArrayType a) {
			return of(a.element());
		}
		return type instanceof RecordType r
				? Optional.ofNullable(machine.program().unit().records().get(r.name())).map(RecordDefinition::alignment).orElse(1L)
				: machine.layout().size(type).map(Long::lowestOneBit).orElse(1L);
	}
}
