package org.racelens.openmp.link;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.RecordDefinition;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Type.UnknownType;
import org.racelens.model.expression.Type.VoidType;

/** Which objects may hold pointers to functions, by their types, or lead to some that do. */
final class CodeHolders {
	/** the compiler's list of further arguments */
	private static final String ARGUMENTS = "__va_list_tag";

	private final Map<String, RecordDefinition> records;

	CodeHolders(Map<String, RecordDefinition> records) {
		this.records = records;
	}

	/** Whether a function that is called may hand out code: in its result, or in what its arguments lead to. */
	boolean areReached(Call c) {
		return mayBe(c.type()) || c.arguments().stream().map(Expression::type).anyMatch(t -> t instanceof PointerType && mayBe(t));
	}

	/** Whether an object of a type may be one. A structure that is declared alone is nothing that the program can read. */
	boolean mayBe(Type type) {
		return mayBe(type, new HashSet<>());
	}

	private boolean mayBe(Type type, Set<String> seen) {
		if (type instanceof PointerType p) {
			return p.pointee() instanceof UnknownType || p.pointee() instanceof VoidType || mayBe(p.pointee(), seen);
		}
		if (type instanceof ArrayType a) {
			return mayBe(a.element(), seen);
		}
		return type instanceof UnknownType || type instanceof RecordType r && !r.name().equals(ARGUMENTS) && records.containsKey(r.name())
				&& seen.add(r.name()) && records.get(r.name()).fields().stream().anyMatch(f -> mayBe(f.type(), seen));
	}
}
