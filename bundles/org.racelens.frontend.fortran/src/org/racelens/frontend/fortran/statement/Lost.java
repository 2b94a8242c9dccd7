package org.racelens.frontend.fortran.statement;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.Entity.Data;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Terms;
import org.racelens.frontend.fortran.unit.Types;
import org.racelens.model.expression.Expression;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.If;
import org.racelens.openmp.program.Statement.Unmodelled;

/** What is not known after a statement that is not understood: the values of all that it names. */
record Lost(Parts parts, Transfers transfers) {
	/** Adds a statement that may do anything to what its text names. */
	void after(Node s, GapKind kind, Explanation why, List<Statement> inside, Scope scope, Code code) {
		code.add(new Unmodelled(new ModelGap(kind, s.range(), why), inside, s.range()));
		Set<String> names = new LinkedHashSet<>();
		collect(s.is("assignment_statement") && !s.isBroken() ? target(s) : s, names);
		Code changes = code.apart();
		names.forEach(n -> StatementLowering.data(scope, n).filter(d -> !counts(d, scope)).ifPresent(d -> lose(d, s, changes)));
		if (!changes.isEmpty()) {
			code.add(new If(Terms.any(Types.LOGICAL, List.of(), s.range()), changes.block(s.range()), Optional.empty(), s.range()));
		}
	}

	/** What counts the iterations of a loop around the statement stays as it is, whatever is written there. Fortran 2018 §11.1.7.4.3 */
	private static boolean counts(Data d, Scope scope) {
		return scope.loop().filter(l -> l.isCountedBy(d.variable())).isPresent();
	}

	private void lose(Data d, Node s, Code changes) {
		if (d.isDescribed()) {
			Expression data = d.descriptor().data(d.object(s.range()), s.range());
			changes.assign(data, Terms.any(data.type(), List.of(), s.range()), s.range());
		} else {
			transfers.write(parts.designators().whole(d, s.range()), s, changes);
		}
	}

	/** What an assignment changes. */
	private static Node target(Node assignment) {
		Node target = assignment.children().get(0);
		while (!target.is("identifier") && !target.children().isEmpty()) {
			target = target.children().get(0);
		}
		return target;
	}

	private static void collect(Node n, Set<String> names) {
		if (n.is("identifier")) {
			names.add(n.name());
		}
		n.children().forEach(c -> collect(c, names));
	}
}
