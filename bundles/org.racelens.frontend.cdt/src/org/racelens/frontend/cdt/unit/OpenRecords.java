package org.racelens.frontend.cdt.unit;

import java.util.HashSet;
import java.util.Set;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.AtomicType;
import org.racelens.model.expression.Type.RecordType;

/** The records that are defined in a way from which their layout cannot be told: nothing is known of the places of their members. */
public final class OpenRecords {
	private final Set<String> names = new HashSet<>();

	/** A record whose layout cannot be told. */
	public void add(String name) {
		names.add(name);
	}

	/** Whether a type is such a record, or an array of such. */
	public boolean contains(Type type) {
		return type instanceof ArrayType a ? contains(a.element())
				: type instanceof AtomicType t ? contains(t.value()) : type instanceof RecordType r && names.contains(r.name());
	}
}
