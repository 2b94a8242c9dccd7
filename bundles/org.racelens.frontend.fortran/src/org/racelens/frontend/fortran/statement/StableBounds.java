package org.racelens.frontend.fortran.statement;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.Entity;
import org.racelens.frontend.fortran.unit.Entity.Data;
import org.racelens.frontend.fortran.unit.Scope;

/**
 * Whether the bounds of a loop have one value as long as it runs, so that it does not matter when they are evaluated: nothing in the loop
 * changes what they name.
 */
record StableBounds(Scope scope) {
	boolean areStable(List<Node> bounds, Node loop) {
		Set<String> named = new HashSet<>();
		bounds.forEach(b -> names(b, named));
		if (named.isEmpty()) {
			return true;
		}
		Set<String> changed = new HashSet<>();
		boolean[] calls = new boolean[1];
		loop.children().forEach(c -> changes(c, changed, calls));
		boolean indirect = changed.stream().map(n -> scope.lookup(n).orElse(null)).anyMatch(StableBounds::isOtherName);
		return !indirect && named.stream().noneMatch(n -> changed.contains(n) || calls[0] && !isLocal(n) || isPart(n));
	}

	private static void names(Node n, Set<String> names) {
		if (n.is("identifier")) {
			names.add(n.name());
		}
		n.children().forEach(c -> names(c, names));
	}

	/** Whether what is assigned may be known by other names: a pointer's target, an associated object, a part of shared storage. */
	private static boolean isOtherName(Entity entity) {
		return entity instanceof Entity.Alias
				|| entity instanceof Data d && (d.isDescribed() && d.descriptor().isPointer() || d.place().isPresent());
	}

	private boolean isPart(String name) {
		return scope.lookup(name).orElse(null) instanceof Data d && d.place().isPresent();
	}

	private boolean isLocal(String name) {
		Entity entity = scope.lookup(name).orElse(null);
		return entity == null || entity instanceof Entity.Constant
				|| entity instanceof Data d && d.variable().isAutomatic() && !scope.ofProcedure().isShared(name);
	}

	/** What a statement may change: targets of assignments, indices, what is passed or read in. */
	private void changes(Node n, Set<String> changed, boolean[] calls) {
		switch (n.kind()) {
			case "assignment_statement", "pointer_association_statement" -> names(n.children().get(0), changed);
			case "subroutine_call" -> {
				calls[0] = true;
				n.children().forEach(c -> names(c, changed));
			}
			case "input_item_list" -> names(n, changed);
			case "loop_control_expression" -> names(n.children().get(0), changed);
			case "call_expression" -> {
				boolean array = scope.lookup(n.children().get(0).name()).filter(e -> e instanceof Data || e instanceof Entity.Constant)
						.isPresent();
				calls[0] |= !array && scope.lookup(n.children().get(0).name()).isPresent();
				if (!array && (scope.lookup(n.children().get(0).name()).isPresent()
						|| n.children().get(0).is("identifier") && Allocations.has(n.children().get(0).name()))) {
					n.children().forEach(c -> names(c, changed));
				}
			}
			default -> {
				// only what is inside
			}
		}
		n.children().forEach(c -> changes(c, changed, calls));
	}
}
