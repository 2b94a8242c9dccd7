package org.racelens.frontend.cdt.tests;

import java.util.List;
import org.racelens.model.omp.Construct;
import org.racelens.model.stmt.Statement;

/** The statements a construct governs. */
final class Bodies implements Construct.Visitor<List<Statement>> {
	private Bodies() {
	}

	static List<Statement> of(Construct construct) {
		return construct.accept(new Bodies());
	}

	@Override
	public List<Statement> visitParallel(Construct.Parallel c) {
		return List.of(c.body());
	}

	@Override
	public List<Statement> visitWorksharingLoop(Construct.WorksharingLoop c) {
		return List.of(c.body());
	}

	@Override
	public List<Statement> visitSections(Construct.Sections c) {
		return c.sections();
	}

	@Override
	public List<Statement> visitSection(Construct.Section c) {
		return List.of(c.body());
	}

	@Override
	public List<Statement> visitSingle(Construct.Single c) {
		return List.of(c.body());
	}

	@Override
	public List<Statement> visitMasked(Construct.Masked c) {
		return List.of(c.body());
	}

	@Override
	public List<Statement> visitCritical(Construct.Critical c) {
		return List.of(c.body());
	}

	@Override
	public List<Statement> visitAtomic(Construct.Atomic c) {
		return List.of(c.body());
	}

	@Override
	public List<Statement> visitBarrier(Construct.Barrier c) {
		return List.of();
	}

	@Override
	public List<Statement> visitUnmodelled(Construct.Unmodelled c) {
		return c.body().stream().toList();
	}
}
