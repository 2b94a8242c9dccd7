package org.racelens.openmp.link;

import java.util.Optional;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement.Initialization;
import org.racelens.openmp.program.VirtualFunctions;
import org.racelens.openmp.syntax.RecordTree;
import org.racelens.openmp.unit.ParsedUnit;

/** What of C++ is not taken along into another unit: virtual calls, exceptions, variables that code makes once. */
final class ClassCode {
	private static final String THROWN = "std::terminate";

	private final VirtualFunctions theirs;
	private final VirtualFunctions ours;

	ClassCode(ParsedUnit from, SharedNames names) {
		theirs = from.virtualFunctions();
		ours = names.virtualFunctions();
	}

	boolean isIn(FunctionDefinition f) {
		boolean[] found = { false };
		new RecordTree(v -> {
			found[0] |= v instanceof Initialization
					|| v instanceof Call c && (c.callee().equals(THROWN) || theirs.called().containsKey(c.callee()))
					|| v instanceof RecordType r && theirs.code().containsKey(r.name())
							&& !theirs.code().get(r.name()).equals(ours.code().get(r.name()));
			return Optional.empty();
		}).of(f.body());
		return found[0];
	}
}
