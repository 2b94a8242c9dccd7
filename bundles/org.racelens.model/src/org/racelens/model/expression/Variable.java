package org.racelens.model.expression;

import java.util.Objects;
import org.racelens.model.source.SourceRange;

/**
 * A declared variable. Two variables are the same exactly if their {@code id} is.
 *
 * @param id unique within the parsed unit
 * @param constant declared {@code const} (the object itself, not a pointee)
 * @param origin who made it
 */
public record Variable(int id, String name, Type type, Storage storage, boolean constant, SourceRange declaration, Origin origin) {
	/** Who made a variable. */
	public enum Origin {
		/** the text declares it */
		DECLARED,
		/** the text declares it, but the program may have none: where nothing defines a weak variable, its address is null */
		DECLARED_WEAK,
		/** the text declares a reference: the variable holds the address of what its name means. C++17 §11.3.2 */
		DECLARED_REFERENCE,
		/** the text declares a function, whose address the name stands for */
		FUNCTION,
		/** the language: the object that a member function is called for ({@code this}) */
		RECEIVER,
		/** the front end: temporaries, closures, what a loop over a range counts with */
		MADE,
		/** the front end: storage of which the names of the text are members, as {@code equivalence} and {@code common} make it */
		STORAGE
	}

	/** Storage duration and scope. */
	public enum Storage {
		/** namespace scope, external linkage */
		GLOBAL,
		/** namespace scope, internal linkage */
		STATIC_GLOBAL,
		/** a block-scope {@code static} */
		STATIC_LOCAL,
		/** automatic */
		LOCAL, PARAMETER,
		/** automatic, made for a value that no text names */
		UNNAMED,
		/** {@code thread_local}, {@code _Thread_local} or {@code threadprivate}, external linkage */
		THREAD_LOCAL,
		/** as before, where other units cannot name it */
		STATIC_THREAD_LOCAL
	}

	/** A variable that the text declares. */
	public Variable(int id, String name, Type type, Storage storage, boolean constant, SourceRange declaration) {
		this(id, name, type, storage, constant, declaration, Origin.DECLARED);
	}

	public Variable {
		Objects.requireNonNull(name);
		Objects.requireNonNull(type);
	}

	/** Whether the variable lives as long as the program and is one object for all threads. */
	public boolean isStatic() {
		return storage == Storage.GLOBAL || storage == Storage.STATIC_GLOBAL || storage == Storage.STATIC_LOCAL;
	}

	/** Whether the variable lives as long as the program and is one object for each thread. */
	public boolean isThreadLocal() {
		return storage == Storage.THREAD_LOCAL || storage == Storage.STATIC_THREAD_LOCAL;
	}

	/** Whether code of other units can name it. */
	public boolean isExternal() {
		return storage == Storage.GLOBAL || storage == Storage.THREAD_LOCAL;
	}

	/** Whether the variable is one object for each execution of its block. */
	public boolean isAutomatic() {
		return storage == Storage.LOCAL || storage == Storage.PARAMETER || storage == Storage.UNNAMED;
	}

	/** Whether the text declares it, so that a person knows its name. */
	public boolean isDeclared() {
		return origin == Origin.DECLARED || origin == Origin.DECLARED_REFERENCE || origin == Origin.DECLARED_WEAK
				|| origin == Origin.FUNCTION;
	}

	/** Whether the name means not the variable but what the variable holds the address of. */
	public boolean isReference() {
		return origin == Origin.DECLARED_REFERENCE;
	}

	/** The variable as one that is declared to be a reference. */
	public Variable reference() {
		return new Variable(id, name, type, storage, constant, declaration, Origin.DECLARED_REFERENCE);
	}

	/** Whether the program may have no such variable, so that its address is null. */
	public boolean isMissable() {
		return origin == Origin.DECLARED_WEAK;
	}

	/** The variable as one that the program may not have. */
	public Variable missable() {
		return new Variable(id, name, type, storage, constant, declaration, Origin.DECLARED_WEAK);
	}

	@Override
	public boolean equals(Object other) {
		return other instanceof Variable v && v.id == id;
	}

	@Override
	public int hashCode() {
		return id;
	}

	@Override
	public String toString() {
		return name;
	}
}
