package org.racelens.model.source;

import java.util.List;
import java.util.stream.Collectors;

/** Subscripts and members of C and C++. C17 §6.5.2 */
enum CElements implements ElementSyntax {
	SYNTAX;

	private static final String MEMBER = ".";
	private static final String POINTED = "->";

	@Override
	public String element(List<Long> indices) {
		return indices.stream().map(i -> "[" + i + "]").collect(Collectors.joining());
	}

	@Override
	public String member(String name) {
		return MEMBER + name;
	}

	@Override
	public String pointed(String member) {
		return POINTED + member;
	}

	@Override
	public String pointee(String pointer) {
		return "*" + pointer;
	}

	@Override
	public String any(String name) {
		return name + "[]";
	}

	@Override
	public String whole(String name) {
		return name;
	}

	@Override
	public String address(String variable) {
		return "&" + variable;
	}

	@Override
	public String bytesBehind(String variable, long offset) {
		return bytesBehindFirst(address(variable), offset);
	}

	@Override
	public String bytesBehindFirst(String name, long offset) {
		return "(char *)" + name + " + " + offset;
	}

	@Override
	public String section(String count) {
		return "[0:" + count + "]";
	}

	/** A member of the object that a function is called for may be named alone. */
	@Override
	public boolean hasOwner(String access) {
		return access.contains(MEMBER) || access.contains(POINTED);
	}
}
