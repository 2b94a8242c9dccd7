package org.racelens.frontend.fortran.call;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.frontend.fortran.source.Node;

/**
 * The actual arguments of a call as they are written. Fortran 2018 §15.5.2
 *
 * @param positional in their order
 * @param named by the names of dummy arguments
 */
public record Arguments(List<Node> positional, Map<String, Node> named) {
	/** The arguments of a call or a reference; none where there are no parentheses. */
	public static Arguments of(Node call) {
		List<Node> positional = new ArrayList<>();
		Map<String, Node> named = new LinkedHashMap<>();
		call.child("argument_list").ifPresent(list -> list.parts().forEach(a -> {
			if (a.is("keyword_argument")) {
				named.put(a.field("name").map(Node::name).orElse(""), a.field("value").orElse(a));
			} else {
				positional.add(a);
			}
		}));
		return new Arguments(positional, named);
	}

	/** All of them. */
	public List<Node> all() {
		List<Node> all = new ArrayList<>(positional);
		all.addAll(named.values());
		return all;
	}

	/** An argument by the place and the name of its dummy. */
	public Optional<Node> at(int index, String name) {
		return index < positional.size() ? Optional.of(positional.get(index)) : Optional.ofNullable(named.get(name));
	}
}
