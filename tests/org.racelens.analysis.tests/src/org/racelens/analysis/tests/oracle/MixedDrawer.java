package org.racelens.analysis.tests.oracle;

import java.util.List;

/** Draws regions whose statements come from all dialects. */
final class MixedDrawer extends DialectDrawer {
	private final TaskDrawer tasks;
	private final OrderedDrawer ordered;
	private final NestedDrawer nested;
	private final LaneDrawer lanes;

	MixedDrawer(Draw draw) {
		super(draw);
		this.tasks = new TaskDrawer(this);
		this.ordered = new OrderedDrawer(this);
		this.nested = new NestedDrawer(this);
		this.lanes = new LaneDrawer(this);
	}

	@Override
	TinyProgram drawn() {
		return region(scope -> several(draw.oneOf(2, 2, 3), this::teamStatement, scope));
	}

	private List<Stmt> teamStatement(Scope scope) {
		return switch (draw.weighted(40, 20, 20, 20)) {
			case 0 -> tasks.teamStatement(scope);
			case 1 -> ordered.teamStatement(scope);
			case 2 -> nested.teamStatement(scope);
			default -> lanes.teamStatement(scope);
		};
	}
}
