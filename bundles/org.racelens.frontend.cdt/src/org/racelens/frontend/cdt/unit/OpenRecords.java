package org.racelens.frontend.cdt.unit;

import java.util.HashSet;
import java.util.Set;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.AtomicType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Type.VoidType;

/** The records that are defined in a way from which their layout cannot be told: sizes and places of members are not known. */
public final class OpenRecords {
	private final Set<String> names = new HashSet<>();

	/** A record whose layout cannot be told. */
	public void add(String name) {
		names.add(name);
	}

	/** Whether a pointer to such a record, or an array of such, becomes one to something else, or the other way round. */
	public boolean isLeft(Type from, Type to) {
		Type before = pointee(from);
		Type after = pointee(to);
		boolean isUntyped = before instanceof VoidType || after instanceof VoidType || before.equals(after);
		return !isUntyped && (contains(before) || contains(after));
	}

	private static Type pointee(Type type) {
		return type instanceof PointerType p ? p.pointee() : type instanceof ArrayType a ? a.element() : VoidType.VOID;
	}

	/** Whether a type is such a record, or an array of such. */
	public boolean contains(Type type) {
		return type instanceof ArrayType a ? contains(a.element())
				: type instanceof AtomicType t ? contains(t.value()) : type instanceof RecordType r && names.contains(r.name());
	}
}
