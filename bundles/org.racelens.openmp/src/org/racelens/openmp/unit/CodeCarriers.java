package org.racelens.openmp.unit;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.racelens.model.expression.RecordDefinition;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.AtomicType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Type.UnknownType;
import org.racelens.model.expression.Type.VoidType;

/** Which values may be pointers to functions, or lead to some, by their types. */
public final class CodeCarriers {
	private static final String FUNCTION = "function";

	private final Map<String, RecordDefinition> records;

	/** @param records of the unit, by name */
	public CodeCarriers(Map<String, RecordDefinition> records) {
		this.records = records;
	}

	/** Whether a type is that of functions. */
	public static boolean isCode(Type type) {
		return type instanceof UnknownType u && u.spelling().equals(FUNCTION);
	}

	/** Whether an object of a type is code, or pointers in it may lead to some; those without a type lead to none. */
	public boolean mayLead(Type type) {
		return mayLead(type, false, new HashSet<>());
	}

	/** The same where pointers without a type may lead to anything. */
	public boolean mayLeadSomehow(Type type) {
		return mayLead(type, true, new HashSet<>());
	}

	private boolean mayLead(Type type, boolean untyped, Set<String> seen) {
		if (type instanceof PointerType p) {
			return untyped && p.pointee() instanceof VoidType || mayLead(p.pointee(), untyped, seen);
		}
		if (type instanceof ArrayType a) {
			return mayLead(a.element(), untyped, seen);
		}
		if (type instanceof AtomicType a) {
			return mayLead(a.value(), untyped, seen);
		}
		return isCode(type) || type instanceof RecordType r && records.containsKey(r.name()) && seen.add(r.name())
				&& records.get(r.name()).fields().stream().anyMatch(f -> mayLead(f.type(), untyped, seen));
	}
}
