package org.racelens.frontend.fortran.source;

import java.util.Optional;

/** By what the linker knows procedures that belong to no module, as compilers form it. Fortran 2018 §18.10.2, §19.2 */
public final class LinkerName {
	private LinkerName() {
	}

	/** The name of a procedure that a call names. */
	public static String called(String name) {
		return name + "_";
	}

	/** The name of a procedure, or of one that an interface body declares; empty where it has none. */
	public static Optional<String> of(Node procedure) {
		Optional<Node> head = procedure.children().stream().filter(c -> c.is("subroutine_statement", "function_statement")).findFirst();
		Optional<String> name = head.flatMap(h -> h.child("name").or(() -> h.field("name"))).map(Node::name);
		Optional<Node> bound = head.flatMap(h -> h.child("language_binding"));
		return bound.isPresent() ? bound.flatMap(LinkerName::label).or(() -> name) : name.map(LinkerName::called);
	}

	/** What stands in {@code bind(c, name="…")}, whose case counts; the name that Fortran has for it where nothing does. */
	private static Optional<String> label(Node bound) {
		return bound.all("keyword_argument").stream().filter(k -> k.field("name").filter(n -> n.name().equals("name")).isPresent())
				.flatMap(k -> k.field("value").stream()).filter(v -> v.is("string_literal")).map(Node::text)
				.map(t -> t.substring(1, t.length() - 1).strip()).filter(t -> !t.isEmpty()).findFirst();
	}
}
