package org.racelens.openmp.library;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The name of a function or class as a program spells it.
 *
 * @param scopes the namespaces and classes around it, the outermost first
 * @param simple its own name, with the arguments of a template
 */
public record QualifiedName(List<String> scopes, String simple) {
	private static final String SEPARATOR = "::";

	public QualifiedName {
		scopes = List.copyOf(scopes);
	}

	/** The name behind a spelling; a separator before it, which marks what is named like the library's, says nothing. */
	public static QualifiedName of(String spelling) {
		List<String> parts = new ArrayList<>();
		int start = 0;
		int templates = 0;
		for (int i = 0; i < spelling.length(); i++) {
			templates += spelling.charAt(i) == '<' ? 1 : spelling.charAt(i) == '>' ? -1 : 0;
			if (templates <= 0 && spelling.startsWith(SEPARATOR, i)) {
				parts.add(spelling.substring(start, i));
				start = i + SEPARATOR.length();
				i = start - 1;
			}
		}
		parts.removeIf(String::isEmpty);
		return new QualifiedName(parts, spelling.substring(start));
	}

	/** The whole name, as the program spells it. */
	public String spelling() {
		List<String> all = new ArrayList<>(scopes);
		all.add(simple);
		return String.join(SEPARATOR, all);
	}

	/** What the name stands in, where it is a scope itself. */
	public Optional<QualifiedName> scope() {
		int last = scopes.size() - 1;
		return last < 0 ? Optional.empty() : Optional.of(new QualifiedName(scopes.subList(0, last), scopes.get(last)));
	}

	/** The same without the outermost scope; there is one. */
	public QualifiedName inside() {
		return new QualifiedName(scopes.subList(1, scopes.size()), simple);
	}

	/** The same without the arguments of a template. */
	public QualifiedName ofTemplate() {
		int open = simple.indexOf('<');
		return open <= 0 ? this : new QualifiedName(scopes, simple.substring(0, open));
	}

	/** Whether this may be what another name stands for that has fewer scopes. */
	public boolean mayBe(QualifiedName shorter) {
		int more = scopes.size() - shorter.scopes.size();
		return more >= 0 && simple.equals(shorter.simple) && scopes.subList(more, scopes.size()).equals(shorter.scopes);
	}

	/** Whether it names what makes an object, which nobody calls by name. */
	public boolean isConstructor() {
		return scope().filter(c -> c.ofTemplate().simple.equals(simple)).isPresent();
	}
}
