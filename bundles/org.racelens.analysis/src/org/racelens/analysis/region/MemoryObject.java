package org.racelens.analysis.region;

import java.util.Optional;
import org.racelens.model.expr.Variable;
import org.racelens.model.type.Type;

/**
 * A family of objects in memory: one object for each value of the instance terms that a {@link Place} gives. Two objects are the same family
 * exactly if their {@code key} is.
 *
 * @param key unique within the analysis of one unit
 * @param name as the source names it
 * @param variable the declared variable, where it is one
 * @param element type of the object, or of the elements where only those are known
 * @param depth number of teams around the object's creation: 0 for objects of serial code
 * @param arity number of instance terms of its places
 */
public record MemoryObject(String key, String name, Kind kind, Optional<Variable> variable, Type element, int depth,
		int arity) {
	/** Where an object comes from. */
	public enum Kind {
		/** a declared variable, or the copy of one that a clause makes */
		VARIABLE,
		/** an allocation */
		HEAP,
		/** what a parameter of the analysed function points to: may be the same as another one of its kind */
		PARAMETER_POINTEE,
		/** as before, declared {@code restrict} */
		RESTRICT_POINTEE,
		/** what a pointer in memory points to; the instance terms name the pointer's own place */
		LOADED_POINTEE,
		/** a string literal */
		LITERAL
	}

	/** Whether accesses to it through another family of objects are possible. */
	public boolean mayAlias(MemoryObject other) {
		return isPointee() && other.kind != Kind.LITERAL && (other.isPointee() || other.kind != Kind.VARIABLE || other.isVisibleOutside());
	}

	/** Whether the object is reached through a pointer of unknown origin. */
	public boolean isPointee() {
		return kind == Kind.PARAMETER_POINTEE || kind == Kind.LOADED_POINTEE;
	}

	private boolean isVisibleOutside() {
		return variable.filter(v -> v.storage() == Variable.Storage.GLOBAL).isPresent();
	}

	@Override
	public boolean equals(Object other) {
		return other instanceof MemoryObject o && key.equals(o.key);
	}

	@Override
	public int hashCode() {
		return key.hashCode();
	}

	@Override
	public String toString() {
		return name;
	}
}
