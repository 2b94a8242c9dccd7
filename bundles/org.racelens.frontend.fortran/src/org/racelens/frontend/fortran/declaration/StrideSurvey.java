package org.racelens.frontend.fortran.declaration;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.frontend.fortran.expression.Triplet;
import org.racelens.frontend.fortran.source.Node;

/** Of which ranks the pointers of a file are that it associates with sections that are not contiguous, by the words alone. */
final class StrideSurvey {
	private final Set<Integer> ranks = new HashSet<>();

	/** The ranks. */
	static Set<Integer> of(Node file) {
		StrideSurvey survey = new StrideSurvey();
		survey.read(file, List.of());
		return survey.ranks;
	}

	/** @param around the declarations of the program units around, innermost first */
	private void read(Node n, List<Specification> around) {
		if (n.is("pointer_association_statement")) {
			association(n.children().get(0), n.children().get(n.children().size() - 1), around);
		}
		List<Specification> inside = new ArrayList<>(around);
		if (n.child("variable_declaration").isPresent()) {
			inside.add(0, Specification.of(n.children()));
		}
		n.children().stream().filter(c -> !c.children().isEmpty()).forEach(c -> read(c, inside));
	}

	private void association(Node left, Node right, List<Specification> around) {
		if (right.is("derived_type_member_expression")) {
			Node base = right.children().get(0);
			int objects = base.is("identifier")
					? around.stream().flatMap(s -> s.find(base.name()).stream()).findFirst().flatMap(Declared::dimensions)
							.map(l -> l.parts().size()).orElse(0)
					: base.child("argument_list").filter(l -> base.is("call_expression"))
							.map(l -> (int) l.parts().stream().filter(x -> x.is("extent_specifier")).count()).orElse(0);
			ranks.add(objects);
			return;
		}
		Optional<Node> list = right.is("call_expression") ? right.child("argument_list") : Optional.empty();
		List<Node> subscripts = list.map(Node::parts).orElse(List.of());
		int rank = (int) subscripts.stream().filter(n -> n.is("extent_specifier")).count();
		if (rank > 0 && !isContiguous(subscripts)) {
			ranks.add(rank);
			left.child("argument_list").filter(l -> left.is("call_expression")).ifPresent(l -> ranks.add(l.parts().size()));
		}
	}

	/** Full dimensions first, then at most one range without a stride, then single indices. */
	private static boolean isContiguous(List<Node> subscripts) {
		boolean full = true;
		for (Node n : subscripts) {
			boolean range = n.is("extent_specifier");
			if (range && (!full || Triplet.of(n).stride().isPresent())) {
				return false;
			}
			full &= range && Triplet.of(n).lower().isEmpty() && Triplet.of(n).upper().isEmpty();
		}
		return true;
	}
}
