package org.racelens.model.source;

import java.util.List;
import java.util.stream.Collectors;

/** Subscripts and members of C and C++. C17 §6.5.2 */
enum CElements implements ElementSyntax {
	SYNTAX;

	@Override
	public String element(List<Long> indices) {
		return indices.stream().map(i -> "[" + i + "]").collect(Collectors.joining());
	}

	@Override
	public String member(String name) {
		return "." + name;
	}

	@Override
	public String pointed(String member) {
		return "->" + member;
	}
}
