package org.racelens.frontend.fortran.source;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** By what the linker knows procedures that belong to no module, as compilers form it. Fortran 2018 §18.10.2, §19.2 */
public final class LinkerName {
	private static final Pattern ENTRY = Pattern.compile("(?i)^!\\(entry\\) entry\\s+(\\w+)");
	private static final Pattern BOUND = Pattern
			.compile("(?i)\\bbind\\s*\\(\\s*c\\s*(?:,\\s*name\\s*=\\s*[\"']\\s*([^\"']*?)\\s*[\"'])?");

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

	/** The names of the places inside a procedure where other ones begin. Fortran 2018 §15.6.2.6 */
	public static List<String> entries(Node procedure) {
		return procedure.children().stream().flatMap(n -> entry(n).stream()).toList();
	}

	/** By what the linker knows a procedure that begins at an {@code entry} statement, which is a comment of the prepared text. */
	public static Optional<String> entry(Node n) {
		Matcher entry = ENTRY.matcher(n.is("comment") ? n.text() : "");
		if (!entry.find()) {
			return Optional.empty();
		}
		Matcher bound = BOUND.matcher(n.text());
		String name = entry.group(1).toLowerCase(Locale.ROOT);
		return Optional.of(!bound.find() ? called(name) : bound.group(1) == null ? name : bound.group(1));
	}

	/** What stands in {@code bind(c, name="…")}, whose case counts; the name that Fortran has for it where nothing does. */
	private static Optional<String> label(Node bound) {
		return bound.all("keyword_argument").stream().filter(k -> k.field("name").filter(n -> n.name().equals("name")).isPresent())
				.flatMap(k -> k.field("value").stream()).filter(v -> v.is("string_literal")).map(Node::text)
				.map(t -> t.substring(1, t.length() - 1).strip()).filter(t -> !t.isEmpty()).findFirst();
	}
}
